"""Which tiles surely fit, against every way in which the others could lie."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album
from stockbook.models.album.notation import parse_tile
from stockbook.models.placement.places import blocking_rows, counted_to_fit, sizes_of
from stockbook.optimizer.placement import strategies
from stockbook.optimizer.placement.strategies import sure_to_fit
from stockbook.optimizer.solver.cpsat import Search
from tests.boards import Board, boards
from tests.brute import can_be_blocked


def test_what_surely_fits_is_never_blocked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rows have a solution exactly where others can take every place; what surely fits has none."""
    monkeypatch.setattr(strategies, "MIN_PLACES", 0)
    blocked = counted = proved = 0

    @settings(max_examples=60, deadline=None)
    @given(boards(new=4))
    def agrees(board: Board) -> None:
        nonlocal blocked, counted, proved
        sizes = sizes_of(board.tiles)
        sure = counted_to_fit(board.album, sizes)
        proved_too = sure_to_fit(board.album, board.tiles)
        assert sure <= proved_too
        for tile in set(board.tiles):
            size = tile.width, tile.height
            outcome = Search(blocking_rows(board.album, sizes, size), {"num_workers": 1}).run()
            can = can_be_blocked(board.album, board.tiles, tile)
            assert (outcome.values is not None) == can
            assert not (can and size in proved_too)
            blocked += can
            counted += size in sure
            proved += size in proved_too - sure

    agrees()
    assert blocked and counted and proved


def test_what_surely_fits_beside_some_of_the_others() -> None:
    """Where only so many of the tiles are there, no choice of the others takes every place of what surely
    fits; and more may be sure than where all are there."""
    more = 0

    @settings(max_examples=60, deadline=None)
    @given(boards(new=4), st.integers(1, 4))
    def agrees(board: Board, most: int) -> None:
        nonlocal more
        sure = sure_to_fit(board.album, board.tiles, most=most)
        more += not sure <= sure_to_fit(board.album, board.tiles)
        for number, tile in enumerate(board.tiles):
            others = [*board.tiles[:number], *board.tiles[number + 1 :]]
            for some in combinations(others, min(most - 1, len(others))):
                can = can_be_blocked(board.album, [tile, *some], tile)
                assert not (can and (tile.width, tile.height) in sure)

    agrees()
    assert more


def test_a_single_tile_fits_where_there_is_one_place() -> None:
    """With nothing else to place, one place is enough, and none is not."""
    for width, expected in ((4, {(4, 2)}), (3, set())):
        album = Album(width=width, height=2)
        tiles = [parse_tile("4x2 rare 5")]
        assert counted_to_fit(album, sizes_of(tiles)) == sure_to_fit(album, tiles) == expected


def test_a_proof_where_counting_does_not_suffice() -> None:
    """On an empty album the search proves of more sizes than the count that they surely fit."""
    tiles = [parse_tile(f"{size} rare 5") for size in ("2x4", "2x4", "4x2", "4x2", "3x3", "2x3")]
    assert counted_to_fit(Album(), sizes_of(tiles)) == {(2, 3)}
    assert sure_to_fit(Album(), tiles) >= {(2, 4), (4, 2), (2, 3)}
