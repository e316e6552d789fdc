"""Views of an album: turned and mirrored, and back."""

from __future__ import annotations

from hypothesis import given

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.notation import parse_tile
from stockbook.optimizer.placement.album_view import VIEWS
from tests.boards import Board, boards


@given(boards(new=3))
def test_every_view_turns_back(board: Board) -> None:
    """In each view every tile lies inside and overlaps no other; turned back, it begins where it did."""
    for view in VIEWS:
        width, height = view.shape(board.album)
        seen = set()
        for placed in board.album.tiles:
            x, y, w, h = view.turn(board.album, placed.cell, placed.tile.width, placed.tile.height)
            assert 0 <= x <= width - w and 0 <= y <= height - h
            assert view.turn_back(board.album, (x, y), placed.tile.width, placed.tile.height) == placed.cell
            seen |= {(i, j) for i in range(x, x + w) for j in range(y, y + h)}
        assert len(seen) == width * height - len(board.album.empty)


def test_the_views_differ() -> None:
    """All eight see a tile near a corner of an oblong album elsewhere, or another way around."""
    album = Album((), 5, 4).with_tiles([PlacedTile.at(parse_tile("2x3 rare 5"), (1, 0))])
    seen = {view.turn(album, placed.cell, 2, 3) for view in VIEWS for placed in album.tiles}
    assert len(seen) == 8
