"""Quick placements."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.bitboard import Bitboard, piece_of
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Player, Position
from stockbook.optimizer.placement.plan import make_plan
from stockbook.optimizer.stampswap.fast_placement import (
    PlacementEvaluator,
    borders,
    multistart_placement,
    placed_tiles,
)
from stockbook.optimizer.stampswap.prospects import evaluator_of
from tests.boards import Board, boards, contests


@given(boards(new=4), contests(), st.integers(0, 3), st.integers(0, 9))
def test_a_quick_placement_is_legal(small: Board, contest: Contest, rounds: int, seed: int) -> None:
    """The checks of every plan hold for it, and its board is that of the album."""
    album = small.album
    start = Bitboard.of(album)
    pieces = [piece_of(tile, start.grid) for tile in small.tiles]
    goal = PlacementEvaluator((evaluator_of(contest, start.grid),), (), 0.1)
    board, places = multistart_placement(start, pieces, goal, Random(seed), rounds)
    position = Position(1, (contest,), Player(album=album), small.tiles)
    plan = make_plan(position, placed_tiles(places), contest)
    assert Bitboard.of(plan.album).empty == board.empty
    assert goal.now[0].points(board) == contest.points(plan.album)[1]


def test_borders_are_counted() -> None:
    """An empty album has its own four sides; a tile adds its edge inside, and takes what it covers."""
    from stockbook.models.album.stamps import Stamp, Tile

    tile = Tile.of(Stamp(3, 2, "blue", "space", 1))
    assert borders(Bitboard.of(Album())) == 48
    assert borders(Bitboard.of(Album((PlacedTile.at(tile, (4, 4)),)))) == 48 + 10
    assert borders(Bitboard.of(Album((PlacedTile.at(tile, (0, 0)),)))) == 48
