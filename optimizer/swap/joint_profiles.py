"""The profile search for several bundles with one contest: one search answers for all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from stockbook.models.album.stamps import Size
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure, ProfileKind
from stockbook.models.contests.payoff import Payoff
from stockbook.optimizer.compiled.web_assembly import installed
from stockbook.optimizer.placement.plan import InternalError, Plan, make_plan
from stockbook.optimizer.placement.profile_search import (
    Optimum,
    ProfileOutcome,
    ProfileProblem,
    TileSet,
    payoffs_by_kind,
    tile_set,
)
from stockbook.optimizer.placement.profiles import without_some
from stockbook.optimizer.swap.bundle import Bundle


@dataclass(frozen=True)
class JointProfiles:
    """The profile search for several bundles.

    A profile search places all tiles of a set. A tile may be discarded where it has no place, so the sets
    without some of the tiles that may be are searched too, whether they leave a place or not: that bounds the
    bundle, and mostly it is no better.
    """

    #: The bundles, with the points of each that come wherever its tiles lie, without ``fixed_points``.
    certain: Mapping[Bundle, int]
    #: The contest to enter.
    contest: Contest | None
    #: What is searched.
    problem: ProfileProblem
    #: The sizes of tiles that cannot be discarded.
    sure: frozenset[Size]

    def take(self, outcome: ProfileOutcome) -> bool:
        """Take the result: bounds of all bundles, and the better plans.

        Returned is whether it is proved what each of them brings, if that is more than its cutoff. Raises
        ``InternalError`` if the scorer disagrees with the search.
        """
        proved = outcome.finished
        for bundle, certain in self.certain.items() if outcome.finished else ():
            tiles = tile_set(bundle.position.place, self.problem.payoffs)
            optima = [
                outcome.optima[some] for some in without_some(tiles, self.sure) if some in outcome.optima
            ]
            best = max(optima, key=lambda optimum: optimum.points, default=None)
            cutoff = self.problem.cutoffs[tiles]
            points = certain + max(best.points if best else cutoff, cutoff)
            if best and points > bundle.cutoff:
                plan = self._plan(bundle, best, points)
                if plan:
                    bundle.keep(plan)
                proved &= bundle.best >= points
            bundle.lower_bound(self.contest, points)
        return proved

    def _plan(self, bundle: Bundle, optimum: Optimum, points: int) -> Plan | None:
        """The plan of an optimum; None where it is no legal one."""
        tiles = bundle.position.place
        placed = optimum.placed(tiles)
        try:
            plan = make_plan(bundle.position, placed, self.contest)
        except ValueError:  # A tile that was left out has a place.
            return None
        claimed = plan.points - bundle.fixed_points
        if claimed > points or (claimed < points and len(placed) == len(tiles)):
            raise InternalError(
                f"{self.contest}: the profile search claims {points + bundle.fixed_points} points, "
                f"the scorer counts {plan.points}: {plan.album}"
            )
        return plan


def joint_profiles(
    bundles: Sequence[Bundle],
    contest: Contest | None,
    payoffs: Mapping[ProfileKind, Payoff],
    sure: frozenset[Size],
) -> JointProfiles | None:
    """The profile search for some bundles with a contest.

    None where it may take too long, or where a plan discards a tile, so that it is not known what all bring.

    ``payoffs`` are those of ``leading_payoffs``, ``sure`` the sizes of tiles that none of the bundles can
    discard.
    """
    if any(bundle.plan.discarded for bundle in bundles):
        return None
    certain = {bundle: bundle.certain_points(contest) for bundle in bundles}
    cutoffs: dict[TileSet, int] = {}
    for bundle in bundles:
        cutoff = bundle.cutoff - certain[bundle]
        for tiles in without_some(tile_set(bundle.position.place, payoffs), sure):
            cutoffs[tiles] = min(cutoff, cutoffs.get(tiles, cutoff))
    problem = ProfileProblem(bundles[0].position.album, payoffs, cutoffs)
    return JointProfiles(certain, contest, problem, sure) if problem.suits else None


def leading_payoffs(scored: Iterable[tuple[Measure, Payoff]]) -> Mapping[ProfileKind, Payoff]:
    """The payoffs of what depends on places, where a profile search can run and suits best; else none.

    That is where holes, regions or surrounded stamps pay most for a unit; of corners a relaxation knows
    more.
    """
    payoffs = payoffs_by_kind(scored) or {}
    paid = {kind: max(payoff.steps) for kind, payoff in payoffs.items() if kind is not ProfileKind.EDGES}
    corners = paid.pop(ProfileKind.CORNERS, 0)
    return payoffs if installed() and paid and max(paid.values()) >= corners else {}
