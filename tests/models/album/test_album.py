"""The spaces around a stamp, and the places of a tile, against the spaces of the album one by one.

Values that draw themselves.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.album.album import Album, PlacedTile, rectangle, svg_of
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.album.stamps import FOOTPRINTS, Stamp, Tile
from tests.boards import boards


@given(st.sampled_from(FOOTPRINTS), st.integers(0, 11), st.integers(0, 11))
def test_the_spaces_beside_a_stamp_are_those_outside_its_borders(
    size: tuple[int, int], column: int, row: int
) -> None:
    """Each space beside a stamp is the outside of one unit of its edge, and none is missing."""
    forever = size == (1, 1)
    face = {} if forever else {"color": "blue", "theme": "space", "value": 1}
    stamp = next(PlacedTile(row, column, Tile.of(Stamp(*size, **face))).stamps())
    assert sorted(stamp.beside()) == sorted(outside for _, outside in stamp.borders())


@given(st.data())
def test_places_are_all_where_a_tile_lies_on_empty_spaces(data: st.DataObject) -> None:
    """The places of a size are those whose spaces are all empty, the same when asked for again."""
    album = data.draw(boards()).album
    width, height = data.draw(st.sampled_from(FOOTPRINTS))
    free = [
        (x, y)
        for x, y in album.cells()
        if all(album.contains(cell) and cell in album.empty for cell in rectangle(x, y, width, height))
    ]
    assert list(album.places(width, height)) == free
    assert album.places(width, height) is album.places(width, height)


def test_an_album_without_new_tiles_is_the_same() -> None:
    """No tiles more make no album more, so what is known of it is not looked for again."""
    album = Album(tuple(parse_placed_tiles("forever@a1")))
    assert album.with_tiles([]) is album
    assert len(album.with_tiles(parse_placed_tiles("forever@b1")).tiles) == 2


def test_what_nobody_draws() -> None:
    """A notebook takes this error for a value without a drawing, and shows its text."""
    with pytest.raises(NotImplementedError, match="to draw int"):
        svg_of(1)
