"""The points of a bundle as a sum over measures: an upper bound, and what would lower it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.cp_model import CpModel
from stockbook.optimizer.swap.bundle import Bundle


@dataclass(frozen=True)
class MeasurePoints:
    """The points of one measure whose units depend on where the tiles lie.

    Parameters
    ----------
    measure
        The measure.
    units
        The bundle of the same tiles whose points are the units of the measure.
    payoffs
        What the units pay: more than one where several cards count them.
    """

    measure: Measure
    units: Bundle
    payoffs: tuple[Payoff, ...]

    def at(self, units: int) -> int:
        """The points of so many units."""
        return sum(payoff.at(units) for payoff in self.payoffs)

    @property
    def best(self) -> int:
        """The points of the most units known."""
        return self.at(self.units.best)

    @property
    def bound(self) -> int:
        """Points that no plan exceeds."""
        return self.at(self.units.bound)

    def most_units(self, points: int) -> int:
        """The most units, from the best known to the bound, that bring no more points than that."""
        return max(
            (many for many in range(self.units.best, self.units.bound + 1) if self.at(many) <= points),
            default=self.units.best,
        )


@dataclass(frozen=True)
class PointSum:
    """The points of a bundle with one contest.

    Parameters
    ----------
    certain
        An upper bound on the points that come wherever the tiles lie.
    spatial
        The other points, measure by measure.
    """

    certain: int
    spatial: tuple[MeasurePoints, ...]

    @property
    def bound(self) -> int:
        """Points that no plan exceeds, since each measure brings at most what it could bring alone."""
        return self.certain + sum(each.bound for each in self.spatial)

    @property
    def known(self) -> bool:
        """Whether the most units of each measure but the hardest are proved."""
        return sum(each.units.bound > each.units.best for each in self.spatial) <= 1

    def least_units(self, points: MeasurePoints, cutoff: int) -> int:
        """The fewest units of a measure in plans above the cutoff, if the others bring all they may."""
        missing = cutoff - self.bound + points.bound
        most = points.units.bound
        return next((many for many in range(most) if points.at(many) > missing), most)

    def queries(self, cutoff: int, near: int | None) -> Iterator[tuple[Bundle, int]]:
        """Yield bundles of units to search, and their thresholds, for a proof that no plan exceeds a cutoff.

        The measure of which least is known is the hardest to prove, so what the others leave to spare is for
        that one. Where the most units known add up to more than the cutoff, the sum proves nothing; then the
        easier measures are asked for as rows of other searches, and the hardest if little is missing.

        Parameters
        ----------
        cutoff
            Points that are to be proved not to be exceeded.
        near
            Points that the most units known may add up to above the cutoff so that those of the hardest one
            are asked for all the same; None where rows with units make no search of this bundle faster.
        """
        spare = cutoff - self.certain - sum(each.best for each in self.spatial)
        if spare < 0 and near is None:
            return
        hardest = max(self.spatial, key=lambda each: each.bound - each.best, default=None)
        for each in self.spatial:
            if each is not hardest:
                most = each.units.best
            elif spare >= -(near or 0):
                most = each.most_units(each.best + max(spare, 0))
            else:
                continue
            if most < each.units.bound:
                yield each.units, most


def limit_units(model: CpModel, units: Callable[[Measure], int], sums: Mapping[int, PointSum | None]) -> None:
    """Add rows to a model of several bundles: the most units of each measure that a bundle can have.

    Clauses alone prove more with them; CP-SAT's linear relaxation takes as long, or longer.

    Parameters
    ----------
    model
        The rows, of which each solution is one for a single bundle.
    units
        Returns the variable of a measure.
    sums
        Literal that a bundle is chosen -> the points of that bundle; None where they are not known.
    """
    for measure, known in _by_measure(sums).items():
        bounds = {chosen: each.units.bound for chosen, (_, each) in known.items()}
        high = model.bounds[units(measure)][1]
        if min(bounds.values()) < high:
            terms = [(chosen, -min(high, bounds.get(chosen, high))) for chosen in sums]
            model.linear([(units(measure), 1), *terms], -high, 0)


def require_units(
    model: CpModel,
    units: Callable[[Measure], int],
    sums: Mapping[int, PointSum | None],
    cutoffs: Mapping[int, int],
) -> None:
    """Add rows to a model of several bundles: the fewest units of each measure that exceed a bundle's cutoff.

    A Lagrangian relaxation proves more with them. The most units (``limit_units``) would lower its bound,
    too, but leave all places alike, so that it would not know where to search.

    Parameters
    ----------
    model, units, sums
        As for ``limit_units``.
    cutoffs
        Literal that a bundle is chosen -> points that its plans have to exceed.
    """
    for measure, known in _by_measure(sums).items():
        fewest = {n: points.least_units(each, cutoffs[n]) for n, (points, each) in known.items()}
        low, high = model.bounds[units(measure)]
        if max(fewest.values()) > low:
            terms = [(chosen, -min(high, max(low, fewest.get(chosen, low)))) for chosen in sums]
            model.linear([(units(measure), 1), *terms], 0, high)


def _by_measure(
    sums: Mapping[int, PointSum | None],
) -> dict[Measure, dict[int, tuple[PointSum, MeasurePoints]]]:
    """The points of each measure, and the sum they are part of, by the literals of bundles with a sum."""
    found: dict[Measure, dict[int, tuple[PointSum, MeasurePoints]]] = defaultdict(dict)
    for chosen, points in sums.items():
        if points:
            for each in points.spatial:
                found[each.measure][chosen] = points, each
    return found
