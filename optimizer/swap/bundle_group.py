"""Bundles that share the rows of their models: what is found for one of them serves the others."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

from stockbook.models.album.album import Cell, PlacedTile
from stockbook.models.contests import Contest
from stockbook.optimizer.placement.plan import Plan, make_plan
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.swap.bundle import Bundle
from stockbook.optimizer.swap.joint_subproblem import JointSubproblem
from stockbook.optimizer.swap.tile_pool import tile_pool

#: Number of placements that are built for each bundle and contest, and the moves that improve each.
BUILDS, MOVES = 2, 300
#: Number of other bundles, the nearest ones, whose plans are then tried, and the moves from each.
NEIGHBORS, NEIGHBOR_MOVES = 6, 100
#: The stages of local search for a bundle: placements built for it, then those of its neighbors.
STAGES = range(2)


class BundleGroup:
    """Bundles with equal scoring cards, and their searches.

    Parameters
    ----------
    bundles
        The bundles.
    hard
        The kinds of searches that have failed before (``JointSubproblem.kind``), which are made in parts at
        once. New ones are added.
    budget
        The time of the whole answer.

    Attributes
    ----------
    subproblems
        The searches of all bundles, one for each contest; those that took too long are split into parts.
    """

    def __init__(self, bundles: Sequence[Bundle], hard: set[Hashable], budget: SearchBudget) -> None:
        self._bundles = bundles
        self._hard = hard
        self._items = dict(zip(map(id, bundles), tile_pool(bundles)[0], strict=True))
        largest = sorted(bundles, key=lambda bundle: -len(bundle.signatures))
        self._without_heuristic = {stage: list(largest) for stage in STAGES}
        contests = bundles[0].position.may_enter
        self.subproblems = [JointSubproblem(bundles, contest, self.propagate, budget) for contest in contests]
        for bundle in bundles:
            self.propagate(bundle)
        for subproblem in [each for each in self.subproblems if each.kind in hard]:
            self.note_failure(subproblem)

    def tell_bounds(self) -> None:
        """Tell who depends on the bundles what bounds the new rows have."""
        for bundle in self._bundles:
            bundle.tell_bounds()

    @property
    def done(self) -> bool:
        """Whether all is known that is asked for."""
        return all(subproblem.done for subproblem in self.subproblems)

    @property
    def ready(self) -> list[JointSubproblem]:
        """The subproblems that may be searched: some only when local searches have looked for plans."""
        planned = not self.next_for_heuristic(0)
        return [each for each in self.subproblems if not each.running and (planned or not each.profiles_next)]

    def publish(self) -> None:
        """Store what is known of each bundle in the valuation."""
        for bundle in self._bundles:
            bundle.publish()

    def note_failure(self, subproblem: JointSubproblem) -> None:
        """Note that an attempt ended without a proof: the search goes on in parts, or longer."""
        if subproblem in self.subproblems:
            subproblem.fail()
            self._hard.add(subproblem.kind)
            if subproblem.divisible:
                self.subproblems.remove(subproblem)
                self.subproblems += subproblem.parts

    def note_hopeless(self, subproblem: JointSubproblem) -> None:
        """Note that the search of a single bundle takes too long: another strategy has turns beside it."""
        if subproblem in self.subproblems:
            self.subproblems += [part for part in subproblem.parts if part not in self.subproblems]

    def next_for_heuristic(self, stage: int) -> Bundle | None:
        """Return the next bundle for a local search, the largest first because their subsets profit."""
        return next((bundle for bundle in self._without_heuristic[stage] if bundle.unproved), None)

    def heuristic_search(self, bundle: Bundle, stage: int) -> Callable[[], list[Plan]]:
        """Return a function that looks for plans of a bundle; it may run beside searches."""
        self._without_heuristic[stage].remove(bundle)
        contests = [contest for contest, bound in bundle.contest_bounds.items() if bound > bundle.cutoff]
        if not stage:
            return lambda: bundle.heuristic.built(contests, BUILDS, MOVES, bundle.plan.points)
        starts = list(self._starts(bundle))
        return lambda: [
            plan
            for start in starts
            for plan in bundle.heuristic.from_places(*start, NEIGHBOR_MOVES, bundle.plan.points)
        ]

    def _starts(self, bundle: Bundle) -> Iterator[tuple[Contest | None, dict[int, Cell]]]:
        """The contests of the neighbors' plans, and where those have the tiles of this bundle."""
        items = self._items[id(bundle)]

        def distance(other: Bundle) -> tuple[int, int]:
            return len(set(items) ^ set(self._items[id(other)])), -other.best

        others = (other for other in self._bundles if other is not bundle)
        for other in sorted(others, key=distance)[:NEIGHBORS]:
            cells = dict(zip(self._items[id(other)], _places(other.plan), strict=True))
            places = {number: cells.get(item) for number, item in enumerate(items)}
            yield other.plan.contest, {number: cell for number, cell in places.items() if cell}

    def improve(self, bundle: Bundle, plans: Iterable[Plan]) -> None:
        """Take the plans of a local search."""
        for plan in plans:
            if bundle.keep(plan):
                self.propagate(bundle)

    def propagate(self, bundle: Bundle) -> None:
        """Try the best plan of a bundle for unproved ones without one of its tiles, and so on."""
        waiting = [bundle]
        while waiting:
            larger = waiting.pop()
            cells = dict(zip(self._items[id(larger)], _places(larger.plan), strict=True))
            for smaller in self._bundles:
                items = self._items[id(smaller)]
                if not smaller.unproved or len(items) != len(cells) - 1 or not cells.keys() >= set(items):
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
