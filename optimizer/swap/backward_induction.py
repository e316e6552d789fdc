"""The Choose turns solved backwards: who takes which pile when everyone plays for themselves.

Exact for the worth that each player sees. What players believe of each other is common knowledge here:
everyone guesses right what the others will do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TypeAlias, TypeVar

from stockbook.models.stampswap.swap.choose_turns import ME, ChooseTurns, Pile, PileShare

#: Values that differ by less are equal.
EQUAL = 1e-9
#: Below every worth.
ANYTHING = float("-inf")
#: The worth to a player, as they see it, of what they have in the end.
Worth = Callable[[int, PileShare], float]
#: What has to be known better: to know that it is worth no more than this is enough.
Doubt = Callable[[int, PileShare, float], None]
#: How likely, and the end.
Ending: TypeAlias = "tuple[float, Turn]"
Endings: TypeAlias = "Sequence[Ending]"
Way = TypeVar("Way", "Turn", "Endings")


@dataclass(frozen=True)
class Opponents:
    """How the others choose.

    Parameters
    ----------
    against
        They care for nothing but my loss, instead of their own gain.
    random
        How likely each of their turns is any pile, all as likely: 0 for players without a slip, 1 for players
        who pick blindly.

    Raises
    ------
    ValueError
        If ``random`` is no probability.
    """

    against: bool = False
    random: float = 0.0

    def __post_init__(self) -> None:
        if not 0 <= self.random <= 1:
            raise ValueError(f"Expected a probability from 0 to 1, not {self.random}.")


SELFISH = Opponents()


class Turn:
    """A moment of the Choose turns, with all that may follow; ``turns_from`` makes one.

    Parameters
    ----------
    player
        Whose turn it is; None at the end.
    ways
        Each pile that may be taken, with what comes next.
    shares
        What everyone has; in the end, of all piles.
    numbers
        Of the shares of each player; equal ones have equal numbers.
    """

    __slots__ = ("numbers", "options", "player", "shares")

    def __init__(
        self,
        player: int | None,
        options: tuple[tuple[Pile, Turn], ...],
        shares: tuple[PileShare, ...],
        numbers: tuple[int, ...],
    ) -> None:
        self.player = player
        self.options = options
        self.shares = shares
        self.numbers = numbers


def turns_from(state: ChooseTurns) -> Turn:
    """All that may follow from a moment. Made once, it serves for every cut and every sample."""
    known: dict[ChooseTurns, Turn] = {}
    numbers: dict[tuple[int, PileShare], int] = {}

    def turn(state: ChooseTurns) -> Turn:
        if state not in known:
            piles = state.piles() if state.turn is not None else []
            options = tuple((pile, turn(state.take(pile))) for pile in piles)
            here = tuple(numbers.setdefault(each, len(numbers)) for each in enumerate(state.shares))
            known[state] = Turn(state.turn, options, state.shares, here)
        return known[state]

    return turn(state)


class ChooseSolver:
    """The Choose turns with what everyone thinks of what they may get.

    Parameters
    ----------
    worth
        What each player thinks of what they have in the end; asked only where a choice depends on it.
    opponents
        How the others choose. When they are indifferent, they choose what is worst for me.
    slack
        How much more than ``worth`` says it may be; left out where the worth is exact.
    doubt
        Called with what has to be known better, because a choice may depend on it: exactly, or as far as
        to know that it is worth no more than a value.
    """

    def __init__(
        self,
        worth: Worth,
        opponents: Opponents = SELFISH,
        slack: Worth | None = None,
        doubt: Doubt | None = None,
    ) -> None:
        self._worth = worth
        self._opponents = opponents
        self._slack = slack
        self._doubt = doubt
        self._ends: dict[Turn, Turn] = {}
        self._known: dict[Turn, Endings] = {}
        self._worths: dict[int, float] = {}

    def endings(self, turn: Turn) -> Endings:
        """What everyone has in the end, and how likely; one ending where no one picks at random."""
        if not self._opponents.random:
            return ((1.0, self._end(turn)),)
        if turn.player is None:
            return ((1.0, turn),)
        if turn not in self._known:
            self._known[turn] = self._solve(turn)
        return self._known[turn]

    def value(self, player: int, endings: Endings) -> float:
        """What a player thinks of endings, on average."""
        return sum(chance * self._worth_of(player, end) for chance, end in endings)

    def _worth_of(self, player: int, end: Turn) -> float:
        number = end.numbers[player]
        if number not in self._worths:
            self._worths[number] = self._worth(player, end.shares[player])
        return self._worths[number]

    def _end(self, turn: Turn) -> Turn:
        """The end that follows where everyone chooses on purpose."""
        if turn.player is None:
            return turn
        found = self._ends.get(turn)
        if found is None:
            options = [self._end(after) for _, after in turn.options]
            found = self._ends[turn] = self._chosen(turn.player, options, self._worth_of)
        return found

    def _solve(self, turn: Turn) -> Endings:
        assert turn.player is not None
        options = [self.endings(after) for _, after in turn.options]
        best = self._chosen(turn.player, options, self.value)
        if turn.player == ME:
            return best
        random = self._opponents.random
        return _mixed([(1 - random, best), *((random / len(options), endings) for endings in options)])

    def _chosen(self, player: int, options: Sequence[Way], value: Callable[[int, Way], float]) -> Way:
        """What a player does on purpose."""
        if len(options) == 1:
            return options[0]
        if player == ME or not self._opponents.against:
            values = [value(player, way) for way in options]
            best = max(values)
            if self._slack:
                self._doubt_rivals(player, options, values)
            if player == ME:
                return options[values.index(best)]
            options = [way for way, worth in zip(options, values, strict=True) if worth >= best - EQUAL]
        if len(options) == 1:
            return options[0]
        values = [value(ME, way) for way in options]
        worst = options[values.index(min(values))]
        if self._slack:
            slack = self._slack_of(ME, worst)
            if slack and sorted(values)[1] <= min(values) + slack:
                self._doubt_all(ME, worst)
        return worst

    def _doubt_rivals(self, player: int, options: Sequence[Way], values: Sequence[float]) -> None:
        """Doubt what may be better than the best known way of a player, or as good and chosen instead."""
        best = max(values)
        winner = values.index(best)
        slacks = [self._slack_of(player, way) for way in options]
        # Of equal ways I take the first.
        least = [best + EQUAL if player == ME and n > winner else best - EQUAL for n in range(len(options))]
        rivals = [n for n in range(len(options)) if n != winner and values[n] + slacks[n] >= least[n]]
        unsure = [n for n in rivals if slacks[n]]
        for n in unsure:
            self._doubt_all(player, options[n], ceil(least[n]) - 1)
        if rivals and not unsure:
            self._doubt_all(player, options[winner])

    def _slack_of(self, player: int, way: Turn | Endings) -> float:
        assert self._slack
        return sum(chance * self._slack(player, end.shares[player]) for chance, end in _endings(way))

    def _doubt_all(self, player: int, way: Turn | Endings, enough: float = ANYTHING) -> None:
        """Doubt the worth of each end; of more than one, no single worth is known to be enough."""
        endings = _endings(way)
        if self._doubt:
            for _, end in endings:
                self._doubt(player, end.shares[player], enough if len(endings) == 1 else ANYTHING)


def _endings(way: Turn | Endings) -> Endings:
    return ((1.0, way),) if isinstance(way, Turn) else way


def _mixed(parts: Sequence[tuple[float, Sequence[Ending]]]) -> tuple[Ending, ...]:
    """Endings of several ways, each as likely as its weight says."""
    found: dict[Turn, float] = {}
    for weight, endings in parts:
        for chance, end in endings:
            found[end] = found.get(end, 0.0) + weight * chance
    return tuple((chance, end) for end, chance in found.items() if chance)
