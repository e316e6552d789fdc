"""The features of a tile that the scoring sees: tiles with equal signatures may change places."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stockbook.models.album.stamps import Stamp, Tile
from stockbook.models.contests.measure import Measure

#: Width, height, and what the scoring sees of each stamp besides its size.
TileSignature = tuple[int, int, tuple[tuple[str, ...], ...]]


def signature_of(tile: Tile, measures: Sequence[Measure]) -> TileSignature:
    """Return what these measures see of a tile."""
    return tile.width, tile.height, tuple(_seen(stamp, measures) for stamp in tile.stamps)


def _seen(stamp: Stamp, measures: Iterable[Measure]) -> tuple[str, ...]:
    """Return the part of a stamp that matters to these measures besides its size."""
    return tuple(sorted({measure.visible_face(stamp) for measure in measures} - {""}))
