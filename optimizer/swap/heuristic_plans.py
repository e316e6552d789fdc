"""Good placements of a bundle by local search: from random starts, or from the plans of similar bundles."""

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
    """The plans that local search finds for one Show Phase."""

    def __init__(self, position: Position, seed: int) -> None:
        self._position = position
        self._rng = Random(seed)
        self._searches: dict[Contest | None, LocalSearch] = {}

    def from_random(self, contests: Iterable[Contest | None], moves: int) -> list[Plan]:
        """Return plans from a random start, after a number of moves for each of these contests."""
        searches = [search for search in map(self._search, contests) if search.useful]
        return [best_entered(self._position, search.run(self._rng, moves)) for search in searches]

    def from_places(self, contest: Contest | None, places: Mapping[int, Cell], moves: int) -> list[Plan]:
        """Return a plan from the places of some items: add the other tiles, then make a number of moves."""
        search = self._search(contest)
        if not search.useful:
            return []
        return [best_entered(self._position, search.complete(places, self._rng, moves))]

    def _search(self, contest: Contest | None) -> LocalSearch:
        if contest not in self._searches:
            scored = [(award.measure, award.payoff) for award in awards(self._position, contest)]
            self._searches[contest] = LocalSearch(self._position.album, self._position.place, scored)
        return self._searches[contest]


def best_entered(position: Position, placed: Sequence[PlacedTile]) -> Plan:
    """Return the plan with the contest that pays most for a placement."""
    album = position.album.with_tiles(placed)
    best = max(position.may_enter, key=lambda contest: contest.points(album)[1] if contest else 0)
    return make_plan(position, placed, best)
