"""How far a board is on the way to what a contest counts.

The units are counted by the measure itself (``quick``); here is what may still become of the board, in
units too: what a quick player goes by in the rounds before a contest is entered. The points of finished
Show Phases never come from here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from stockbook.models.album.bitboard import Bitboard, FastCount, Grid
from stockbook.models.contests import Contest
from stockbook.models.contests.payoff import Payoff


class ContestEvaluator(NamedTuple):
    """A contest as it is looked at on boards of one size; ``evaluator_of`` keeps one for each.

    Attributes
    ----------
    contest
        What pays.
    quick
        Counts its units, as the scorer counts them.
    outlook
        At least the units in most cases, and more where more may come.
    """

    contest: Contest
    quick: FastCount
    outlook: Callable[[Bitboard], float]

    @property
    def spatial(self) -> bool:
        """Whether it matters where the tiles lie."""
        return self.contest.measure.spatial

    def units(self, board: Bitboard) -> int:
        """What it counts now."""
        return self.quick(board.empty, (board.fixed,))

    def points(self, board: Bitboard) -> int:
        """What it pays now."""
        return self.contest.payoff.at(self.quick(board.empty, (board.fixed,)))

    def hope(self, board: Bitboard) -> float:
        """What it may pay later."""
        return between(self.contest.payoff, self.outlook(board))


@lru_cache(maxsize=1024)
def evaluator_of(contest: Contest, grid: Grid) -> ContestEvaluator:
    """The aim of a contest on boards of this size; equal contests share one."""
    count = contest.measure.fast_count(Bitboard(grid, grid.spaces))
    return ContestEvaluator(contest, count, contest.measure.outlook(grid))


def between(payoff: Payoff, units: float) -> float:
    """The payoff for a fraction of a unit."""
    if not payoff.table:
        return payoff.unit * units
    whole = int(units)
    low = payoff.at(whole)
    return low + (payoff.at(whole + 1) - low) * (units - whole)
