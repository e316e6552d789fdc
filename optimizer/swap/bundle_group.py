"""Groups of bundles that share the rows of their models, and bounds from the most units of each measure."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Iterable, Sequence

from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import MOST_UNITS, Payoff
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.scoring import awards, owned_points
from stockbook.optimizer.placement.plan import make_plan
from stockbook.optimizer.solver.limits import SearchBudget
from stockbook.optimizer.swap.bundle import Bundle, MeasurePoints, PointSum, signature_of
from stockbook.optimizer.swap.joint_subproblem import JointSubproblem


class BundleGroup:
    """Bundles with equal scoring cards, and their searches.

    ``hard`` are the kinds of searches that have failed before (``JointSubproblem.kind``), which are made in
    parts at once; new ones are added.
    """

    def __init__(self, bundles: Sequence[Bundle], hard: set[Hashable], budget: SearchBudget) -> None:
        self._hard = hard
        #: The bundles that wait for a local search, the largest first.
        self._waiting = sorted(bundles, key=lambda each: -len(each.signatures))
        contests = bundles[0].position.may_enter
        #: The searches of all bundles, one for each contest; those that took too long are split into parts.
        self.subproblems = [JointSubproblem(bundles, contest, budget) for contest in contests]
        for subproblem in [each for each in self.subproblems if each.kind in hard]:
            self.note_failure(subproblem)

    @property
    def done(self) -> bool:
        """Whether all is known that is asked for."""
        return all(subproblem.done for subproblem in self.subproblems)

    @property
    def ready(self) -> list[JointSubproblem]:
        """The subproblems that may be searched: some only when local searches have looked for plans."""
        planned = not self.next_unplanned()
        return [each for each in self.subproblems if not each.running and (planned or not each.profiles_next)]

    def next_unplanned(self) -> Bundle | None:
        """The next bundle for a local search."""
        return next((bundle for bundle in self._waiting if bundle.unproved), None)

    def take_unplanned(self) -> Bundle | None:
        """The next bundle for a local search, which has had its turn from then on."""
        bundle = self.next_unplanned()
        if bundle:
            self._waiting.remove(bundle)
        return bundle

    def note_failure(self, subproblem: JointSubproblem) -> None:
        """Note that an attempt ended without a proof: the search goes on in parts, or longer."""
        if subproblem in self.subproblems:
            subproblem.fail()
            self._hard.add(subproblem.kind)
            if subproblem.divisible:
                self.subproblems.remove(subproblem)
                self.subproblems += subproblem.parts


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
