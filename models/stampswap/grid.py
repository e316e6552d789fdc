"""The album as bits: which spaces are covered and where a tile fits, fast enough for millions of games.

A bitboard is an int with one bit a space. Rows lie one bit further apart than an album is wide, and
there is a row above the first, so that what touches the edge of the album needs no case of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from stockbook.models.album import SIDE, Cell, rectangle


class Grid:
    """Masks for albums of one size; ``grid_of`` keeps one for each.

    Parameters
    ----------
    side
        Columns and rows of the album.

    Attributes
    ----------
    stride
        Bits from a space to the one below it.
    spaces
        The board with every space of the album.
    outside
        The board of all around the album.
    """

    def __init__(self, side: int) -> None:
        self.side = side
        self.stride = side + 1
        self.spaces = sum(1 << self.bit(cell) for cell in rectangle(0, 0, side, side))
        self.outside = ((1 << self.stride * (side + 2) + 1) - 1) & ~self.spaces
        self._cells = {self.bit(cell): cell for cell in rectangle(0, 0, side, side)}

    def bit(self, cell: Cell) -> int:
        """The number of a space's bit."""
        return (cell[1] + 1) * self.stride + cell[0]

    def cell(self, bit: int) -> Cell:
        """The space of a bit."""
        return self._cells[bit]

    def shape(self, width: int, height: int) -> int:
        """The board of a tile whose top left space is bit 0."""
        return sum(1 << y * self.stride + x for x, y in rectangle(0, 0, width, height))

    def anchors(self, covered: int, width: int, height: int) -> int:
        """The board of the top left spaces at which a tile of this size fits."""
        free = row = self.spaces & ~covered
        for x in range(1, width):
            row &= free >> x
        found = row
        for y in range(1, height):
            found &= row >> y * self.stride
        return found


def bits_of(board: int) -> Iterator[int]:
    """The bits of a board, in reading order."""
    while board:
        low = board & -board
        yield low.bit_length() - 1
        board ^= low


@cache
def grid_of(side: int = SIDE) -> Grid:
    """The masks for albums with this many columns and rows."""
    return Grid(side)
