"""Good placements of a bundle by local search: built greedily, or from the plans of similar bundles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from stockbook.models.album.album import Cell, PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import awards, owned_points
from stockbook.optimizer.placement.compiled_search import CompiledSearch, quickest_search
from stockbook.optimizer.placement.local_board import LocalBoard
from stockbook.optimizer.placement.local_search import LocalSearch
from stockbook.optimizer.placement.plan import Plan, make_plan


class HeuristicPlans:
    """The plans that local search finds for one Show Phase."""

    def __init__(self, position: Position, board: LocalBoard, seed: int) -> None:
        self._position = position
        self._board = board
        self._seed = seed
        self._rng = Random(seed)
        self._searches: dict[Contest | None, CompiledSearch | LocalSearch] = {}
        self._scored = {contest: scored_by(position, contest) for contest in position.may_enter}
        self._owned = owned_points(position)
        #: Points of the best plan returned so far.
        self._best: float = float("-inf")

    def built(self, contests: Iterable[Contest | None], number: int, moves: int, best: int) -> list[Plan]:
        """Return plans of more points than ``best``: the best of those built for each contest.

        So many are built, or more where that is fast, with moves each; once for contests that ask for the
        same of places.
        """
        different = {
            frozenset(scored for scored in self._scored[contest] if scored[0].spatial): contest
            for contest in contests
        }
        searches = [search for search in map(self._search, different.values()) if search.useful]
        return [
            plan
            for search in searches
            for plan in self._better(search.best_built(self._rng, number * search.speed, moves), best)
        ]

    def from_places(
        self, contest: Contest | None, places: Mapping[int, Cell], moves: int, best: int
    ) -> list[Plan]:
        """Return a plan from the places of some items, if it has more points than ``best``.

        The other tiles are added, then a number of moves is made.
        """
        search = self._search(contest)
        return self._better(search.complete(places, self._rng, moves), best) if search.useful else []

    def for_position(self, position: Position) -> HeuristicPlans:
        """Return the same for another Show Phase on this album."""
        return HeuristicPlans(position, self._board, self._seed)

    def _search(self, contest: Contest | None) -> CompiledSearch | LocalSearch:
        if contest not in self._searches:
            self._searches[contest] = quickest_search(
                self._board, self._position.place, self._scored[contest]
            )
        return self._searches[contest]

    def _better(self, placed: Sequence[PlacedTile], best: int) -> list[Plan]:
        """The plan with the contest that pays most, if it has more points than any before; most have not."""
        units = self._board.units(
            placed, {measure for scored in self._scored.values() for measure, _ in scored}
        )
        points = {
            contest: sum(payoff.at(units[measure]) for measure, payoff in scored)
            for contest, scored in self._scored.items()
        }
        contest = max(points, key=points.__getitem__)
        found = points[contest] + self._owned
        if found <= max(best, self._best):
            return []
        self._best = found
        return [make_plan(self._position, placed, contest)]


def scored_by(position: Position, contest: Contest | None) -> list[tuple[Measure, Payoff]]:
    """Return the measures that a Show Phase with a contest is scored by, with their payoffs."""
    return [(award.measure, award.payoff) for award in awards(position, contest)]


def best_entered(position: Position, placed: Sequence[PlacedTile]) -> Plan:
    """Return the plan with the contest that pays most for a placement."""
    album = position.album.with_tiles(placed)
    best = max(position.may_enter, key=lambda contest: contest.points(album)[1] if contest else 0)
    return make_plan(position, placed, best)
