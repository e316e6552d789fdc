"""What the Choose turns may bring where worths are only known to lie between two bounds.

Solved backwards like the turns themselves: whatever a player may choose, as far as anyone knows, may follow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from stockbook.models.stampswap.swap.choose_turns import ME, PileShare
from stockbook.optimizer.swap.backward_induction import EQUAL, Opponents, Turn

#: At least, and at most.
Span: TypeAlias = "tuple[float, float]"
#: What something brings each player.
Way: TypeAlias = "tuple[Span, ...]"


class ChooseBounds:
    """The Choose turns of one cut, with bounds on what everyone thinks of what they may get.

    Parameters
    ----------
    span
        Of the worth to a player of what they have in the end.
    opponents
        How the others choose.
    """

    def __init__(self, span: Callable[[int, PileShare], Span], opponents: Opponents) -> None:
        self._span = span
        self._opponents = opponents
        self._known: dict[Turn, Way] = {}
        self._spans: dict[int, Span] = {}

    def of(self, turn: Turn) -> Way:
        """What follows from a moment brings each player, on average where some pick at random."""
        if turn not in self._known:
            self._known[turn] = self._solve(turn)
        return self._known[turn]

    def _solve(self, turn: Turn) -> Way:
        if turn.player is None:
            return tuple(map(self._end, enumerate(turn.shares), turn.numbers))
        ways = [self.of(after) for _, after in turn.ways]
        if len(ways) == 1:
            return ways[0]
        found = self._chosen(turn.player, ways)
        random = 0.0 if turn.player == ME else self._opponents.random
        if not random:
            return found
        weighed = [(random / len(ways), way) for way in ways]
        if random < 1:  # No weight at all would make nothing of a bound that is not known.
            weighed.append((1 - random, found))
        return tuple(
            (sum(w * way[who][0] for w, way in weighed), sum(w * way[who][1] for w, way in weighed))
            for who in range(len(found))
        )

    def _end(self, owned: tuple[int, PileShare], number: int) -> Span:
        if number not in self._spans:
            self._spans[number] = self._span(*owned)
        return self._spans[number]

    def _chosen(self, player: int, ways: Sequence[Way]) -> Way:
        """What follows where a player chooses on purpose."""
        against = player != ME and self._opponents.against
        if against:
            most = min(way[ME][1] for way in ways)
            ways = [way for way in ways if way[ME][0] <= most + EQUAL]
        else:
            least = max(way[player][0] for way in ways)
            ways = [way for way in ways if way[player][1] >= least - EQUAL]
        if len(ways) == 1:
            return ways[0]
        numbers = range(len(ways))
        may = [
            ways[n]
            for n in numbers
            if not any(self._preferred(player, ways, m, n) for m in numbers if m != n)
        ]
        found = _hull(may)
        if against:
            found[ME] = found[ME][0], most
            return tuple(found)
        found[player] = least, found[player][1]
        if player != ME:
            # Either a way is better for them than all that is sure, or of that they take the worst for me.
            sure = min(way[ME][1] for way in ways if way[player][0] >= least - EQUAL)
            better = [way[ME][1] for way in may if way[player][1] > least + EQUAL]
            found[ME] = found[ME][0], max(sure, *better) if better else sure
        return tuple(found)

    def _preferred(self, player: int, ways: Sequence[Way], this: int, other: int) -> bool:
        """Whether a player surely takes this way and not the other.

        Of those that are equal for themselves it is the worst for me; of those equal for me too, the first.
        """
        one, two = ways[this], ways[other]
        if player == ME or not self._opponents.against:
            if one[player][0] > two[player][1] + EQUAL:
                return True
            if one[player][0] < two[player][1] - EQUAL:
                return False
            if player == ME:
                return this < other
        return one[ME][1] < two[ME][0] or (this < other and one[ME][1] == two[ME][0])


def _hull(ways: Sequence[Way]) -> list[Span]:
    """The span of each player over several ways."""
    return [
        (min(low for low, _ in spans), max(high for _, high in spans)) for spans in zip(*ways, strict=True)
    ]
