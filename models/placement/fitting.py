"""Whether a tile surely fits, wherever the others go.

Where every tile surely fits, nothing can be discarded, and the placement model needs no rows for
forced placement.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from stockbook.models.album.album import Album, rectangle
from stockbook.models.album.stamps import Size, Tile
from stockbook.models.placement.cp_model import CpModel


def sizes_of(tiles: Iterable[Tile]) -> list[Size]:
    """The width and height of each tile."""
    return [(tile.width, tile.height) for tile in tiles]


def leaves_half_empty(album: Album, tiles: Iterable[Tile]) -> bool:
    """Whether half of the empty spaces at least stay empty; on fuller albums other searches are faster."""
    return 2 * sum(tile.width * tile.height for tile in tiles) <= len(album.empty)


def counted_to_fit(album: Album, sizes: Sequence[Size]) -> frozenset[Size]:
    """The sizes that surely fit, because a tile has more places than all the others can take from it."""
    found = set()
    for width, height in set(sizes):
        taken = sum((width + w - 1) * (height + h - 1) for w, h in sizes)
        taken -= (2 * width - 1) * (2 * height - 1)
        if len(album.places(width, height)) > taken:
            found.add((width, height))
    return frozenset(found)


def blocking_rows(album: Album, sizes: Sequence[Size], size: Size) -> CpModel:
    """Rows that have a solution if and only if the others can leave one tile of ``size`` without a place."""
    model = CpModel()
    covering: dict[tuple[int, int], list[int]] = {cell: [] for cell in album.empty}
    others = Counter(sizes)
    others[size] -= 1
    for (width, height), many in sorted(others.items()):
        literals = []
        for x, y in album.places(width, height):
            literals.append(model.new_bool())
            for cell in rectangle(x, y, width, height):
                covering[cell].append(literals[-1])
        model.linear([(literal, 1) for literal in literals], 0, many)
    for literals in covering.values():
        model.at_most_one(literals)
    for x, y in album.places(*size):
        hit = {literal for cell in rectangle(x, y, *size) for literal in covering[cell]}
        model.clause(sorted(hit))
    return model
