"""Which search of CP-SAT proves sets of goods: first by what is scored, then by what has paid so far.

Which one is faster depends on the contest, the exhibitors and the album, by up to ten times, and hardly
on the set; so a group of sets with one contest learns it from its parts.
"""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.contests.measure import SearchKind
from stockbook.models.placement.fitting import leaves_half_empty
from stockbook.optimizer.placement.strategies import (
    CLAUSE_LEARNING,
    LINEAR_RELAXATION,
    SEPARATE_TILES,
    Strategy,
)
from stockbook.optimizer.placement.subproblem import Subproblem

#: What a part is taken to need before any was searched, in seconds or work: in the first way, in others.
FIRST_COST, OTHER_COST = 0.15, 0.45
#: Of what suits several measures, this comes first; but before it what alone suits one.
FIRST = (SearchKind.LINEAR_RELAXATION, SearchKind.CLAUSE_LEARNING, SearchKind.SEPARATE_TILES)
#: How many times as much a search is taken to need after each turn in vain.
IN_VAIN = 4


class StrategyChoice:
    """The searches for one group of sets with one contest, and how they did.

    Parameters
    ----------
    lanes
        The searches, the most promising first.
    """

    def __init__(self, lanes: Sequence[Strategy]) -> None:
        self.lanes = tuple(lanes)
        self._spent = [FIRST_COST, *(OTHER_COST for _ in lanes[1:])]
        self._done = [1] * len(lanes)

    def next(self, tried: Sequence[Strategy]) -> Strategy:
        """The cheapest search for a part; each turn in vain makes one dearer."""

        def cost(number: int) -> float:
            vain: int = IN_VAIN ** tried.count(self.lanes[number])
            return vain * self._spent[number] / self._done[number]

        return self.lanes[min(range(len(self.lanes)), key=cost)]

    def note(self, strategy: Strategy, spent: float, *, done: bool) -> None:
        """Remember what a search of a part took."""
        number = self.lanes.index(strategy)
        self._spent[number] += spent
        self._done[number] += done


def strategies_for(task: Subproblem) -> StrategyChoice:
    """The searches for what is scored on an album (docs/swap.md has the figures)."""
    wanted = [measure.searches for measure, _ in task.scored if measure.searches]
    stamps = any(kinds[0] is SearchKind.SEPARATE_TILES for kinds in wanted)
    if wanted:
        kinds = min(wanted, key=lambda kinds: (len(kinds) > 1, FIRST.index(kinds[0])))
        if kinds[0] is SearchKind.CLAUSE_LEARNING:
            return StrategyChoice([CLAUSE_LEARNING])
        full = not leaves_half_empty(task.position.album, task.position.place)
        if kinds[0] is SearchKind.SEPARATE_TILES and not (full and SearchKind.LINEAR_RELAXATION in kinds):
            return StrategyChoice([SEPARATE_TILES, LINEAR_RELAXATION])
    if stamps:
        return StrategyChoice([LINEAR_RELAXATION, SEPARATE_TILES])
    if any(measure.spatial and not measure.searches for measure, _ in task.scored):
        return StrategyChoice([LINEAR_RELAXATION, CLAUSE_LEARNING])
    return StrategyChoice([LINEAR_RELAXATION])
