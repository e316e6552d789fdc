"""The points of a bundle as a sum over measures: an upper bound, and what would lower it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.cp_model import CpModel
from stockbook.optimizer.swap.bundle import Bundle

#: Points that the best plans for each measure may add up to above the cutoff, so that the units of the
#: hardest one are asked for all the same: rows with all of them then leave little to search.
NEAR = 3


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

    def queries(self, cutoff: int, *, rows_help: bool) -> Iterator[tuple[Bundle, int]]:
        """Yield bundles of units to search, and their thresholds, for a proof that no plan exceeds a cutoff.

        The measure of which least is known is the hardest to prove, so what the others leave to spare is for
        that one. Where the most units known add up to more than the cutoff, the sum proves nothing; then the
        easier measures are asked for as rows of other searches, and the hardest if little is missing.

        Parameters
        ----------
        cutoff
            Points that are to be proved not to be exceeded.
        rows_help
            Whether rows with bounds on units make the search of this bundle faster.
        """
        spare = cutoff - self.certain - sum(each.best for each in self.spatial)
        if spare < 0 and not rows_help:
            return
        hardest = max(self.spatial, key=lambda each: each.bound - each.best, default=None)
        for each in self.spatial:
            if each is not hardest:
                most = each.units.best
            elif spare >= -NEAR:
                most = each.most_units(each.best + max(spare, 0))
            else:
                continue
            if most < each.units.bound:
                yield each.units, most


def limit_units(model: CpModel, units: Callable[[Measure], int], sums: Mapping[int, PointSum | None]) -> None:
    """Add rows to a model of several bundles: the most units of each measure that a bundle can have.

    Parameters
    ----------
    model
        The rows, of which each solution is one for a single bundle.
    units
        Returns the variable of a measure.
    sums
        Literal that a bundle is chosen -> the points of that bundle; None where they are not known.
    """
    known: dict[Measure, dict[int, int]] = defaultdict(dict)
    for chosen, points in sums.items():
        for each in points.spatial if points else ():
            known[each.measure][chosen] = each.units.bound
    for measure, bounds in known.items():
        high = model.bounds[units(measure)][1]
        if min(bounds.values()) < high:
            terms = [(chosen, -min(high, bounds.get(chosen, high))) for chosen in sums]
            model.linear([(units(measure), 1), *terms], -high, 0)
