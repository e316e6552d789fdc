"""Which tiles cover a space, stand at a border or lie across it, against their rectangles."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.album.album import neighbors, rectangle
from stockbook.models.placement.places import Covering

SIDE = 5
SPACES = rectangle(0, 0, SIDE, SIDE)
tiles = st.tuples(st.integers(0, SIDE - 2), st.integers(0, SIDE - 2), st.integers(1, 2), st.integers(1, 2))


@given(st.lists(tiles, max_size=9), st.sampled_from(SPACES), st.data())
def test_covering_says_what_the_rectangles_say(
    placed: list[tuple[int, int, int, int]], cell: tuple[int, int], data: st.DataObject
) -> None:
    """The tiles of a space, of a wall and across a border are those whose spaces say so, in order."""
    covering = Covering(SPACES)
    for literal, (x, y, *size) in enumerate(placed, start=1):
        covering.add({(x, y): literal}, (size[0], size[1]))
    other = data.draw(st.sampled_from(neighbors(cell)))
    tiled = [(literal, rectangle(*tile)) for literal, tile in enumerate(placed, start=1)]
    assert covering.of(cell) == [literal for literal, cells in tiled if cell in cells]
    walls = [literal for literal, cells in tiled if cell in cells and other not in cells]
    assert covering.walls(other, cell) == walls == covering.walls(other, cell)
    assert covering.across(cell, other) == [
        literal for literal, cells in tiled if cell in cells and other in cells
    ]
