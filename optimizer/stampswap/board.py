"""An album as bits with its stamps, for searches that try very many placements."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from stockbook.models.album import Album, PlacedTile
from stockbook.models.stamps import Stamp, Tile
from stockbook.models.stampswap.grid import Grid, grid_of


@dataclass(frozen=True, slots=True)
class Spot:
    """A stamp on the album.

    Parameters
    ----------
    stamp
        What is printed.
    mask
        The board of its spaces.
    ring
        The board of the spaces along its edges, without those off the album.
    around
        How many units its edge has inside the album.
    """

    stamp: Stamp
    mask: int
    ring: int
    around: int


class Board:
    """An album: never changed, ``put`` makes another one.

    Parameters
    ----------
    grid
        The masks of its size.

    Attributes
    ----------
    empty
        The board of its empty spaces.
    spots
        Its stamps.
    corners
        Boards of the grid points where a stamp has its top left, top right, bottom left and bottom right
        corner; a point has the bit of the space below it on the right.
    """

    __slots__ = ("corners", "empty", "grid", "spots")

    def __init__(
        self,
        grid: Grid,
        empty: int,
        spots: tuple[Spot, ...] = (),
        corners: tuple[int, int, int, int] = (0, 0, 0, 0),
    ) -> None:
        self.grid = grid
        self.empty = empty
        self.spots = spots
        self.corners = corners

    @classmethod
    def of(cls, album: Album) -> Board:
        """The board of a square album."""
        grid = grid_of(album.width)
        board = cls(grid, grid.spaces)
        for placed in album.tiles:
            board = board.put(piece_of(placed.tile, grid), grid.bit(placed.cell))
        return board

    def put(self, piece: Piece, bit: int) -> Board:
        """The board with one more tile, its top left space at this bit."""
        laid = piece.at(bit)
        e, f, g, h = self.corners
        a, b, c, d = laid.corners
        return Board(
            self.grid, self.empty & ~laid.mask, self.spots + laid.spots, (a | e, b | f, c | g, d | h)
        )

    def anchors(self, piece: Piece) -> int:
        """The board of the places where a tile fits."""
        return self.grid.anchors(self.grid.spaces ^ self.empty, piece.tile.width, piece.tile.height)


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile at a place: its stamps, the grid points of their corners, the board of its spaces and around."""

    spots: tuple[Spot, ...]
    corners: tuple[int, int, int, int]
    mask: int
    around: int


class Piece:
    """A tile on albums of one size, with what each of its places covers; ``piece_of`` keeps one for each."""

    def __init__(self, tile: Tile, grid: Grid) -> None:
        self.tile = tile
        self._grid = grid
        self._laid: dict[int, Laid] = {}

    def at(self, bit: int) -> Laid:
        """The tile with its top left space at this bit."""
        if bit not in self._laid:
            self._laid[bit] = self._lay(bit)
        return self._laid[bit]

    def _lay(self, bit: int) -> Laid:
        grid, stride = self._grid, self._grid.stride
        spots = []
        corners = [0, 0, 0, 0]
        for dx, dy, stamp in self.tile.parts:
            at = bit + dx + dy * stride
            mask = grid.shape(stamp.width, stamp.height) << at
            ring = _around(mask, stride) & grid.spaces
            spots.append(Spot(stamp, mask, ring, ring.bit_count()))
            below = stamp.height * stride
            for which, offset in enumerate((0, stamp.width, below, below + stamp.width)):
                corners[which] |= 1 << at + offset
        mask = sum(spot.mask for spot in spots)
        four = (corners[0], corners[1], corners[2], corners[3])
        return Laid(tuple(spots), four, mask, _around(mask, stride))


@cache
def piece_of(tile: Tile, grid: Grid) -> Piece:
    """The piece of a tile; equal tiles share one."""
    return Piece(tile, grid)


def placed_tiles(grid: Grid, laid: Iterable[tuple[Tile, int]]) -> list[PlacedTile]:
    """Tiles with the bits of their top left spaces, as an album has them."""
    return [PlacedTile.at(tile, grid.cell(bit)) for tile, bit in laid]


def _around(mask: int, stride: int) -> int:
    """The board of all along the edges of a rectangle, off the album too."""
    return (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & ~mask
