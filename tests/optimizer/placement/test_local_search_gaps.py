"""Gaps of units are covered where going through all placements finds that they can be."""

from __future__ import annotations

from itertools import product
from random import Random
from unittest.mock import patch

from hypothesis import given, settings

from stockbook.models.album.album import Album
from stockbook.models.album.bitboard import NOWHERE
from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.contests.corners import PerfectCorners
from stockbook.optimizer.placement import local_search
from stockbook.optimizer.placement.local_search import LocalBoard, cover
from tests.boards import Board, boards

MEASURES = [Contest.parse(f"{text} 1").measure for text in ("edges", "surrounded", "perfect-corners")]


@settings(max_examples=100, deadline=None)
@given(boards(placed=(2, 4), ways=1000))
def test_a_gap_is_covered_if_some_tiles_can(board: Board) -> None:
    """The tiles found lie side by side and cover it as the unit asks; where none are found, none can."""
    local = LocalBoard(board.album)
    empty = local.board.empty
    covering = {i: local.covering(tile, corners_touch=False) for i, tile in enumerate(board.tiles)}
    for measure in MEASURES:
        for gap in local.gaps(measure):
            with patch.object(local_search, "MOST_TRIES", 10**6):
                found = cover(gap, empty, covering, Random(1))
            covered = sum(spot.cells for spot in found.values())
            assert not covered & ~empty
            assert covered.bit_count() == sum(spot.cells.bit_count() for spot in found.values())
            assert all(spot.cells & gap.spaces and gap.covered_by(spot) for spot in found.values())
            assert not found or not gap.spaces & ~covered
            if not found:
                choices = [
                    [NOWHERE, *(spot for spot in local.board.spots(tile) if spot.cells & gap.spaces)]
                    for tile in board.tiles
                ]
                for chosen in product(*choices):
                    cells = [spot.cells for spot in chosen if spot is not NOWHERE]
                    side_by_side = sum(cells).bit_count() == sum(each.bit_count() for each in cells)
                    if side_by_side and not gap.spaces & ~sum(cells):
                        assert not all(gap.covered_by(spot) for spot in chosen if spot is not NOWHERE)


def test_a_search_for_a_cover_ends_after_some_tries() -> None:
    """With a single try a gap that takes two tiles stays as it is; with two it is covered."""
    local = LocalBoard(Album(parse_placed_tiles("2x2 blue animals 1@a1; 4x2 blue animals 1@c1")))
    covering = {i: local.covering(parse_tile("2x2 blue animals 1"), corners_touch=False) for i in range(2)}
    gap = next(gap for gap in local.gaps(PerfectCorners()) if gap.spaces.bit_count() == 2)
    for tries in (1, 2):
        with patch.object(local_search, "MOST_TRIES", tries):
            found = cover(gap, local.board.empty, covering, Random(1))
        assert len(found) == (2 if tries == 2 else 0)
