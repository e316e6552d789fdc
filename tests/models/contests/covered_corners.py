"""A made-up contest family, as small as one can be: the corners of the album that are covered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.contests.measure import Measure, Spaces

if TYPE_CHECKING:
    from stockbook.models.album.album import Album, Cell
    from stockbook.models.album.bitboard import Bitboard, FastCount, Grid
    from stockbook.models.placement.model import PlacementModel


def corners(album: Album | Grid) -> set[Cell]:
    """The spaces in the corners of the album."""
    return {(x, y) for x in (0, album.width - 1) for y in (0, album.height - 1)}


@dataclass(frozen=True)
class CoveredCorners(Measure):
    """One unit: a corner space of the album that is covered."""

    mirror_symmetric: ClassVar[bool] = True

    def __str__(self) -> str:
        return "covered-corners"

    def units(self, album: Album) -> list[Spaces]:
        return [frozenset({corner}) for corner in sorted(corners(album) - album.empty)]

    def fast_count(self, board: Bitboard) -> FastCount:
        """The corners that are not empty."""
        bits = board.grid.bits(corners(board.grid))
        return lambda empty, spots: (bits & ~empty).bit_count()

    def encode(self, placement: PlacementModel) -> int:
        """The corners less those that stay empty."""
        spaces = corners(placement.album)
        empty = [(placement.empty[cell], 1) for cell in spaces & placement.empty.keys()]
        units = placement.model.new_int(len(spaces) - len(empty), len(spaces))
        placement.model.linear([(units, 1), *empty], len(spaces), len(spaces))
        return units
