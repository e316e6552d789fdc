"""The Choose turns by backward induction, with the values that each player sees or bounds on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from typing import Protocol, TypeAlias, TypeVar

from stockbook.models.stampswap.swap.cuts import ME, ChooseTurns, Pile, PileShare
from stockbook.optimizer.sampling.intervals import Interval

#: Values that differ by less are equal.
EQUAL = 1e-9
#: The threshold below every value: the value has to be exact.
NO_THRESHOLD = float("-inf")
#: A probability, and the end of the Choose turns that comes with it.
Ending: TypeAlias = "tuple[float, ChooseNode]"
Endings: TypeAlias = "Sequence[Ending]"
Option = TypeVar("Option", "ChooseNode", "Endings")


@dataclass(frozen=True)
class OpponentModel:
    """The rule by which the other players choose.

    Raises ``ValueError`` if ``random`` is not a probability.
    """

    #: Whether they minimize my points instead of maximizing their own.
    against: bool = False
    #: Probability that a turn of theirs is a random pick, all piles equally likely: 0 for players who never
    #: slip, 1 for players who pick blindly.
    random: float = 0.0

    def __post_init__(self) -> None:
        if not 0 <= self.random <= 1:
            raise ValueError(f"Expected a probability from 0 to 1, not {self.random}.")

    @classmethod
    def parse(cls, text: str) -> OpponentModel:
        """The rule of a text: ``selfish``, ``against``, ``random``, or the probability of a random pick.

        Raises ``ValueError`` if it is none of them; the message says what to write.
        """
        word = text.strip().lower()
        named = {"selfish": cls(), "against": cls(against=True), "random": cls(random=1.0)}
        if word in named:
            return named[word]
        try:
            return cls(random=float(word))
        except ValueError:
            message = f"{text!r}: write {', '.join(named)}, or a probability from 0 to 1 of a random pick"
            raise ValueError(message) from None


SELFISH = OpponentModel()


class ChooseTree:
    """The nodes of one tree of Choose turns, one for each state."""

    def __init__(self) -> None:
        self._nodes: dict[ChooseTurns, ChooseNode] = {}
        self._share_ids: dict[tuple[int, PileShare], int] = {}

    def node(self, state: ChooseTurns) -> ChooseNode:
        """The node of a state, made when it is first asked for."""
        if state not in self._nodes:
            ids = self._share_ids
            share_ids = tuple(ids.setdefault(each, len(ids)) for each in enumerate(state.shares))
            self._nodes[state] = ChooseNode(self, state, share_ids)
        return self._nodes[state]


class ChooseNode:
    """A node of the tree of Choose turns, which ``choose_tree`` makes."""

    def __init__(self, tree: ChooseTree, state: ChooseTurns, share_ids: tuple[int, ...]) -> None:
        self._tree = tree
        self._state = state
        #: The player whose turn it is; None at the end.
        self.player = state.turn
        #: The share of the piles that each player has by now.
        self.shares = state.shares
        #: A number for the share of each player; equal shares of one player have equal numbers.
        self.share_ids = share_ids

    @cached_property
    def options(self) -> tuple[tuple[Pile, ChooseNode], ...]:
        """Each pile that may be taken, with the node that follows, made when it is first asked for."""
        piles = self._state.piles() if self.player is not None else []
        return tuple((pile, self._tree.node(self._state.take(pile))) for pile in piles)


def choose_tree(state: ChooseTurns) -> ChooseNode:
    """Make the tree of all Choose turns from a state on. One tree serves for every cut and every sample."""
    return ChooseTree().node(state)


class ShareValues(Protocol):
    """The values that players see in the shares of the piles that they may have in the end."""

    @property
    def asking(self) -> bool:
        """Whether ``ask`` is called where a choice depends on a value that is not exact."""

    def value(self, player: int, share: PileShare) -> float:
        """The value of a share to a player, as far as it is known."""

    def gap(self, player: int, share: PileShare) -> float:
        """Points by which it may exceed that."""

    def ask(self, player: int, share: PileShare, threshold: float) -> None:
        """Ask for the exact value, or for a proof that it does not exceed a threshold."""


class ChooseSolver:
    """The Choose turns of one cut, solved backwards with the value that each player sees in each share.

    These values are common knowledge: everyone foresees correctly what the others will do. A value is looked
    at only where a choice depends on it. Where the others are indifferent, they take what is worst for me.
    """

    def __init__(self, values: ShareValues, opponents: OpponentModel = SELFISH) -> None:
        self._values = values
        self._opponents = opponents
        self._end_of: dict[ChooseNode, ChooseNode] = {}
        self._endings_of: dict[ChooseNode, Endings] = {}
        self._value_of: dict[int, float] = {}

    def endings(self, node: ChooseNode) -> Endings:
        """The ends that follow from a node; just one where nobody picks at random."""
        if not self._opponents.random:
            return ((1.0, self._end(node)),)
        if node.player is None:
            return ((1.0, node),)
        if node not in self._endings_of:
            self._endings_of[node] = self._solve(node)
        return self._endings_of[node]

    def expected_value(self, player: int, endings: Endings) -> float:
        """The mean value that a player sees in endings."""
        return sum(probability * self._end_value(player, end) for probability, end in endings)

    def _end_value(self, player: int, end: ChooseNode) -> float:
        number = end.share_ids[player]
        if number not in self._value_of:
            self._value_of[number] = self._values.value(player, end.shares[player])
        return self._value_of[number]

    def _end(self, node: ChooseNode) -> ChooseNode:
        """The end that follows from a node where everyone chooses on purpose."""
        if node.player is None:
            return node
        found = self._end_of.get(node)
        if found is None:
            options = [self._end(after) for _, after in node.options]
            found = self._end_of[node] = self._chosen(node.player, options, self._end_value)
        return found

    def _solve(self, node: ChooseNode) -> Endings:
        assert node.player is not None
        options = [self.endings(after) for _, after in node.options]
        best = self._chosen(node.player, options, self.expected_value)
        if node.player == ME:
            return best
        random = self._opponents.random
        return _mixed([(1 - random, best), *((random / len(options), endings) for endings in options)])

    def _chosen(
        self, player: int, options: Sequence[Option], value: Callable[[int, Option], float]
    ) -> Option:
        """The option that a player takes on purpose."""
        if len(options) == 1:
            return options[0]
        if player == ME or not self._opponents.against:
            values = [value(player, option) for option in options]
            best = max(values)
            if self._values.asking:
                self._ask_about_rivals(player, options, values)
            if player == ME:
                return options[values.index(best)]
            options = [option for option, each in zip(options, values, strict=True) if each >= best - EQUAL]
        if len(options) == 1:
            return options[0]
        values = [value(ME, option) for option in options]
        worst = options[values.index(min(values))]
        if self._values.asking:
            gap = self._gap(ME, worst)
            if gap and sorted(values)[1] <= min(values) + gap:
                self._ask(ME, worst)
        return worst

    def _ask_about_rivals(self, player: int, options: Sequence[Option], values: Sequence[float]) -> None:
        """Ask about options that may exceed a player's best known one, or equal it and be taken instead."""
        best = max(values)
        winner = values.index(best)
        gaps = [self._gap(player, option) for option in options]
        # Of equal options I take the first.
        needed = [best + EQUAL if player == ME and n > winner else best - EQUAL for n in range(len(options))]
        rivals = [n for n in range(len(options)) if n != winner and values[n] + gaps[n] >= needed[n]]
        unproved = [n for n in rivals if gaps[n]]
        for n in unproved:
            self._ask(player, options[n], ceil(needed[n]) - 1)
        if rivals and not unproved:
            self._ask(player, options[winner])

    def _gap(self, player: int, option: ChooseNode | Endings) -> float:
        return sum(p * self._values.gap(player, end.shares[player]) for p, end in _endings(option))

    def _ask(self, player: int, option: ChooseNode | Endings, threshold: float = NO_THRESHOLD) -> None:
        """Ask for the value of each end; of several ends, each value has to be exact."""
        endings = _endings(option)
        for _, end in endings:
            self._values.ask(player, end.shares[player], threshold if len(endings) == 1 else NO_THRESHOLD)


