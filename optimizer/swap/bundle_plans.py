"""The best plans of bundles that share most of their tiles: their local searches, and plans that pass on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stockbook.models.album.album import Cell, PlacedTile
from stockbook.models.contests import Contest
from stockbook.optimizer.placement.plan import Plan, make_plan
from stockbook.optimizer.swap.bundle import Bundle, tile_pool

#: Number of placements that are built for each bundle and contest, and the moves that improve each.
BUILDS, MOVES = 2, 300
#: Number of other bundles, the nearest ones, whose plans are then tried, and the moves from each.
NEIGHBORS, NEIGHBOR_MOVES = 6, 100
#: The stages of local search for a bundle: placements built for it, then those of its neighbors.
STAGES = range(2)


class BundlePlans:
    """The best plans of bundles with equal scoring cards."""

    def __init__(self, bundles: Sequence[Bundle]) -> None:
        self._items = dict(zip(bundles, tile_pool(bundles)[0], strict=True))
        #: Those that wait for each stage of local search, the largest first because their subsets profit.
        self._waiting = {stage: sorted(bundles, key=lambda each: -len(each.signatures)) for stage in STAGES}

    def next(self, stage: int) -> Bundle | None:
        """The next bundle for a local search."""
        return next((bundle for bundle in self._waiting[stage] if bundle.unproved), None)

    def take_next(self, stage: int) -> Bundle | None:
        """The next bundle for a local search, which has had its turn from then on."""
        bundle = self.next(stage)
        if bundle:
            self._waiting[stage].remove(bundle)
        return bundle

    def search(self, bundle: Bundle, stage: int) -> list[Plan]:
        """The better plans of a bundle that a local search finds; it may run beside other searches."""
        if not stage:
            contests = [contest for contest, bound in bundle.contest_bounds.items() if bound > bundle.cutoff]
            return bundle.heuristic.built(contests, BUILDS, MOVES, bundle.plan.points)
        return [
            plan
            for contest, places in list(self._starts(bundle))
            for plan in bundle.heuristic.from_places(contest, places, NEIGHBOR_MOVES, bundle.plan.points)
        ]

    def _starts(self, bundle: Bundle) -> Iterator[tuple[Contest | None, dict[int, Cell]]]:
        """The contests of the neighbors' plans, and where those have the tiles of this bundle."""
        items = self._items[bundle]

        def distance(other: Bundle) -> tuple[int, int]:
            return len(set(items) ^ set(self._items[other])), -other.best

        others = (other for other in self._items if other is not bundle)
        for other in sorted(others, key=distance)[:NEIGHBORS]:
            plan = other.plan
            cells = dict(zip(self._items[other], _places(plan), strict=True))
            places = {number: cells.get(item) for number, item in enumerate(items)}
            yield plan.contest, {number: cell for number, cell in places.items() if cell}

    def improve(self, bundle: Bundle, plan: Plan) -> None:
        """Take a plan of a bundle if it is better than the best one known, and pass it on."""
        if bundle.keep(plan):
            self.pass_on(bundle)

    def pass_on(self, bundle: Bundle) -> None:
        """Try the best plan of a bundle for unproved ones without one of its tiles, and so on."""
        waiting = [bundle]
        while waiting:
            larger = waiting.pop()
            cells = dict(zip(self._items[larger], _places(larger.plan), strict=True))
            for smaller, items in self._items.items():
                if len(items) != len(cells) - 1 or not smaller.unproved or not cells.keys() >= set(items):
                    continue
                places = zip(smaller.position.place, (cells[item] for item in items), strict=True)
                placed = [PlacedTile.at(tile, cell) for tile, cell in places if cell]
                try:
                    plan = make_plan(smaller.position, placed, larger.plan.contest)
                except ValueError:
                    continue
                if smaller.keep(plan):
                    waiting.append(smaller)


def _places(plan: Plan) -> list[Cell | None]:
    """Where each tile of a plan is, in the order of its position; None for discarded ones."""
    places = {item: placed.cell for item, placed in plan.placed}
    return [places.get(item) for item in range(len(plan.placed) + len(plan.discarded))]
