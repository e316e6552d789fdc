"""Plans against claims of how much so many tiles score: found if and only if a claim is wrong."""

from __future__ import annotations

from itertools import accumulate

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import Album, Cell
from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.placement.counterexample import (
    MIN_TILES,
    PARTS,
    Counterexample,
    grain,
    restrict,
    rows_of_plans,
)
from stockbook.models.placement.model import PlacementModel
from stockbook.optimizer.solver.cpsat import Search
from tests.boards import Board, boards, payoffs
from tests.brute import some_placed
from tests.models.placement.test_model import CRUMBS, SQUARES, Scored, points

LOCAL = ("edges", "holes 1x1", "holes 1x2", "perfect-corners", "surrounded")


@st.composite
def scored(draw: st.DrawFn) -> Scored:
    """One to three measures of which a tile's units are seen in its neighborhood."""
    words = draw(st.lists(st.sampled_from(LOCAL), min_size=1, max_size=3, unique=True))
    return [(Contest.parse(f"{word} 1").measure, draw(payoffs())) for word in words]


def most(board: Board, counted: Scored) -> list[int]:
    """The most that up to 0, 1, 2, ... tiles score, by going through every way to place some."""
    found = [0] * (len(board.tiles) + 1)
    for placed in some_placed(board.album, board.tiles):
        value = points(counted, board.album.with_tiles(placed))
        found[len(placed)] = max(found[len(placed)], value)
    return list(accumulate(found, max))


@settings(deadline=None, max_examples=150)
@given(boards() | boards(SQUARES) | boards(CRUMBS), scored(), st.data())
def test_a_plan_is_found_if_and_only_if_a_claim_is_wrong(
    board: Board, counted: Scored, data: st.DataObject
) -> None:
    """Nothing is against the true claims; against one that is too low there is a plan that scores more."""
    assume(len(board.tiles) >= MIN_TILES)
    claims = most(board, counted)
    number = data.draw(st.integers(MIN_TILES - 1, len(board.tiles)))
    if number >= MIN_TILES:
        assume(claims[number] > claims[number - 1])
        claims[number] -= grain(counted)
        assume(claims[number] >= claims[number - 1])
    found = 0
    rows = rows_of_plans(board.album, board.tiles, counted)
    for part in PARTS:
        refutation = Counterexample(rows, counted, claims, part)
        outcome = Search(refutation.placement.model, {"num_workers": 1}).run()
        assert outcome.finished
        if outcome.values is not None:
            found += 1
            placed = refutation.placement.placed(outcome.values)
            counts = points(counted, board.album.with_tiles(placed))
            assert claims[len(placed)] < refutation.points(outcome.values) <= counts
    assert bool(found) == (number >= MIN_TILES)


ALBUM = Album((), 6, 6)
TILES = [parse_tile(text) for text in ("3x2 blue animals 1", "2x2 green space 1", "forever")]


def possible(cell: Cell, part: int | None) -> bool:
    """Whether the tile that decides may lie there, in a part or at all."""
    grid = PlacementModel(ALBUM, TILES, [])
    if part is not None:
        restrict(grid, part)
    group = next(each for each in grid.classes if each.tile == TILES[1])
    grid.model.clause([group.spots[cell]])
    return Search(grid.model, {"num_workers": 1}).run().values is not None


def test_each_plan_is_in_one_part() -> None:
    """Wherever the tile that decides may lie, that is possible in just one part."""
    ways = [cell for cell in ALBUM.fits(2, 2) if possible(cell, None)]
    assert ways
    for cell in ways:
        assert sum(possible(cell, part) for part in PARTS) == 1


def test_without_tiles_there_are_no_parts() -> None:
    """Nothing to place leaves nothing to divide: each part has the one plan there is."""
    for part in PARTS:
        grid = PlacementModel(ALBUM, [], [])
        restrict(grid, part)
        assert Search(grid.model, {"num_workers": 1}).run().values is not None