def _endings(option: ChooseNode | Endings) -> Endings:
    return ((1.0, option),) if isinstance(option, ChooseNode) else option


def _mixed(options: Sequence[tuple[float, Endings]]) -> tuple[Ending, ...]:
    """The endings of several options, each option with its probability."""
    found: dict[ChooseNode, float] = {}
    for weight, endings in options:
        for probability, end in endings:
            found[end] = found.get(end, 0.0) + weight * probability
    return tuple((probability, end) for end, probability in found.items() if probability)


#: Bounds on the points of each player.
Bounds: TypeAlias = "tuple[Interval, ...]"


class ChooseBounds:
    """The Choose turns of one cut, solved backwards with bounds on the values of what players get.

    Every option that may be the best one for a player, by the bounds, counts as possible.
    """

    def __init__(self, values: ShareValues, opponents: OpponentModel) -> None:
        self._values = values
        self._opponents = opponents
        self._by_node: dict[ChooseNode, Bounds] = {}
        self._by_share: dict[int, Interval] = {}
        #: The nodes that may follow a node, by the bounds.
        self._possible: dict[ChooseNode, Sequence[ChooseNode]] = {}

    def of(self, node: ChooseNode) -> Bounds:
        """Bound the points of each player from a node on; on average where players pick at random."""
        if node not in self._by_node:
            self._by_node[node] = self._solve(node)
        return self._by_node[node]

    def possible_shares(self, player: int, node: ChooseNode) -> dict[PileShare, Interval]:
        """The shares that a player may have in the end, with the bounds on their values."""
        self.of(node)
        found: dict[PileShare, Interval] = {}
        waiting, seen = [node], {node}
        while waiting:
            here = waiting.pop()
            if here.player is None:
                found[here.shares[player]] = self.of(here)[player]
            else:
                following = [each for each in self._possible[here] if each not in seen]
                waiting += following
                seen.update(following)
        return found

    def _solve(self, node: ChooseNode) -> Bounds:
        if node.player is None:
            return tuple(self._end(node, player) for player in range(len(node.shares)))
        following = [after for _, after in node.options]
        options = [self.of(after) for after in following]
        self._possible[node] = following
        if len(options) == 1:
            return options[0]
        possible, chosen = self._chosen(node.player, options)
        random = 0.0 if node.player == ME else self._opponents.random
        if not random:
            self._possible[node] = [following[number] for number in possible]
            return chosen
        weighted = [(random / len(options), option) for option in options]
        if random < 1:  # A weight of 0 times an infinite bound would not be a number.
            weighted.append((1 - random, chosen))
        return tuple(
            (
                sum(weight * option[player][0] for weight, option in weighted),
                sum(weight * option[player][1] for weight, option in weighted),
            )
            for player in range(len(chosen))
        )

    def _end(self, node: ChooseNode, player: int) -> Interval:
        number, share = node.share_ids[player], node.shares[player]
        if number not in self._by_share:
            value = self._values.value(player, share)
            self._by_share[number] = value, value + self._values.gap(player, share)
        return self._by_share[number]

    def _chosen(self, player: int, options: Sequence[Bounds]) -> tuple[Sequence[int], Bounds]:
        """Which options may be a player's best ones, and bounds on what follows where they choose on
        purpose."""
        against = player != ME and self._opponents.against
        numbers = range(len(options))
        if against:
            highest = min(option[ME][1] for option in options)
            rest = [n for n in numbers if options[n][ME][0] <= highest + EQUAL]
        else:
            lowest = max(option[player][0] for option in options)
            rest = [n for n in numbers if options[n][player][1] >= lowest - EQUAL]
        if len(rest) == 1:
            return rest, options[rest[0]]
        likely = [n for n in rest if not any(self._preferred(player, options, m, n) for m in rest if m != n)]
        possible = [options[n] for n in likely]
        bounds = _hull(possible)
        if against:
            bounds[ME] = bounds[ME][0], highest
            return likely, tuple(bounds)
        bounds[player] = lowest, bounds[player][1]
        if player != ME:
            # They take one that brings them more than ``lowest``, or of those that bring it the worst for me.
            mine = min(options[n][ME][1] for n in rest if options[n][player][0] >= lowest - EQUAL)
            better = [option[ME][1] for option in possible if option[player][1] > lowest + EQUAL]
            bounds[ME] = bounds[ME][0], max(mine, *better) if better else mine
        return likely, tuple(bounds)

    def _preferred(self, player: int, options: Sequence[Bounds], this: int, other: int) -> bool:
        """Tell whether a player surely prefers one option to another.

        Of options that are equal for themselves they take the worst for me; of those equal for me too, the
        first.
        """
        one, two = options[this], options[other]
        if player == ME or not self._opponents.against:
            if one[player][0] > two[player][1] + EQUAL:
                return True
            if one[player][0] < two[player][1] - EQUAL:
                return False
            if player == ME:
                return this < other
        return one[ME][1] < two[ME][0] or (this < other and one[ME][1] == two[ME][0])


def _hull(options: Sequence[Bounds]) -> list[Interval]:
    """The narrowest bounds of each player that hold for all options."""
    return [
        (min(low for low, _ in bounds), max(high for _, high in bounds))
        for bounds in zip(*options, strict=True)
    ]
