"""Which search of CP-SAT proves sets of goods: first by what is scored, then by what has paid so far.

Which one is faster depends on the contest, the exhibitors and the album, by up to ten times, and hardly
on the set; so a group of sets with one contest learns it from its parts.
"""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.contests.corners import PerfectCorners
from stockbook.models.contests.edges import Edges
from stockbook.models.contests.groups import Group
from stockbook.models.contests.holes import Holes
from stockbook.models.contests.regions import Regions
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.placement.fitting import roomy
from stockbook.optimizer.placement.subproblem import CLAUSES, RELAXATION, STAMPS, Strategy, Subproblem

#: What a part is taken to need before any was searched, in seconds or work: in the first way, in others.
FIRST_COST, OTHER_COST = 0.15, 0.45
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
    measures = [measure for measure, _ in task.scored]

    def scored(*families: type) -> bool:
        return any(isinstance(measure, families) for measure in measures)

    if scored(Regions) and not scored(Holes, PerfectCorners, Group):
        return StrategyChoice([CLAUSES])
    lying = scored(Surrounded, Group)
    relaxed = scored(Holes, PerfectCorners) and (Holes(2) in measures or not scored(Group))
    full = not (scored(Group) or roomy(task.position.album, task.position.place))
    if lying and not (relaxed or full):
        return StrategyChoice([STAMPS, RELAXATION])
    if lying or scored(Edges):
        return StrategyChoice([RELAXATION, STAMPS if lying else CLAUSES])
    return StrategyChoice([RELAXATION])
