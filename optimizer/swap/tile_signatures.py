"""What the scoring sees of a tile: tiles of one kind may change places in any goods."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stockbook.models.album.stamps import Stamp, Tile
from stockbook.models.contests.measure import Measure

#: Width, height, and what is seen of each stamp.
TileSignature = tuple[int, int, tuple[tuple[str, ...], ...]]


def signature_of(tile: Tile, measures: Sequence[Measure]) -> TileSignature:
    """What these measures see of a tile."""
    return tile.width, tile.height, tuple(_seen(stamp, measures) for stamp in tile.stamps)


def _seen(stamp: Stamp, measures: Iterable[Measure]) -> tuple[str, ...]:
    """What these measures see of a stamp besides its size."""
    return tuple(sorted({measure.visible_face(stamp) for measure in measures} - {""}))
