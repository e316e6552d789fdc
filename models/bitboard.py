"""Albums as bits, for counting units thousands of times in the time that the scorer needs for one album.

A board is an int with one bit a space. Rows lie one bit further apart than an album is wide, and there
is a row above the first, so what touches the edge of the album needs no case of its own: the bits
around the album are never empty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from stockbook.models.album import Album, Cell, PlacedStamp, PlacedTile, rectangle
from stockbook.models.stamps import Tile


class Spot(NamedTuple):
    """A place for a tile, or all that lies on an album already.

    Attributes
    ----------
    cells
        The spaces that it covers.
    around
        The spaces outside its stamps' edges.
    borders
        The same for each stamp by itself.
    corners
        Its stamps' top left, top right, bottom left and bottom right grid points; a grid point has the
        bit of the space to its lower right.
    placed
        The tile there; None for no place.
    """

    cells: int = 0
    around: int = 0
    borders: tuple[int, ...] = ()
    corners: tuple[int, int, int, int] = (0, 0, 0, 0)
    placed: PlacedTile | None = None


#: Where a tile is that has no place.
NOWHERE = Spot()

#: Units on a board of empty spaces with new tiles at these spots; a guess where it says so.
QuickCount = Callable[[int, Sequence[Spot]], int]


class Bitboard:
    """An album as bits, and where tiles can be added.

    Attributes
    ----------
    stride
        Bits from a space to the one below it.
    empty
        The album's empty spaces.
    fixed
        What lies on it.
    """

    def __init__(self, album: Album) -> None:
        self.album = album
        self.stride = album.width + 1
        self.empty = self.bits(album.empty)
        self.fixed = self._spot(0, album.stamps)

    def bits(self, cells: Iterable[Cell]) -> int:
        """The board of some spaces."""
        found = 0
        for x, y in cells:
            found |= 1 << (y + 1) * self.stride + x
        return found

    def spots(self, tile: Tile) -> list[Spot]:
        """All places where a tile fits."""
        found = []
        for x, y in self.album.fits(tile.width, tile.height):
            cells = self.bits(rectangle(x, y, tile.width, tile.height))
            stamps = [PlacedStamp(stamp, x + dx, y + dy) for dx, dy, stamp in tile.parts]
            found.append(self._spot(cells, stamps, PlacedTile.at(tile, (x, y))))
        return found

    def _spot(self, cells: int, stamps: Sequence[PlacedStamp], placed: PlacedTile | None = None) -> Spot:
        borders = [self.bits(outside for _, outside in stamp.borders()) for stamp in stamps]
        around = 0
        for border in borders:
            around |= border
        points = zip(*(stamp.corners() for stamp in stamps), strict=True)
        a, b, c, d = (self.bits(each) for each in points) if stamps else NOWHERE.corners
        return Spot(cells, around, tuple(borders), (a, b, c, d), placed)
