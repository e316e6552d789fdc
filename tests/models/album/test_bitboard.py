"""Boards of bits against the albums that they stand for."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album
from stockbook.models.album.bitboard import Bitboard, Spot
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.contests.regions import Regions, less_islands
from stockbook.models.stampswap.position import Position
from tests.boards import small_positions
from tests.recount import MEASURES

QUICK = [Contest.parse(f"{measure} 1").measure for measure in MEASURES]


def placed_somewhere(position: Position, data: st.DataObject, board: Bitboard) -> list[Spot]:
    """Some of the new tiles at places that are free."""
    empty, chosen = board.empty, []
    for tile in position.place:
        free = [spot for spot in board.spots(tile) if not spot.cells & ~empty]
        if free and data.draw(st.booleans()):
            chosen.append(data.draw(st.sampled_from(free)))
            empty &= ~chosen[-1].cells
    return chosen


def test_quick_counts_are_those_of_the_scorer() -> None:
    """On any album with any new tiles each quick count has the scorer's units."""
    seen: Counter[str] = Counter()

    @settings(max_examples=300)
    @given(small_positions(), st.data())
    def agrees(position: Position, data: st.DataObject) -> None:
        board = Bitboard.of(position.album)
        chosen = placed_somewhere(position, data, board)
        album = position.album.with_tiles(spot.placed for spot in chosen if spot.placed)
        empty = board.empty & ~sum(spot.cells for spot in chosen)
        for measure in QUICK:
            units = measure.count(album)
            assert measure.fast_count(board)(empty, chosen) == units
            seen[str(measure)] += units > 0
        assert less_islands(empty, board.grid.stride) <= Regions().count(album)

    agrees()
    assert all(seen[measure] for measure in MEASURES[:6]), seen


def test_an_island_is_what_less_islands_lacks() -> None:
    """A stamp in the middle of its region costs one region, a stamp at the edge none."""
    for text, units in (("2x2 rare 1@c3", 0), ("2x2 rare 1@a1", 1)):
        board = Bitboard.of(Album(parse_placed_tiles(text)))
        assert less_islands(board.empty, board.grid.stride) == units


def test_spots_are_the_places_where_a_tile_fits() -> None:
    """Each place of a double is a spot with two borders, and nothing of it is covered."""
    board = Bitboard.of(Album(parse_placed_tiles("3x3 rare 4@a1", side=5), 5, 4))
    tile = parse_tile("double 2x4 (blue animals 1 | green space 2)")
    spots = board.spots(tile)
    assert [spot.placed and spot.placed.cell for spot in spots] == [(3, 0)]
    assert all(len(spot.borders) == 2 and not spot.cells & ~board.empty for spot in spots)
