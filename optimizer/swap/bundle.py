"""A set of goods whose value is searched, and what is known of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import awards, owned_points
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.swap.heuristic_plans import HeuristicPlans
from stockbook.optimizer.swap.tile_signatures import TileSignature

if TYPE_CHECKING:
    from stockbook.optimizer.swap.point_sum import PointSum


@dataclass(eq=False)
class Bundle:
    """A set of goods with the best plan known for it and upper bounds on its points.

    Parameters
    ----------
    position
        The Show Phase with these goods.
    signatures
        What the scoring sees of each tile to place, in their order.
    plan
        The best plan known.
    fixed_points
        Points of the goods wherever they lie. All other points here leave them out.
    cards
        The texts of the cards that score among the goods.
    store
        Stores the best plan and the upper bound on its points in the valuation.
    heuristic
        The local searches for plans.
    threshold
        The search has to prove that the bundle brings no more points than this, or else exactly how many;
        None where it is not asked for.
    contest_bounds
        Upper bounds on the points of plans that enter a contest, by contests.
    rank
        Place among all that is asked for, from 0; what matters most comes first. Below 0 where all others
        wait for it.
    sums
        The points of plans that enter a contest as sums over measures, by contests, where that helps.
    on_bound
        Called after each new bound.
    """

    position: Position
    signatures: tuple[TileSignature, ...]
    plan: Plan
    fixed_points: int
    cards: tuple[str, ...]
    store: Callable[[Plan, int], None]
    heuristic: HeuristicPlans
    threshold: float | None = None
    contest_bounds: dict[Contest | None, int] = field(default_factory=dict)
    rank: int = 0
    sums: dict[Contest | None, PointSum] = field(default_factory=dict)
    on_bound: list[Callable[[], None]] = field(default_factory=list)

    @property
    def wanted(self) -> bool:
        """Whether the bundle is still asked for."""
        return self.threshold is not None

    @property
    def best(self) -> int:
        """Points of the best plan known."""
        return self.plan.points - self.fixed_points

    @property
    def bound(self) -> int:
        """Points that no plan exceeds."""
        return max(self.best, *self.contest_bounds.values())

    @property
    def cutoff(self) -> int:
        """Points that a plan has to exceed to matter."""
        return self.best if self.threshold is None else int(max(self.best, self.threshold))

    @property
    def unproved(self) -> bool:
        """Whether the bundle is asked for, and a plan may exceed the cutoff."""
        return self.wanted and max(self.contest_bounds.values()) > self.cutoff

    def is_open(self, contest: Contest | None) -> bool:
        """Whether the bundle is asked for, and a plan that enters a contest may exceed the cutoff."""
        return self.wanted and self.contest_bounds[contest] > self.cutoff

    @property
    def offset(self) -> int:
        """Points of what is owned that are no fixed ones."""
        return owned_points(self.position) - self.fixed_points

    def certain_points(self, contest: Contest | None) -> int:
        """Points with a contest that do not depend on where the tiles lie; the plan has to discard none."""
        found = self.offset
        for award in awards(self.position, contest):
            if not award.measure.spatial:
                found += award.payoff.at(award.measure.count(self.plan.album))
        return found

    def keep(self, plan: Plan) -> bool:
        """Take a plan if it is better than the best one known, and return whether it is."""
        better = plan.points > self.plan.points
        if better:
            self.plan = plan
        return better

    def lower_bound(self, contest: Contest | None, bound: int) -> None:
        """Take an upper bound on the points of plans that enter a contest, and tell who depends on it."""
        self.begin_bound(contest, bound)
        self.tell_bounds()

    def begin_bound(self, contest: Contest | None, bound: int) -> None:
        """Take an upper bound while nobody else may hear of it: ``tell_bounds`` has to follow."""
        self.contest_bounds[contest] = min(self.contest_bounds.get(contest, bound), bound)

    def tell_bounds(self) -> None:
        """Tell who depends on the bounds that they may have changed."""
        for call in self.on_bound:
            call()

    def publish(self) -> None:
        """Store what is known in the valuation."""
        self.store(self.plan, self.bound + self.fixed_points)


def set_thresholds(bundles: Iterable[Bundle], asked: Mapping[Bundle, tuple[int, float]]) -> None:
    """Ask for some of these bundles with their ranks and thresholds, and for the others no more."""
    for bundle in bundles:
        bundle.rank, bundle.threshold = asked.get(bundle, (bundle.rank, None))
