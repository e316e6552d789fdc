"""Albums as bits, for searches that try very many placements and games that are played very often.

A board is an int with one bit a space. Rows lie one bit further apart than an album is wide, and there
is a row above the first, so what touches the edge of the album needs no case of its own: the bits
around the album are never empty. How units are counted on them is with each measure (``fast_count``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from stockbook.models.album.album import SIDE, Album, Cell, PlacedTile, rectangle
from stockbook.models.album.stamps import Stamp, Tile


class Grid:
    """Masks for albums of one size; ``grid_of`` keeps one for each.

    ``stride`` is the number of bits from a space to the one below it; ``spaces`` is the board of all spaces.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.stride = width + 1
        self.spaces = self.bits(rectangle(0, 0, width, height))

    def bit(self, cell: Cell) -> int:
        """The number of a space's bit."""
        return (cell[1] + 1) * self.stride + cell[0]

    def cell(self, bit: int) -> Cell:
        """The space of a bit."""
        row, column = divmod(bit, self.stride)
        return column, row - 1

    def bits(self, cells: Iterable[Cell]) -> int:
        """The board of some spaces, or of what lies right beside the album."""
        found = 0
        for cell in cells:
            found |= 1 << self.bit(cell)
        return found

    def shape(self, width: int, height: int) -> int:
        """The board of a tile whose top left space is bit 0."""
        return sum(1 << y * self.stride + x for x, y in rectangle(0, 0, width, height))

    def anchors(self, covered: int, width: int, height: int) -> int:
        """The board of the top left spaces at which a tile of this size fits."""
        empty = row = self.spaces & ~covered
        for x in range(1, width):
            row &= empty >> x
        found = row
        for y in range(1, height):
            found &= row >> y * self.stride
        return found


@cache
def grid_of(width: int = SIDE, height: int = SIDE) -> Grid:
    """The masks for albums with this many columns and rows."""
    return Grid(width, height)


def bits_of(board: int) -> Iterator[int]:
    """The bits of a board, in reading order."""
    while board:
        low = board & -board
        yield low.bit_length() - 1
        board ^= low


class Spot(NamedTuple):
    """A place for a tile, or all that lies on an album already: the spaces that it covers, and its stamps.

    ``around`` has the bits outside its stamps' edges, those off the album too; ``masks`` and ``borders`` have
    for each stamp by itself the spaces that it covers, and those outside its edge. ``corners`` are its
    stamps' top left, top right, bottom left and bottom right grid points; a grid point has the bit of the
    space to its lower right. ``placed`` is the tile there; None for no place, and for several tiles.
    """

    cells: int = 0
    around: int = 0
    stamps: tuple[Stamp, ...] = ()
    masks: tuple[int, ...] = ()
    borders: tuple[int, ...] = ()
    corners: tuple[int, int, int, int] = (0, 0, 0, 0)
    placed: PlacedTile | None = None


#: Where a tile is that has no place.
NOWHERE = Spot()


class Gap(NamedTuple):
    """The gap of a unit, which is complete once tiles cover these empty spaces.

    ``point`` is the bit of the grid point at which each stamp that covers one of them must have a corner; 0
    where it does not matter how they are covered.
    """

    spaces: int
    point: int = 0


#: Units on a board of empty spaces with tiles at these spots.
FastCount = Callable[[int, Sequence[Spot]], int]


class Piece:
    """A tile on albums of one size, with what each of its places covers; ``piece_of`` keeps one for each."""

    def __init__(self, tile: Tile, grid: Grid) -> None:
        self.tile = tile
        self.grid = grid
        self._spots: dict[int, Spot] = {}

    def at(self, bit: int) -> Spot:
        """The tile with its top left space at this bit."""
        if bit not in self._spots:
            self._spots[bit] = self._spot(bit)
        return self._spots[bit]

    def _spot(self, bit: int) -> Spot:
        grid, stride = self.grid, self.grid.stride
        masks, borders = [], []
        cells = around = 0
        corners = [0, 0, 0, 0]
        for dx, dy, stamp in self.tile.parts:
            at = bit + dx + dy * stride
            mask = grid.shape(stamp.width, stamp.height) << at
            border = (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & ~mask
            masks.append(mask)
            borders.append(border & grid.spaces)
            cells |= mask
            around |= border
            below = stamp.height * stride
            for which, offset in enumerate((0, stamp.width, below, below + stamp.width)):
                corners[which] |= 1 << at + offset
        placed = PlacedTile.at(self.tile, grid.cell(bit))
        a, b, c, d = corners
        return Spot(cells, around, self.tile.stamps, tuple(masks), tuple(borders), (a, b, c, d), placed)


@cache
def piece_of(tile: Tile, grid: Grid) -> Piece:
    """The piece of a tile; equal tiles share one."""
    return Piece(tile, grid)


class Bitboard:
    """An album as bits, its empty spaces and what lies on it: never changed, ``put`` makes another one."""

    __slots__ = ("empty", "fixed", "grid")

    def __init__(self, grid: Grid, empty: int, fixed: Spot = NOWHERE) -> None:
        self.grid = grid
        self.empty = empty
        self.fixed = fixed

    @classmethod
    def of(cls, album: Album) -> Bitboard:
        """The board of an album."""
        grid = grid_of(album.width, album.height)
        board = cls(grid, grid.spaces)
        for placed in album.tiles:
            board = board.put(Piece(placed.tile, grid).at(grid.bit(placed.cell)))
        return board

    def put(self, spot: Spot) -> Bitboard:
        """The board with one more tile."""
        covered, near, there, covers, rims, (a, b, c, d), _ = self.fixed
        cells, around, stamps, masks, borders, (e, f, g, h), _ = spot
        corners = a | e, b | f, c | g, d | h
        fixed = Spot(covered | cells, near | around, there + stamps, covers + masks, rims + borders, corners)
        return Bitboard(self.grid, self.empty & ~cells, fixed)

    def anchors(self, tile: Tile) -> int:
        """The board of the top left spaces at which a tile fits."""
        return self.grid.anchors(~self.empty, tile.width, tile.height)

    def spots(self, tile: Tile) -> list[Spot]:
        """All places where a tile fits, in reading order."""
        piece = Piece(tile, self.grid)
        return [piece.at(bit) for bit in bits_of(self.anchors(tile))]
