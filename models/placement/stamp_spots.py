"""The places of stamps in the placement model, for the encodings of contests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stockbook.models.album.album import Cell, PlacedStamp, PlacedTile


class StampSpot(NamedTuple):
    """A stamp at a place where it is, or may come to be.

    Attributes
    ----------
    placed
        The stamp with its rectangle; of merged stamps, any one.
    literal
        Holds when it is there; TRUE for the stamps of the album as it was.
    tile
        Its tile there.
    """

    placed: PlacedStamp
    literal: int
    tile: PlacedTile

    def other_half(self) -> tuple[Cell, ...]:
        """The spaces of the other stamp of its tile, where that is a double."""
        if not self.tile.tile.is_double:
            return ()
        own = self.placed.cells()
        return tuple(cell for cell in self.tile.cells() if cell not in own)

    def beside(self) -> Sequence[Cell]:
        """The spaces along its edges that its own tile does not cover; some may lie off the album."""
        spaces, half = self.placed.beside(), self.other_half()
        return [cell for cell in spaces if cell not in half] if half else spaces


def stamp_spots(placed: PlacedTile, literal: int) -> list[StampSpot]:
    """The stamps of a tile at its place."""
    return [StampSpot(stamp, literal, placed) for stamp in placed.stamps()]
