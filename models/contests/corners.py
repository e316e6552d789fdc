"""Perfect corners: interior grid points where four stamps meet at their corners.

Source: rulebook, contest "Perfect Corners"; its printed example scores 4 points each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.album.album import Album, rectangle
from stockbook.models.album.bitboard import Gap, bits_of
from stockbook.models.contests.measure import (
    CompiledCount,
    CountKind,
    InductionUse,
    Measure,
    ProfileKind,
    SearchKind,
    Spaces,
)

if TYPE_CHECKING:
    from stockbook.models.album.bitboard import Bitboard, FastCount, Grid, Spot
    from stockbook.models.placement.model import PlacementModel

#: What most of a perfect corner is worth in the unit estimate: three stamps there, two, and the rest free.
THREE_CORNERS, TWO_CORNERS = 0.55, 0.25
#: Stamps that a grid point may lack for it to be a gap that a local search fills.
MOST_LACKING = 2


@dataclass(frozen=True)
class PerfectCorners(Measure):
    """One unit: an interior grid point that is a corner of four stamps."""

    sees_only_sizes: ClassVar[bool] = True
    mirror_symmetric: ClassVar[bool] = True
    searches: ClassVar[tuple[SearchKind, ...]] = (SearchKind.LINEAR_RELAXATION, SearchKind.SEPARATE_TILES)
    induction: ClassVar[InductionUse] = InductionUse.ALONG
    profile_kind = ProfileKind.CORNERS
    units_per_stamp: ClassVar[float] = 0.17

    def __str__(self) -> str:
        return "perfect-corners"

    def units(self, album: Album) -> list[Spaces]:
        """The four spaces around each perfect corner."""
        corners = Counter(point for stamp in album.stamps for point in stamp.corners())
        perfect = sorted(point for point, stamps in corners.items() if stamps == 4)
        return [frozenset(rectangle(x - 1, y - 1, 2, 2)) for x, y in perfect]

    def fast_count(self, board: Bitboard) -> FastCount:
        """The grid points that are corners of each of the four kinds."""
        fixed = board.fixed.corners

        def count(empty: int, spots: Sequence[Spot]) -> int:
            a, b, c, d = fixed
            for spot in spots:
                e, f, g, h = spot.corners
                a |= e
                b |= f
                c |= g
                d |= h
            return (a & b & c & d).bit_count()

        return count

    def compiled_count(self, board: Bitboard) -> CompiledCount:
        return CompiledCount(CountKind.CORNERS, boards=board.fixed.corners)

    def gaps(self, board: Bitboard) -> list[Gap]:
        """The empty spaces at each grid point where two or three stamps on the album meet already."""
        stride, kinds = board.grid.stride, board.fixed.corners
        found = []
        for bit in bits_of(kinds[0] | kinds[1] | kinds[2] | kinds[3]):
            point = 1 << bit
            spaces = point, point >> 1, point >> stride, point >> stride + 1
            lacking = [space for space, corners in zip(spaces, kinds, strict=True) if not corners & point]
            if 1 <= len(lacking) <= MOST_LACKING and all(space & board.empty for space in lacking):
                found.append(Gap(sum(lacking), point))
        return found

    def unit_estimate(self, grid: Grid) -> Callable[[Bitboard], float]:
        """Perfect corners, and those where a stamp or two could still come."""
        return _unit_estimate

    def encode(self, placement: PlacementModel) -> int:
        """One boolean a grid point, with one row for each of the four stamps around it."""
        album, model = placement.album, placement.model
        around: dict[tuple[tuple[int, int], int], list[int]] = {}
        for spot in placement.stamps:
            for which, point in enumerate(spot.placed.corners()):
                around.setdefault((point, which), []).append(spot.literal)
        perfect = []
        for point in rectangle(1, 1, album.width - 1, album.height - 1):
            quadrants = [around.get((point, which)) for which in range(4)]
            if all(quadrants):
                corner = model.new_bool()
                perfect.append(corner)
                for literals in quadrants:
                    model.implies_any([corner], literals or [])
                    placement.depend(self, literals or [], [corner])
        return model.count(perfect, max_corners(placement.max_stamps))


def _unit_estimate(board: Bitboard) -> float:
    a, b, c, d = board.fixed.corners
    empty, stride = board.empty, board.grid.stride
    free = (a | empty) & (b | empty << 1) & (c | empty << stride) & (d | empty << stride + 1)
    both, other = a & b, c & d
    four = both & other
    three = free & (both & (c ^ d) | other & (a ^ b))
    two = free & (both | other | (a ^ b) & (c ^ d)) & ~four & ~three
    return four.bit_count() + THREE_CORNERS * three.bit_count() + TWO_CORNERS * two.bit_count()


def max_corners(stamps: int) -> int:
    """An upper bound on the perfect corners among so many stamps.

    One takes four stamps. Two share at most two, so they take six, and three, by inclusion and exclusion,
    take eight. Of more, the first in reading order has the stamp to its upper left for itself: that stamp's
    other corners all come earlier. So each further one takes one more stamp.
    """
    if stamps < 8:
        return max(stamps // 2 - 1, 0)
    return stamps - 5
