"""The places of stamps in the placement model, for the encodings of contests."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from stockbook.models.album.album import Cell, PlacedStamp, PlacedTile


@dataclass(frozen=True, slots=True)
class StampSpot:
    """A stamp at a place where it is, or may come to be.

    Attributes
    ----------
    placed
        The stamp with its rectangle; of merged stamps, any one.
    literal
        Holds when it is there; TRUE for the stamps of the album as it was.
    tile_cells
        The spaces of its whole tile.
    """

    placed: PlacedStamp
    literal: int
    tile_cells: frozenset[Cell]


def stamp_spots(placed: PlacedTile, literal: int) -> list[StampSpot]:
    """The stamps of a tile at its place."""
    cells = _set_of(placed.cells())
    return [StampSpot(stamp, literal, cells) for stamp in placed.stamps()]


@lru_cache(maxsize=4096)
def _set_of(cells: tuple[Cell, ...]) -> frozenset[Cell]:
    """The set of some spaces: of each rectangle one, which all models share."""
    return frozenset(cells)
