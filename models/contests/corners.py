"""Perfect corners: interior grid points where four stamps meet at their corners.

Source: rulebook, contest "Perfect Corners"; its printed example scores 4 points each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.album.album import Album, rectangle

if TYPE_CHECKING:
    from stockbook.models.album.bitboard import Bitboard, FastCount, Spot
    from stockbook.models.album.stamps import Stamp
    from stockbook.models.placement.model import PlacementModel


@dataclass(frozen=True)
class PerfectCorners:
    """One unit: an interior grid point that is a corner of four stamps."""

    spatial: ClassVar[bool] = True

    def __str__(self) -> str:
        return "perfect-corners"

    def count(self, album: Album) -> int:
        corners = [point for stamp in album.stamps for point in stamp.corners()]
        return sum(corners.count(point) == 4 for point in set(corners))

    def interchange_key(self, stamp: Stamp) -> None:
        """Only sizes matter."""

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

    def encode(self, grid: PlacementModel) -> int:
        """One boolean a grid point, with one row for each of the four stamps around it."""
        album, model = grid.album, grid.model
        around: dict[tuple[tuple[int, int], int], list[int]] = {}
        for spot in grid.stamps:
            for which, point in enumerate(spot.placed.corners()):
                around.setdefault((point, which), []).append(spot.literal)
        perfect = []
        for point in rectangle(1, 1, album.width - 1, album.height - 1):
            quadrants = [around.get((point, which)) for which in range(4)]
            if all(quadrants):
                corner = model.new_bool()
                perfect.append(corner)
                for literals in quadrants:
                    model.implies_any(corner, literals or [])
                    grid.depend(self, literals or [], [corner])
        return model.count(perfect, most_corners(grid.most_stamps))


def most_corners(stamps: int) -> int:
    """No more perfect corners than this have room among so many stamps.

    One takes four stamps. Two share at most two, so they take six, and three, by inclusion and exclusion,
    take eight. Of more, the first in reading order has the stamp to its upper left for itself: that stamp's
    other corners all come earlier. So each further one takes one more stamp.
    """
    if stamps < 8:
        return max(stamps // 2 - 1, 0)
    return stamps - 5
