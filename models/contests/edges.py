"""Complete edges: sides of the album whose spaces are all covered.

Source: rulebook, contest "Complete Edges"; its printed example scores 10 points each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.album.album import Album, Cell, rectangle

if TYPE_CHECKING:
    from stockbook.models.album.bitboard import Bitboard, FastCount, Grid
    from stockbook.models.album.stamps import Stamp
    from stockbook.models.placement.model import PlacementModel


def sides(album: Album | Grid) -> list[list[Cell]]:
    """The spaces of the top, bottom, left and right edge."""
    width, height = album.width, album.height
    return [
        list(rectangle(0, 0, width, 1)),
        list(rectangle(0, height - 1, width, 1)),
        list(rectangle(0, 0, 1, height)),
        list(rectangle(width - 1, 0, 1, height)),
    ]


@dataclass(frozen=True)
class Edges:
    """One unit: an edge of the album without an empty space."""

    spatial: ClassVar[bool] = True

    def __str__(self) -> str:
        return "edges"

    def count(self, album: Album) -> int:
        return sum(album.empty.isdisjoint(side) for side in sides(album))

    def interchange_key(self, stamp: Stamp) -> None:
        """Only sizes matter."""

    def fast_count(self, board: Bitboard) -> FastCount:
        """The sides without an empty space."""
        lines = [board.grid.bits(side) for side in sides(board.grid)]
        return lambda empty, spots: sum(not empty & line for line in lines)

    def encode(self, grid: PlacementModel) -> int:
        model = grid.model
        complete = []
        for side in sides(grid.album):
            edge = model.new_bool()
            complete.append(edge)
            for cell in side:
                if cell in grid.empty:
                    model.clause([~edge, ~grid.empty[cell]])
                    grid.depend(self, grid.across(cell, cell), [edge])
        return model.count(complete, len(complete))
