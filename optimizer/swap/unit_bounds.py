"""Upper bounds on the points of bundles, from the most units of each measure by itself.

Mostly one placement is nearly the best for all that is scored. So the points that each measure could bring if
nothing else were scored add up to a bound that is often tight. And the most units of a single measure take
less to prove, and serve all contests and cards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Iterable

from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import MOST_UNITS, Payoff
from stockbook.models.stampswap.position import Player, Position
from stockbook.models.stampswap.scoring import awards, owned_points
from stockbook.optimizer.placement.plan import make_plan
from stockbook.optimizer.swap.bundle import Bundle
from stockbook.optimizer.swap.joint_subproblem import JointSubproblem
from stockbook.optimizer.swap.point_sum import MeasurePoints, PointSum
from stockbook.optimizer.swap.tile_signatures import signature_of

#: The payoff of a measure whose points are its units.
ONE_EACH = Payoff(1)


class UnitBounds:
    """The bundles of units that the bounds of other bundles depend on.

    Attributes
    ----------
    ungrouped
        The bundles of units that are in no group yet, by album and measure.
    """

    def __init__(self) -> None:
        self.ungrouped: dict[Hashable, list[Bundle]] = defaultdict(list)
        self._units: dict[Hashable, Bundle] = {}
        #: Bundles and contests of which it is known whether their points are a sum of measures.
        self._looked_at: set[tuple[Bundle, Contest | None]] = set()
        #: Those whose bounds do not follow their sums yet.
        self._new: list[tuple[Bundle, Contest | None]] = []

    @property
    def bundles(self) -> Collection[Bundle]:
        """All bundles of units."""
        return self._units.values()

    def make_sums(self, subproblems: Iterable[JointSubproblem]) -> None:
        """Make the sums of what is open after a first attempt, which takes a while.

        No bound changes before ``queries``, so others may search meanwhile.
        """
        for subproblem in _tried(subproblems):
            for bundle in subproblem.open_bundles:
                key = bundle, subproblem.contest
                if key not in self._looked_at:
                    self._looked_at.add(key)
                    if not bundle.plan.discarded and bundle not in self._units.values():
                        bundle.sums[subproblem.contest] = self._sum(bundle, subproblem.contest)
                        self._new.append(key)

    def queries(self, subproblems: Iterable[JointSubproblem]) -> dict[Bundle, tuple[int, float]]:
        """Return the units to search for what is open after a first attempt, with their ranks and thresholds.

        They come before all other bundles, which wait for them. Bounds are lowered to those of new sums.
        """
        for bundle, contest in self._new:
            _follow(bundle, contest, bundle.sums[contest])
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
    """Return the subproblems that their first attempts have left open."""
    tried = (each for each in subproblems if each.failures and not each.profiles_next)
    return [each for each in tried if each.open_bundles]


def _follow(bundle: Bundle, contest: Contest | None, points: PointSum) -> None:
    """Lower the bound of a bundle to that of its sum, now and with each bound on its units."""

    def update() -> None:
        bundle.lower_bound(contest, points.bound)

    for each in points.spatial:
        each.units.on_bound.append(update)
    update()


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
        store=lambda plan, bound: None,
        heuristic=bundle.heuristic.for_position(position),
        contest_bounds={None: MOST_UNITS},
    )
