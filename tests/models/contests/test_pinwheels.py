"""Holes of one space: between ordinary tiles they are pinwheels; how many tiles these take, and the rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album, Cell, PlacedTile
from stockbook.models.album.notation import parse_tile
from stockbook.models.contests.holes import Holes
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.model import PlacementModel
from stockbook.optimizer.solver.cpsat import Search
from tests.strategies import FOREVER

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


@settings(max_examples=60, deadline=None)
@given(
    st.tuples(*[st.sampled_from((*SIZES, (1, 1)))] * 4),
    st.booleans(),
    st.sets(st.integers(0, 3), max_size=3),
    st.sampled_from([(5, 5), (4, 7), (2, 5), (9, 4)]),
)
def test_rows_count_a_walled_space_as_the_scorer_does(
    sizes: tuple[tuple[int, int], ...], turn: bool, placed: set[int], cell: Cell
) -> None:
    """In both senses, with single stamps beside the hole or not, whichever of the walls are there before."""
    rects = [wall(side, turn, cell, *size) for side, size in enumerate(sizes)]
    tiles = [
        PlacedTile.at(FOREVER if width == 1 else parse_tile(f"{width}x{height} blue animals 1"), (x, y))
        for x, y, width, height in rects
    ]
    rects.append((11, 11, 1, 1))
    there = [PlacedTile.at(FOREVER, (11, 11)), *(tiles[side] for side in placed)]
    new = [tile for side, tile in enumerate(tiles) if side not in placed]
    if any(overlap(one, other) for place, one in enumerate(rects) for other in rects[:place]):
        return
    if min(min(x, y) for x, y, _, _ in rects) < 0 or max(max(x + w, y + h) for x, y, w, h in rects) > 12:
        return
    final = Album((*there, *new))
    grid = PlacementModel(
        Album(tuple(there)), [each.tile for each in new], [(Holes(1), Payoff(1))], merge=False
    )
    chosen = {(each.tile, each.cell) for each in new}
    for group in grid.classes:
        for spot, literal in group.spots.items():
            if (group.tile, spot) not in chosen:
                grid.model.clause([~literal])
    outcome = Search(grid.model, {"num_workers": 1}).run()
    assert outcome.objective == Holes(1).count(final) == 1
