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
from stockbook.models.album.filters import numbers
from stockbook.models.contests import Contest, Measure
from stockbook.models.contests.abundance import Abundance
from stockbook.models.contests.corners import PerfectCorners
from stockbook.models.contests.edges import Edges, sides
from stockbook.models.contests.groups import Group
from stockbook.models.contests.holes import Holes
from stockbook.models.contests.payoff import Payoff
from stockbook.models.contests.regions import Regions, less_islands
from stockbook.models.contests.sets import Sets
from stockbook.models.contests.surrounded import Surrounded

#: What half a perfect corner is worth: three stamps there, two, and the fourth space free.
THREE_CORNERS, TWO_CORNERS = 0.55, 0.25
#: What a side of the album is worth at most before it is complete, and what a gap of one space costs.
ALMOST_EDGE, EDGE_GAP = 0.8, 0.12
ALMOST_ABUNDANT = 0.6
ALMOST_SURROUNDED, ALMOST_HOLE, SECOND_GROUP = 0.6, 0.3, 0.35


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
    return ContestEvaluator(contest, count, _outlook(contest.measure, count, grid))


def between(payoff: Payoff, units: float) -> float:
    """The payoff for a fraction of a unit."""
    if not payoff.table:
        return payoff.unit * units
    whole = int(units)
    low = payoff.at(whole)
    return low + (payoff.at(whole + 1) - low) * (units - whole)


def _outlook(measure: Measure, count: FastCount, grid: Grid) -> Callable[[Bitboard], float]:
    """What may become of a board, in units."""
    match measure:
        case PerfectCorners():
            return _corners
        case Edges():
            lines = [grid.bits(side) for side in sides(grid)]
            return lambda board: _edges(board, lines)
        case Surrounded():
            return _surrounded
        case Holes():
            whole, part = (1.0, 1.0) if measure.spaces == 1 else (1 - ALMOST_HOLE, 0.5)
            return lambda board: (
                whole * count(board.empty, (board.fixed,)) + part * ALMOST_HOLE * _dead_ends(board)
            )
        case Regions():
            return lambda board: less_islands(board.empty, grid.stride)
        case Group():
            return lambda board: _group(board, measure)
        case Abundance():
            return lambda board: _abundance(numbers(board.fixed.stamps, measure.attribute), measure.rank)
        case Sets():
            return lambda board: _sets(numbers(board.fixed.stamps, measure.attribute))
    return lambda board: count(board.empty, (board.fixed,))


def _abundance(numbers: list[int], rank: int) -> float:
    """The number that counts, and a little of those before it, which it may still overtake."""
    first = sorted(numbers, reverse=True)[:rank]
    return ALMOST_ABUNDANT * first[-1] + (1 - ALMOST_ABUNDANT) * sum(first) / rank


def _sets(numbers: list[int]) -> float:
    """The sets, and a part of the next one for each stamp of it."""
    sets = min(numbers)
    return sets + sum(number > sets for number in numbers) / len(numbers)


def _corners(board: Bitboard) -> float:
    """Perfect corners, and those where a stamp or two could still come."""
    a, b, c, d = board.fixed.corners
    empty, stride = board.empty, board.grid.stride
    free = (a | empty) & (b | empty << 1) & (c | empty << stride) & (d | empty << stride + 1)
    both, other = a & b, c & d
    four = both & other
    three = free & (both & (c ^ d) | other & (a ^ b))
    two = free & (both | other | (a ^ b) & (c ^ d)) & ~four & ~three
    return four.bit_count() + THREE_CORNERS * three.bit_count() + TWO_CORNERS * two.bit_count()


def _edges(board: Bitboard, lines: list[int]) -> float:
    """Edges of the album by how much of them is covered, less for gaps of one space."""
    empty, stride = board.empty, board.grid.stride
    found = 0.0
    for number, line in enumerate(lines):
        open_ = empty & line
        if not open_:
            found += 1
            continue
        step = 1 if number < 2 else stride
        gaps = open_ & ~(open_ << step) & ~(open_ >> step)
        share = 1 - open_.bit_count() / line.bit_count()
        found += ALMOST_EDGE * share**1.5 - EDGE_GAP * gaps.bit_count()
    return found


def _surrounded(board: Bitboard) -> float:
    """Surrounded stamps, and the others by how much of their edge is."""
    empty = board.empty
    found = 0.0
    for border in board.fixed.borders:
        open_ = border & empty
        if open_:
            found += ALMOST_SURROUNDED * (1 - open_.bit_count() / border.bit_count()) ** 2
        else:
            found += 1
    return found


def _dead_ends(board: Bitboard) -> int:
    """Empty spaces with one more beside them."""
    e, s = board.empty, board.grid.stride
    beside, above = (e << 1) ^ (e >> 1), (e << s) ^ (e >> s)
    several = (e << 1) & (e >> 1) | (e << s) & (e >> s)
    return (e & (beside ^ above) & ~several).bit_count()


def _group(board: Bitboard, measure: Group) -> float:
    """The largest group that can still grow, and a little of the next one."""
    worth = [
        number * (1 if ring & board.empty else 0.8)
        for number, _, ring in sorted(measure.groups(board.fixed), reverse=True)[:3]
    ]
    worth.sort(reverse=True)
    return sum(each * SECOND_GROUP**place for place, each in enumerate(worth[:2]))
