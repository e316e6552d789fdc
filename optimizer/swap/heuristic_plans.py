"""Good placements of a set of goods by the local search: from nothing, or from those of sets much like it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from stockbook.models.album.album import Cell, PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import awards
from stockbook.optimizer.placement.local_search import LocalSearch
from stockbook.optimizer.placement.plan import Plan, make_plan


class HeuristicPlans:
    """The local searches of one Show Phase, for each contest.

    Parameters
    ----------
    position
        The Show Phase.
    seed
        Of the random choices.
    """

    def __init__(self, position: Position, seed: int) -> None:
        self._position = position
        self._rng = Random(seed)
        self._searches: dict[Contest | None, LocalSearch] = {}

    def new(self, contests: Iterable[Contest | None], steps: int) -> list[Plan]:
        """Plans from a random start, of so many moves for each of these contests."""
        searches = map(self._search, contests)
        return [self._plan(search.run(self._rng, steps)) for search in searches if search.useful]

    def mended(self, contest: Contest | None, known: Mapping[int, Cell], steps: int) -> list[Plan]:
        """A plan from the places of some items: the other tiles are added, then so many moves."""
        search = self._search(contest)
        return [self._plan(search.complete(known, self._rng, steps))] if search.useful else []

    def _search(self, contest: Contest | None) -> LocalSearch:
        if contest not in self._searches:
            scored = [(award.measure, award.payoff) for award in awards(self._position, contest)]
            self._searches[contest] = LocalSearch(self._position.album, self._position.place, scored)
        return self._searches[contest]

    def _plan(self, placed: Sequence[PlacedTile]) -> Plan:
        return best_entered(self._position, placed)


def best_entered(position: Position, placed: Sequence[PlacedTile]) -> Plan:
    """The plan with the contest that pays most for a placement; none if none pays."""
    plan = make_plan(position, placed, None)
    brought = {contest: contest.points(plan.album)[1] for contest in position.open_contests}
    best = max(brought, key=lambda contest: brought[contest], default=None)
    return make_plan(position, placed, best) if best and brought[best] > 0 else plan
