"""Holes of one space between ordinary tiles are pinwheels, and how many tiles these take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from stockbook.models.album import Cell

SIZES = ((2, 2), (3, 3), (2, 3), (3, 2), (2, 4), (4, 2))
#: Left, top, width, height of a tile.
Rect = tuple[int, int, int, int]


def wall(side: int, turn: bool, cell: Cell, width: int, height: int) -> Rect:
    """The tile above (0), right of (1), below (2) or left of (3) a hole, by the sense of its pinwheel."""
    x, y = cell
    return (
        (x if turn else x - width + 1, y - height, width, height),
        (x + 1, y if turn else y - height + 1, width, height),
        (x - width + 1 if turn else x, y + 1, width, height),
        (x - width, y - height + 1 if turn else y, width, height),
    )[side]


def hole(side: int, turn: bool, tile: Rect) -> Cell:
    """The hole that a tile is the wall of in this way."""
    left, top, width, height = tile
    x, y = AWAY[side, turn, width, height]
    return left - x, top - y


WAYS = tuple(product(range(4), (True, False)))
#: From a hole to the left top of its wall.
AWAY = {(*way, *size): wall(*way, (0, 0), *size)[:2] for way, size in product(WAYS, SIZES)}


def overlap(one: Rect, other: Rect) -> bool:
    across = one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
    return across and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]


def walled(tiles: Sequence[Rect]) -> dict[tuple[Cell, bool], list[int]]:
    """The sides that are walled already of each hole that may be, by its cell and sense."""
    found: dict[tuple[Cell, bool], list[int]] = {}
    for tile in tiles:
        for side, turn in WAYS:
            found.setdefault((hole(side, turn, tile), turn), []).append(side)
    return found


def completed(tiles: Sequence[Rect], new: int) -> Iterator[tuple[Rect, ...]]:
    """The tiles with so many new ones that complete another hole."""
    for (cell, turn), sides in walled(tiles).items():
        missing = [side for side in range(4) if side not in sides]
        if len(missing) == new and not any(overlap((*cell, 1, 1), tile) for tile in tiles):
            for sizes in product(SIZES, repeat=new):
                added = [wall(side, turn, cell, *size) for side, size in zip(missing, sizes, strict=True)]
                if not any(overlap(one, other) for one in added for other in tiles):
                    yield tuple(sorted((*tiles, *added)))


def test_two_holes_take_six_tiles_and_three_eight() -> None:
    """From every pinwheel: no tile more makes a second hole, two do, and no third comes with one more.

    Three holes of which no two share two tiles take nine tiles at least. Mirror images are left out.
    """
    one = [
        tuple(wall(side, True, (0, 0), *size) for side, size in enumerate(sizes))
        for sizes in product(SIZES, repeat=4)
    ]
    assert not any(True for tiles in one for _ in completed(tiles, 1))
    two = {six for tiles in one for six in completed(tiles, 2)}
    assert two
    assert all(sum(len(sides) == 4 for sides in walled(tiles).values()) == 2 for tiles in two)
    assert not any(True for tiles in two for _ in completed(tiles, 1))
