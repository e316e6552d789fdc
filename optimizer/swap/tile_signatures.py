"""The features of a tile that the scoring sees: tiles with equal signatures may change places."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.album.stamps import Tile
from stockbook.models.contests.measure import Measure

#: Width, height, and what each measure sees of each stamp besides its size.
TileSignature = tuple[int, int, tuple[tuple[str, ...], ...]]


def signature_of(tile: Tile, measures: Sequence[Measure]) -> TileSignature:
    """The signature of a tile for some measures; comparable where they are the same in the same order."""
    faces = (tuple(measure.visible_face(stamp) for measure in measures) for stamp in tile.stamps)
    return tile.width, tile.height, tuple(faces)
