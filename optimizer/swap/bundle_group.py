"""Groups of bundles that share the rows of their models, and bounds from the most units of each measure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence

from stockbook.models.album.album import Cell, PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import MOST_UNITS, Payoff
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.scoring import awards, owned_points
from stockbook.optimizer.placement.plan import Plan, make_plan
from stockbook.optimizer.solver.limits import SearchBudget
from stockbook.optimizer.swap.bundle import Bundle, MeasurePoints, PointSum, signature_of, tile_pool
from stockbook.optimizer.swap.joint_subproblem import JointSubproblem

#: Number of placements that are built for each bundle and contest, and the moves that improve each.
BUILDS, MOVES = 2, 300
#: Number of other bundles, the nearest ones, whose plans are then tried, and the moves from each.
NEIGHBORS, NEIGHBOR_MOVES = 6, 100
#: The stages of local search for a bundle: placements built for it, then those of its neighbors.
STAGES = range(2)


class BundleGroup:
    """Bundles with equal scoring cards, and their searches.

    ``hard`` are the kinds of searches that have failed before (``JointSubproblem.kind``), which are made in
    parts at once; new ones are added.
    """

    def __init__(self, bundles: Sequence[Bundle], hard: set[Hashable], budget: SearchBudget) -> None:
        self._bundles = bundles
        self._hard = hard
        self._items = dict(zip(map(id, bundles), tile_pool(bundles)[0], strict=True))
        largest = sorted(bundles, key=lambda bundle: -len(bundle.signatures))
        self._without_heuristic = {stage: list(largest) for stage in STAGES}
        contests = bundles[0].position.may_enter
        #: The searches of all bundles, one for each contest; those that took too long are split into parts.
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
        """The next bundle for a local search, the largest first because their subsets profit."""
        return next((bundle for bundle in self._without_heuristic[stage] if bundle.unproved), None)

    def heuristic_search(self, bundle: Bundle, stage: int) -> Callable[[], list[Plan]]:
        """A function that looks for plans of a bundle; it may run beside searches."""
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


#: The payoff of a measure whose points are its units.
ONE_EACH = Payoff(1)


class UnitBounds:
    """The bundles of units that the bounds of other bundles depend on.

    Mostly one placement is nearly the best for all that is scored. So the points that each measure could
    bring if nothing else were scored add up to a bound that is often tight. And the most units of a single
    measure take less to prove, and serve all contests and cards.
    """

    def __init__(self) -> None:
        #: The bundles of units that are in no group yet, by album and measure.
        self.ungrouped: dict[Hashable, list[Bundle]] = defaultdict(list)
        self._units: dict[Hashable, Bundle] = {}
        #: The new sums, with their bundles and contests, whose bounds do not follow them yet.
        self._new: list[tuple[Bundle, Contest | None, PointSum]] = []

    @property
    def bundles(self) -> Collection[Bundle]:
        """All bundles of units."""
        return self._units.values()

    def make_sums(self, subproblems: Iterable[JointSubproblem]) -> None:
        """Make the sums of what is open after a first attempt, which takes a while.

        No bound changes before ``queries``, so others may search meanwhile.
        """
        for subproblem in _tried(subproblems):
            contest = subproblem.contest
            for bundle in subproblem.open_bundles:
                if contest not in bundle.sums:
                    bundle.sums[contest] = None
                    if not bundle.plan.discarded:
                        points = bundle.sums[contest] = self._sum(bundle, contest)
                        self._new.append((bundle, contest, points))

    def queries(self, subproblems: Iterable[JointSubproblem]) -> dict[Bundle, tuple[int, float]]:
        """The units to search for what is open after a first attempt, with their ranks and thresholds.

        They come before all other bundles, which wait for them. Bounds are lowered to those of new sums.
        """
        for bundle, contest, total in self._new:
            for each in total.spatial:
                each.units.part_of.append((bundle, contest))
            bundle.lower_to_sum(contest)
        self._new.clear()
        asked: dict[Bundle, tuple[int, float]] = {}
        tried = _tried(subproblems)
        last = max((bundle.rank for each in tried for bundle in each.open_bundles), default=0)
        for subproblem in tried:
            for bundle in subproblem.open_bundles:
                points = bundle.sums.get(subproblem.contest)
                queries = points.queries(bundle.cutoff, subproblem.strategies.near) if points else ()
                for units, threshold in queries:
                    rank, lowest = asked.get(units, (0, threshold))
                    asked[units] = min(rank, bundle.rank - last - 1), min(lowest, threshold)
        return asked

    def _sum(self, bundle: Bundle, contest: Contest | None) -> PointSum:
        payoffs: dict[Measure, list[Payoff]] = defaultdict(list)
        for award in awards(bundle.position, contest):
            if award.measure.spatial:
                payoffs[award.measure].append(award.payoff)
        spatial = [
            MeasurePoints(measure, self._units_of(bundle, measure), tuple(paid))
            for measure, paid in payoffs.items()
        ]
        return PointSum(bundle.certain_points(contest), tuple(spatial))

    def _units_of(self, bundle: Bundle, measure: Measure) -> Bundle:
        signatures = tuple(signature_of(tile, [measure]) for tile in bundle.position.place)
        group = id(bundle.position.album), measure
        key = group, tuple(sorted(signatures))
        if key not in self._units:
            self._units[key] = _unit_bundle(bundle, measure)
            self.ungrouped[group].append(self._units[key])
        return self._units[key]


def _tried(subproblems: Iterable[JointSubproblem]) -> list[JointSubproblem]:
    """The subproblems that their first attempts have left open."""
    tried = (each for each in subproblems if each.failures and not each.profiles_next)
    return [each for each in tried if each.open_bundles]


def _unit_bundle(bundle: Bundle, measure: Measure) -> Bundle:
    """A bundle of the same tiles whose points, without the fixed ones, are the units of a measure."""
    old = bundle.position
    mine = Player(album=old.album, exhibitors=(Contest(measure, ONE_EACH),))
    position = Position(old.round, (), mine, old.place)
    return Bundle(
        position=position,
        signatures=tuple(signature_of(tile, [measure]) for tile in old.place),
        plan=make_plan(position, [placed for _, placed in bundle.plan.placed], None),
        fixed_points=owned_points(position),
        cards=(str(measure),),
        heuristic=bundle.heuristic.for_position(position),
        contest_bounds={None: MOST_UNITS},
        sums={None: None},
    )
