"""Quick placements."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.album import Album, PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.position import Player, Position
from stockbook.models.stampswap.grid import grid_of
from stockbook.optimizer.plan import make_plan
from stockbook.optimizer.stampswap.board import Board, piece_of
from stockbook.optimizer.stampswap.gauges import Aim
from stockbook.optimizer.stampswap.quick import Goal, better_places, borders
from tests.boards import Board as Small
from tests.boards import boards, contests

SQUARE = ((4, 4), (5, 5))


@given(boards(sides=SQUARE, new=4), contests(), st.integers(0, 3), st.integers(0, 9))
def test_a_quick_placement_is_legal(small: Small, contest: Contest, rounds: int, seed: int) -> None:
    """The checks of every plan hold for it, and its board is that of the album."""
    album = small.album
    grid = grid_of(album.width)
    pieces = [piece_of(tile, grid) for tile in small.tiles]
    goal = Goal((Aim.of(contest),), (), 0.1)
    board, spots = better_places(Board.of(album), pieces, goal, Random(seed), rounds)
    placed = [PlacedTile.at(piece.tile, grid.cell(bit)) for piece, bit in spots if bit is not None]
    position = Position(1, (contest,), Player(album=album), small.tiles)
    plan = make_plan(position, placed, contest)
    assert Board.of(plan.album).empty == board.empty
    assert goal.now[0].points(board) == contest.points(plan.album)[1]


def test_borders_are_counted() -> None:
    """An empty album has its own four sides; a tile adds its edge inside, and takes what it covers."""
    from stockbook.models.stamps import Stamp, Tile

    tile = Tile.of(Stamp(3, 2, "blue", "space", 1))
    assert borders(Board.of(Album())) == 48
    assert borders(Board.of(Album((PlacedTile.at(tile, (4, 4)),)))) == 48 + 10
    assert borders(Board.of(Album((PlacedTile.at(tile, (0, 0)),)))) == 48
