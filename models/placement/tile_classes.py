"""New tiles that share their booleans in the placement model."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from stockbook.models.album.album import Cell
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Measure


@dataclass
class TileClass:
    """New tiles that share their booleans.

    Attributes
    ----------
    tile
        Any one of them.
    alike
        Equal for tiles that may change places if they have booleans of their own and are always placed.
    items
        Their places in the list of new tiles.
    spots
        Cell -> literal "one of them lies here".
    gone
        For each of them the literals that it is not in the final album: discarded, or left out. One holds
        at most.
    """

    tile: Tile
    alike: Hashable
    items: list[int]
    spots: dict[Cell, int] = field(default_factory=dict)
    gone: list[list[int]] = field(default_factory=list)


def tile_classes(
    tiles: Sequence[Tile], measures: Sequence[Measure], *, merge: bool, apart: bool
) -> list[TileClass]:
    """The tiles by size, those apart that a measure wants to be separate."""
    found: dict[Hashable, TileClass] = {}
    for item, tile in enumerate(tiles):
        marks = tuple(measure.interchange_key(stamp) for stamp in tile.stamps for measure in measures)
        alike = tile.width, tile.height, len(tile.stamps), marks if merge else tile
        key = item if apart or any(mark is not None for mark in marks) else alike
        found.setdefault(key, TileClass(tile, alike, [])).items.append(item)
    return list(found.values())
