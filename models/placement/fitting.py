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


def counted_to_fit(album: Album, sizes: Sequence[Size], most: int | None = None) -> frozenset[Size]:
    """The sizes that surely fit, because a tile has more places than the others can take from it.

    ``most``: how many of the tiles there are at most, if not all of them.
    """
    number = len(sizes) if most is None else most
    found = set()
    for width, height in set(sizes):
        others = list(sizes)
        others.remove((width, height))
        taken = sorted(((width + w - 1) * (height + h - 1) for w, h in others), reverse=True)
        if len(album.places(width, height)) > sum(taken[: number - 1]):
            found.add((width, height))
    return frozenset(found)


def blocking_rows(album: Album, sizes: Sequence[Size], size: Size, most: int | None = None) -> CpModel:
    """Rows that have a solution if and only if the others can leave one tile of ``size`` without a place.

    ``most``: how many of the tiles there are at most, if not all of them.
    """
    model = CpModel()
    covering: dict[tuple[int, int], list[int]] = {cell: [] for cell in album.empty}
    others = Counter(sizes)
    others[size] -= 1
    all_literals = []
    for (width, height), many in sorted(others.items()):
        literals = []
        for x, y in album.places(width, height):
            literals.append(model.new_bool())
            for cell in rectangle(x, y, width, height):
                covering[cell].append(literals[-1])
        model.linear([(literal, 1) for literal in literals], 0, many)
        all_literals += literals
    if most is not None:
        model.linear([(literal, 1) for literal in all_literals], 0, most - 1)
    for literals in covering.values():
        model.at_most_one(literals)
    for x, y in album.places(*size):
        hit = {literal for cell in rectangle(x, y, *size) for literal in covering[cell]}
        model.clause(sorted(hit))
    return model
