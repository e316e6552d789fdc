"""Bounds on what the Choose turns bring, where values of goods are only known to lie between bounds.

The turns are solved backwards as in ``backward_induction``, but every option that may be the best one for a
player, by the bounds, counts as possible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from stockbook.models.stampswap.swap.choose_turns import ME, PileShare
from stockbook.optimizer.sampling.intervals import Interval
from stockbook.optimizer.swap.backward_induction import EQUAL, ChooseNode, OpponentModel

#: Bounds on the points of each player.
Bounds: TypeAlias = "tuple[Interval, ...]"


class ChooseBounds:
    """The Choose turns of one cut, solved backwards with bounds on the values of what players get.

    Parameters
    ----------
    value_bounds
        Bounds on the value that a player sees in the share they have in the end.
    opponents
        How the others choose.
    """

    def __init__(self, value_bounds: Callable[[int, PileShare], Interval], opponents: OpponentModel) -> None:
        self._value_bounds = value_bounds
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
        """Return the shares that a player may have in the end, with the bounds on their values."""
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
            return tuple(map(self._end, enumerate(node.shares), node.share_ids))
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

    def _end(self, owned: tuple[int, PileShare], number: int) -> Interval:
        if number not in self._by_share:
            self._by_share[number] = self._value_bounds(*owned)
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
