"""Classes of new tiles that share their booleans in the placement model."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from stockbook.models.album.album import Cell
from stockbook.models.album.stamps import Tile

if TYPE_CHECKING:
    from stockbook.models.contests.measure import Measure


@dataclass
class TileClass:
    """New tiles that the scoring cannot tell apart: they share their booleans.

    Attributes
    ----------
    tile
        Any one of them.
    alike
        Equal for tiles that may change places if they have booleans of their own and are always placed.
    items
        Their indices in the list of new tiles.
    spots
        Cell -> literal "one of them lies here".
    absent
        For each of them the literals "it is not in the final album": left out, or discarded. At most one
        holds.
    """

    tile: Tile
    alike: Hashable
    items: list[int]
    spots: dict[Cell, int] = field(default_factory=dict)
    absent: list[list[int]] = field(default_factory=list)


def tile_classes(
    tiles: Sequence[Tile], measures: Sequence[Measure], *, merge: bool, separate: bool
) -> list[TileClass]:
    """The new tiles by size and by what the measures see of them.

    With ``merge``, tiles that differ only in what no measure sees are in one class; with ``separate``, each
    is a class of its own.
    """
    found: dict[Hashable, TileClass] = {}
    for item, tile in enumerate(tiles):
        marks = tuple(measure.interchange_key(stamp) for stamp in tile.stamps for measure in measures)
        alike = tile.width, tile.height, len(tile.stamps), marks if merge else tile
        key = item if separate or any(mark is not None for mark in marks) else alike
        found.setdefault(key, TileClass(tile, alike, [])).items.append(item)
    return list(found.values())
