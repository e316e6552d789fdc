"""Evaluation of contests on the boards of a search: what they pay now, and what they may pay later.

Units and points are counted as the scorer counts them. The estimates, which say how far a board is on the way
to more units, guide the rounds before a contest is entered; no finished Show Phase is scored by them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from stockbook.models.album.bitboard import Bitboard, FastCount, Grid
from stockbook.models.contests import Contest
from stockbook.models.contests.payoff import Payoff


class ContestEvaluator(NamedTuple):
    """Evaluates boards of one size for one contest.

    Attributes
    ----------
    contest
        The contest that pays.
    fast_count
        Counts the units of a board, as the scorer does.
    estimate_units
        Estimates the units that a board may have later, which are seldom less than it has now.
    """

    contest: Contest
    fast_count: FastCount
    estimate_units: Callable[[Bitboard], float]

    @property
    def spatial(self) -> bool:
        """Whether it matters where the tiles lie."""
        return self.contest.measure.spatial

    def units(self, board: Bitboard) -> int:
        """Count the units of a board."""
        return self.fast_count(board.empty, (board.fixed,))

    def points(self, board: Bitboard) -> int:
        """The points that the contest pays for a board now."""
        return self.contest.payoff.at(self.units(board))

    def estimate(self, board: Bitboard) -> float:
        """Estimate the points that the contest may pay for a board later."""
        return interpolated(self.contest.payoff, self.estimate_units(board))


@lru_cache(maxsize=1024)
def evaluator_of(contest: Contest, grid: Grid) -> ContestEvaluator:
    """The evaluator of a contest on boards of a size; equal contests share one."""
    fast_count = contest.measure.fast_count(Bitboard(grid, grid.spaces))
    return ContestEvaluator(contest, fast_count, contest.measure.unit_estimate(grid))


def interpolated(payoff: Payoff, units: float) -> float:
    """The payoff for a fractional number of units."""
    if not payoff.table:
        return payoff.unit * units
    floor = int(units)
    low = payoff.at(floor)
    return low + (payoff.at(floor + 1) - low) * (units - floor)
