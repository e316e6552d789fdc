"""Boards of bits against the albums that they stand for."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album import Album
from stockbook.models.bitboard import Bitboard, Spot
from stockbook.models.contests import Contest
from stockbook.models.contests.regions import Regions
from stockbook.models.notation import parse_placed_tiles, parse_tile
from stockbook.models.position import Position
from tests.boards import small_positions

QUICK = [
    Contest.parse(f"{measure} 1").measure
    for measure in ("perfect-corners", "edges", "surrounded", "holes 1x1", "holes 1x2", "regions")
]


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
    """On any album with any new tiles each quick count has the scorer's units; regions lack only islands."""
    seen: Counter[str] = Counter()

    @settings(max_examples=300)
    @given(small_positions(), st.data())
    def agrees(position: Position, data: st.DataObject) -> None:
        board = Bitboard(position.album)
        chosen = placed_somewhere(position, data, board)
        album = position.album.with_tiles(spot.placed for spot in chosen if spot.placed)
        empty = board.empty & ~sum(spot.cells for spot in chosen)
        for measure in QUICK:
            count = measure.quick(board)
            assert count
            units, exact = count(empty, chosen), measure.count(album)
            assert units <= exact if isinstance(measure, Regions) else units == exact
            seen[str(measure)] += exact > 0 and units == exact

    agrees()
    assert len(seen) == len(QUICK) and all(seen.values()), seen


def test_an_island_is_what_quick_regions_lack() -> None:
    """A stamp in the middle of its region costs the quick count one region, never the last."""
    count = Regions().quick(Bitboard(Album()))
    for text, units in (("2x2 rare 1@c3", 1), ("2x2 rare 1@a1", 1)):
        board = Bitboard(Album(parse_placed_tiles(text)))
        assert count(board.empty, ()) == units


def test_spots_are_the_places_where_a_tile_fits() -> None:
    """Each place of a double is a spot with two borders, and nothing of it is covered."""
    board = Bitboard(Album(parse_placed_tiles("3x3 rare 4@a1", side=5), 5, 4))
    tile = parse_tile("double 2x4 (blue animals 1 | green space 2)")
    spots = board.spots(tile)
    assert [spot.placed and spot.placed.cell for spot in spots] == [(3, 0)]
    assert all(len(spot.borders) == 2 and not spot.cells & ~board.empty for spot in spots)
