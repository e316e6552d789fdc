"""What the Choose turns may bring where worths are only known to lie between two bounds.

Solved backwards like the turns themselves: whatever a player may choose, as far as anyone knows, may follow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from stockbook.models.swap.choosing import ME, Share
from stockbook.optimizer.swap.chain import EQUAL, Opponents, Turn

#: At least, and at most.
Span: TypeAlias = "tuple[float, float]"


@dataclass(frozen=True)
class Reach:
    """What may follow from a moment.

    Parameters
    ----------
    spans
        What it brings each player, on average where some pick at random.
    ends
        That may come, except for those that I may leave out by my own choice.
    """

    spans: tuple[Span, ...]
    ends: frozenset[Turn]


class Spans:
    """The Choose turns of one cut, with bounds on what everyone thinks of what they may get.

    Parameters
    ----------
    span
        Of the worth to a player of what they have in the end.
    opponents
        How the others choose.
    """

    def __init__(self, span: Callable[[int, Share], Span], opponents: Opponents) -> None:
        self._span = span
        self._opponents = opponents
        self._known: dict[Turn, Reach] = {}
        self._spans: dict[int, Span] = {}

    def of(self, turn: Turn) -> Reach:
        """What may follow from a moment."""
        if turn not in self._known:
            self._known[turn] = self._solve(turn)
        return self._known[turn]

    def _solve(self, turn: Turn) -> Reach:
        if turn.player is None:
            return Reach(tuple(map(self._end, enumerate(turn.shares), turn.numbers)), frozenset((turn,)))
        ways = [self.of(after) for _, after in turn.ways]
        if len(ways) == 1:
            return ways[0]
        random = 0.0 if turn.player == ME else self._opponents.random
        found = self._chosen(turn.player, ways)
        if not random:
            return found
        parts = [(1 - random, found.spans), *((random / len(ways), way.spans) for way in ways)]
        spans = [
            (sum(w * s[p][0] for w, s in parts), sum(w * s[p][1] for w, s in parts))
            for p in range(len(turn.shares))
        ]
        return Reach(tuple(spans), _ends(ways))

    def _end(self, owned: tuple[int, Share], number: int) -> Span:
        if number not in self._spans:
            self._spans[number] = self._span(*owned)
        return self._spans[number]

    def _chosen(self, player: int, ways: Sequence[Reach]) -> Reach:
        """What follows where a player chooses on purpose."""
        if player == ME or not self._opponents.against:
            least = max(way.spans[player][0] for way in ways)
            may = [way for way in ways if way.spans[player][1] >= least - EQUAL]
        else:
            most = min(way.spans[ME][1] for way in ways)
            may = [way for way in ways if way.spans[ME][0] <= most + EQUAL]
        spans = [_hull([way.spans[who] for way in may]) for who in range(len(ways[0].spans))]
        if player == ME:
            spans[ME] = least, spans[ME][1]
        elif self._opponents.against:
            spans[ME] = spans[ME][0], most
        else:
            # Either a way is better for them than all that is sure, or of that they take the worst for me.
            sure = min(way.spans[ME][1] for way in may if way.spans[player][0] >= least - EQUAL)
            better = [way.spans[ME][1] for way in may if way.spans[player][1] > least + EQUAL]
            spans[ME] = spans[ME][0], max(sure, *better) if better else sure
            spans[player] = least, spans[player][1]
        return Reach(tuple(spans), _ends(may))


def _hull(spans: Sequence[Span]) -> Span:
    return min(low for low, _ in spans), max(high for _, high in spans)


def _ends(ways: Sequence[Reach]) -> frozenset[Turn]:
    return frozenset().union(*(way.ends for way in ways))
