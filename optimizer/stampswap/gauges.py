"""How far a board is on the way to what a contest counts.

A gauge has the units as the scorer counts them, which tests compare with it, and what may still become of
the board, in units too: what a quick player goes by in the rounds before a contest is entered. The points
of finished Show Phases never come from here.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

from stockbook.models.contests import Contest, Measure
from stockbook.models.contests.abundance import Abundance
from stockbook.models.contests.corners import PerfectCorners
from stockbook.models.contests.counts import Count
from stockbook.models.contests.edges import Edges
from stockbook.models.contests.groups import Group
from stockbook.models.contests.holes import Holes
from stockbook.models.contests.regions import Regions
from stockbook.models.contests.sets import Sets
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.filters import ATTRIBUTES
from stockbook.models.payoff import Payoff
from stockbook.models.stamps import Stamp
from stockbook.optimizer.stampswap.board import Board

#: What half a perfect corner is worth: three stamps there, two, and the fourth space free.
THREE_CORNERS, TWO_CORNERS = 0.55, 0.25
#: What a side of the album is worth at most before it is complete, and what a gap of one space costs.
ALMOST_EDGE, EDGE_GAP = 0.8, 0.12
ALMOST_ABUNDANT = 0.6
ALMOST_SURROUNDED, ALMOST_HOLE, SECOND_GROUP = 0.6, 0.3, 0.35


class Gauge(NamedTuple):
    """What a measure counts on a board.

    Attributes
    ----------
    units
        As the scorer counts.
    hope
        At least the units in most cases, and more where more may come.
    spatial
        Whether it matters where the tiles lie.
    """

    units: Callable[[Board], int]
    hope: Callable[[Board], float]
    spatial: bool


def gauge(measure: Measure) -> Gauge:
    """The gauge of a measure."""
    match measure:
        case PerfectCorners():
            return Gauge(_perfect, _perfect_hope, True)
        case Edges():
            return Gauge(_edges, _edges_hope, True)
        case Surrounded():
            return Gauge(_surrounded, _surrounded_hope, True)
        case Holes(spaces):
            single = spaces == 1
            return Gauge(_holes1 if single else _holes2, _holes1_hope if single else _holes2_hope, True)
        case Regions():
            return Gauge(_regions, _regions_hope, True)
        case Group():
            key = _key(measure)
            return Gauge(lambda b: _group(b, key), lambda b: _group_hope(b, key), True)
        case Count(filter):
            return _flat(lambda board: sum(filter.matches(spot.stamp) for spot in board.spots))
        case Abundance(rank, attribute):
            return Gauge(
                lambda board: sorted(_numbers(board, attribute))[-rank],
                lambda board: _abundance_hope(sorted(_numbers(board, attribute), reverse=True)[:rank]),
                False,
            )
        case Sets(attribute):
            return Gauge(
                lambda board: min(_numbers(board, attribute)),
                lambda board: _sets_hope(_numbers(board, attribute)),
                False,
            )
    raise TypeError(f"no gauge for {measure}")


class Aim(NamedTuple):
    """A contest with its gauge."""

    contest: Contest
    gauge: Gauge

    @classmethod
    def of(cls, contest: Contest) -> Aim:
        return cls(contest, gauge(contest.measure))

    def points(self, board: Board) -> int:
        """What it pays now."""
        return self.contest.payoff.at(self.gauge.units(board))

    def hope(self, board: Board) -> float:
        """What it may pay later."""
        return between(self.contest.payoff, self.gauge.hope(board))


def between(payoff: Payoff, units: float) -> float:
    """The payoff for a fraction of a unit."""
    if not payoff.table:
        return payoff.unit * units
    whole = int(units)
    low = payoff.at(whole)
    return low + (payoff.at(whole + 1) - low) * (units - whole)


def _flat(units: Callable[[Board], int]) -> Gauge:
    return Gauge(units, units, False)


def _numbers(board: Board, attribute: str) -> list[int]:
    shown = [getattr(spot.stamp, attribute) for spot in board.spots]
    return [shown.count(value) for value in ATTRIBUTES[attribute]]


def _abundance_hope(numbers: list[int]) -> float:
    """The last of these numbers, and a little of those before it, which it may still overtake."""
    return ALMOST_ABUNDANT * numbers[-1] + (1 - ALMOST_ABUNDANT) * sum(numbers) / len(numbers)


def _sets_hope(numbers: list[int]) -> float:
    """The sets, and a part of the next one for each stamp of it."""
    sets = min(numbers)
    return sets + sum(number > sets for number in numbers) / len(numbers)


def _perfect(board: Board) -> int:
    a, b, c, d = board.corners
    return (a & b & c & d).bit_count()


def _perfect_hope(board: Board) -> float:
    a, b, c, d = board.corners
    empty, stride = board.empty, board.grid.stride
    free = (a | empty) & (b | empty << 1) & (c | empty << stride) & (d | empty << stride + 1)
    both, other = a & b, c & d
    four = both & other
    three = free & (both & (c ^ d) | other & (a ^ b))
    two = free & (both | other | (a ^ b) & (c ^ d)) & ~four & ~three
    return four.bit_count() + THREE_CORNERS * three.bit_count() + TWO_CORNERS * two.bit_count()


def _sides(board: Board) -> tuple[int, int, int, int]:
    grid = board.grid
    side, stride = grid.side, grid.stride
    top = ((1 << side) - 1) << stride
    left = sum(1 << (y + 1) * stride for y in range(side))
    return top, top << (side - 1) * stride, left, left << side - 1


def _edges(board: Board) -> int:
    return sum(not board.empty & side for side in _sides(board))


def _edges_hope(board: Board) -> float:
    empty, side, stride = board.empty, board.grid.side, board.grid.stride
    found = 0.0
    for number, mask in enumerate(_sides(board)):
        open_ = empty & mask
        if not open_:
            found += 1
            continue
        step = 1 if number < 2 else stride
        gaps = open_ & ~(open_ << step) & ~(open_ >> step)
        share = 1 - open_.bit_count() / side
        found += ALMOST_EDGE * share**1.5 - EDGE_GAP * gaps.bit_count()
    return found


def _surrounded(board: Board) -> int:
    empty = board.empty
    return sum(not spot.ring & empty for spot in board.spots)


def _surrounded_hope(board: Board) -> float:
    empty = board.empty
    found = 0.0
    for spot in board.spots:
        open_ = (spot.ring & empty).bit_count()
        found += ALMOST_SURROUNDED * (1 - open_ / spot.around) ** 2 if open_ else 1
    return found


def _holes1(board: Board) -> int:
    e, s = board.empty, board.grid.stride
    return (e & ~(e << 1 | e >> 1 | e << s | e >> s)).bit_count()


def _holes1_hope(board: Board) -> float:
    e, s = board.empty, board.grid.stride
    beside, above = (e << 1) ^ (e >> 1), (e << s) ^ (e >> s)
    several = (e << 1) & (e >> 1) | (e << s) & (e >> s)
    one = e & (beside ^ above) & ~several
    return _holes1(board) + ALMOST_HOLE * one.bit_count()


def _holes2(board: Board) -> int:
    e, s = board.empty, board.grid.stride
    level, upright = e & e >> 1, e & e >> s
    level &= ~(e << 1 | e >> 2 | e << s | e >> s | e << s - 1 | e >> s + 1)
    upright &= ~(e << s | e >> 2 * s | e << 1 | e >> 1 | e << 1 >> s | e >> 1 + s)
    return level.bit_count() + upright.bit_count()


def _holes2_hope(board: Board) -> float:
    e, s = board.empty, board.grid.stride
    beside, above = (e << 1) ^ (e >> 1), (e << s) ^ (e >> s)
    several = (e << 1) & (e >> 1) | (e << s) & (e >> s)
    dead_ends = e & (beside ^ above) & ~several
    return _holes2(board) * (1 - ALMOST_HOLE) + ALMOST_HOLE * 0.5 * dead_ends.bit_count()


def _regions(board: Board) -> int:
    left, stride = board.empty, board.grid.stride
    found = 0
    while left:
        found += 1
        region = left & -left
        while True:
            more = (region | region << 1 | region >> 1 | region << stride | region >> stride) & left
            if more == region:
                break
            region = more
        left ^= region
    return found


def _regions_hope(board: Board) -> float:
    """Euler's formula: regions less islands."""
    e, s = board.empty, board.grid.stride
    level, upright = e & e >> 1, e & e >> s
    square = level & level >> s
    return e.bit_count() - level.bit_count() - upright.bit_count() + square.bit_count()


