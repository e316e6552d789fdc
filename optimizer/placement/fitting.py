"""Proof, by a small search, that a tile surely fits wherever the others go."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.album.album import Album
from stockbook.models.album.stamps import Tile
from stockbook.models.placement.fitting import Size, blocking_rows, counted_to_fit, sizes_of
from stockbook.optimizer.solver.cpsat import Search

#: Deterministic time for each size; where the proof takes longer, the size counts as unsure.
EFFORT = 0.2
#: With fewer places than this to block, the proof fails too often to pay for itself.
WORTH_TRYING = 80


def sure_to_fit(album: Album, tiles: Sequence[Tile]) -> frozenset[Size]:
    """The sizes of tiles that cannot be left without a place."""
    sizes = sizes_of(tiles)
    sure = set(counted_to_fit(album, sizes))
    for size in sorted(set(sizes) - sure):
        if sum(1 for _ in album.fits(*size)) >= WORTH_TRYING:
            parameters = {"num_workers": 1, "linearization_level": 2, "max_deterministic_time": EFFORT}
            outcome = Search(blocking_rows(album, sizes, size), parameters).run()
            if outcome.finished and outcome.values is None:
                sure.add(size)
    return frozenset(sure)
