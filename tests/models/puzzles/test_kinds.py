"""Which stamps a move has left over."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import PlacedTile
from stockbook.models.puzzles.kinds import left_over
from stockbook.models.stampswap.legality import discard_faults
from stockbook.models.stampswap.position import Position
from tests.boards import small_positions


@settings(max_examples=60)
@given(small_positions(ways=120), st.data())
def test_what_is_left_over_is_what_may_not_be_discarded(position: Position, data: st.DataObject) -> None:
    """A beginning of a move leaves over just the items that still fit, and a complete one none."""
    placed: list[PlacedTile] = []
    album = position.album
    for tile in position.place:
        cells = list(album.fits(tile.width, tile.height))
        if cells and data.draw(st.booleans()):
            placed.append(PlacedTile.at(tile, data.draw(st.sampled_from(cells))))
            album = album.with_tiles(placed[-1:])
    waiting = left_over(position, placed)
    assert len({item for item, _ in waiting}) == len(waiting)
    assert all(position.place[item] == tile for item, tile in waiting)
    rest = list(position.place)
    for each in placed:
        rest.remove(each.tile)
    assert len(discard_faults(album, rest)) == len(waiting)