def _key(measure: Group) -> Callable[[Stamp], Hashable]:
    """What the stamps of one group have in common; None for those that are in none."""
    if measure.filter:
        found = measure.filter
        if found.attribute == "size":
            return lambda stamp: (found.matches(stamp) and not stamp.forever) or None
        return lambda stamp: found.matches(stamp) or None
    attribute = measure.attribute

    def key(stamp: Stamp) -> Hashable:
        # A forever stamp forms no group of a size (notation, Contests).
        return None if stamp.forever else getattr(stamp, attribute)

    return key


def _groups(board: Board, key: Callable[[Stamp], Hashable]) -> list[tuple[int, int, int]]:
    """(stamps, spaces, spaces around) of each group."""
    found: dict[Hashable, list[tuple[int, int, int]]] = {}
    for spot in board.spots:
        value = key(spot.stamp)
        if value is None:
            continue
        number, mask, ring = 1, spot.mask, spot.ring
        apart = []
        for group in found.get(value, ()):
            if group[1] & spot.ring:
                number, mask, ring = number + group[0], mask | group[1], ring | group[2]
            else:
                apart.append(group)
        found[value] = [*apart, (number, mask, ring)]
    return [group for groups in found.values() for group in groups]


def _group(board: Board, key: Callable[[Stamp], Hashable]) -> int:
    return max((group[0] for group in _groups(board, key)), default=0)


def _group_hope(board: Board, key: Callable[[Stamp], Hashable]) -> float:
    """The largest group that can still grow, and a little of the next one."""
    worth = [
        number * (1 if ring & board.empty else 0.8)
        for number, _, ring in sorted(_groups(board, key), reverse=True)[:3]
    ]
    worth.sort(reverse=True)
    return sum(each * SECOND_GROUP**place for place, each in enumerate(worth[:2]))
