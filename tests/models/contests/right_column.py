"""A made-up contest family that is not symmetric: the stamps in the last column of the album."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from stockbook.models.contests.measure import Measure, Spaces
from stockbook.models.placement.cp_model import TRUE

if TYPE_CHECKING:
    from stockbook.models.album.album import Album, PlacedStamp
    from stockbook.models.album.bitboard import Bitboard, FastCount
    from stockbook.models.placement.model import PlacementModel


def reaches(placed: PlacedStamp, width: int) -> bool:
    """Whether a stamp covers a space of the last column of an album so wide."""
    return any(column == width - 1 for column, _ in placed.cells())


@dataclass(frozen=True)
class RightColumn(Measure):
    """One unit: a stamp that covers a space of the last column. Every default of ``Measure`` is kept."""

    def __str__(self) -> str:
        return "right-column"

    def units(self, album: Album) -> list[Spaces]:
        return [frozenset(each.cells()) for each in album.stamps if reaches(each, album.width)]

    def fast_count(self, board: Bitboard) -> FastCount:
        """The stamps that reach the column, of the board and of each spot."""
        grid = board.grid
        column = grid.bits((grid.width - 1, row) for row in range(grid.height))
        return lambda empty, spots: sum(
            bool(mask & column) for spot in (board.fixed, *spots) for mask in spot.masks
        )

    def encode(self, placement: PlacementModel) -> int:
        """The places of stamps that reach the column."""
        found = [spot.literal for spot in placement.stamps if reaches(spot.placed, placement.album.width)]
        lying = found.count(TRUE)
        new = [(literal, -1) for literal in found if literal != TRUE]
        units = placement.model.new_int(lying, lying + len(new))
        placement.model.linear([(units, 1), *new], lying, lying)
        return units
