"""The board of a search against the rules: what stamps trap at every free place, all the way."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.stamps_game.grid import (
    COLORS,
    StampGrid,
    StampsReadings,
    advance,
    places,
    points,
    trapped,
)
from stockbook.optimizer.stamps_game.board import (
    COUNT_BITS,
    AnyBoard,
    LineTraps,
    TrackEvaluation,
    TrackMoves,
    cell_of,
    make_board,
    place_of,
    unpacked,
)
from tests.models.stamps_game.naive import EVERY_READING, naive_places, naive_trapped, random_grid

PRINTED = (1, 3, 4, 8)
tracks = st.tuples(*[st.integers(0, len(PRINTED))] * len(COLORS))
counts = st.tuples(*[st.integers(0, 9)] * len(COLORS))


def same(board: AnyBoard, grid: StampGrid, readings: StampsReadings) -> bool:
    """Whether a board has the free places of a grid, and what every color traps at each."""
    return sorted(map(cell_of, board.free)) == naive_places(grid) and all(
        dict(zip(COLORS, unpacked(board.traps[number].get(place_of(at), 0)), strict=True))
        == dict.fromkeys(COLORS, 0) | naive_trapped(grid, at, color, readings)
        for at in naive_places(grid)
        for number, color in enumerate(COLORS)
    )


@pytest.mark.parametrize("readings", EVERY_READING[::2], ids=str)
def test_boards_of_random_grids(readings: StampsReadings) -> None:
    """However the rules are read, and in whatever order stamps were laid."""
    rng = Random(2)
    for _ in range(25):
        grid = random_grid(rng, rng.randint(1, 22), rng.randint(1, 5))
        assert same(make_board(grid, readings, LineTraps(readings)), grid, readings)


@pytest.mark.parametrize("readings", [StampsReadings(), StampsReadings(across_gaps=True)], ids=str)
def test_a_copy_stays_as_it_is(readings: StampsReadings) -> None:
    """Stamps laid on a copy of a board leave the original unchanged."""
    rng = Random(3)
    for _ in range(20):
        grid = random_grid(rng, rng.randint(2, 14))
        board = make_board(grid, readings, LineTraps(readings))
        twin = board.copy()
        for _ in range(5):
            twin.lay(rng.choice(sorted(twin.free)), rng.randrange(len(COLORS)))
        assert same(board, grid, readings)


@given(st.integers(-400, 400), st.integers(-400, 400))
def test_places_are_numbers(row: int, column: int) -> None:
    """Every place that a search can get to has a number of its own."""
    assert cell_of(place_of((row, column))) == (row, column)


@pytest.mark.parametrize("readings", [StampsReadings(), StampsReadings(round_again=True)], ids=str)
@given(track=tracks, spaces=counts)
def test_pieces_move_as_the_rules_say(
    readings: StampsReadings, track: tuple[int, ...], spaces: tuple[int, ...]
) -> None:
    """Packed counts move the pieces as the colors do that they stand for."""
    packed = sum(number << COUNT_BITS * color for color, number in enumerate(spaces))
    assert unpacked(packed) == spaces
    pieces = TrackMoves(len(PRINTED), readings)
    assert pieces[track][packed] == advance(
        track, dict(zip(COLORS, spaces, strict=True)), len(PRINTED), readings
    )


@given(tracks, st.integers(0, 10))
def test_what_tracks_are_worth(track: tuple[int, ...], turns: int) -> None:
    """At the end it is the points; before, something between them and the points if all pieces part."""
    hoped = sum(PRINTED[column - 1] if column else -3 for column in track)
    value = TrackEvaluation(PRINTED, turns)
    now = points(track, PRINTED)
    assert value[track] == (now if turns == 0 else value[track])
    assert min(now, hoped) <= value[track] / value.weight <= max(now, hoped)


def test_the_models_and_the_board_agree_on_a_game() -> None:
    """One more time with the rules as the game itself has them."""
    rng = Random(4)
    grid = random_grid(rng, 30, 4)
    board = make_board(grid, StampsReadings(), LineTraps(StampsReadings()))
    for at in places(grid):
        for number, color in enumerate(COLORS):
            found = trapped(grid, at, color, StampsReadings())
            assert unpacked(board.traps[number].get(place_of(at), 0)) == tuple(
                found.get(each, 0) for each in COLORS
            )
