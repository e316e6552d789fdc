"""Pieces on their columns: the printed example, ties, and the last space."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.stamps_game.grid import COLORS, START, UNMOVED, StampsReadings, advance, moved, points

COLUMNS = 8
PRINTED = tuple(range(1, COLUMNS + 1))
tracks = st.tuples(*[st.integers(0, COLUMNS)] * len(COLORS))


def test_the_printed_example() -> None:
    """Pieces alone under 4 and 5, two together, one that never moved: 4 + 5 - 3 = 6."""
    assert points((4, 5, 2, 2, 0), PRINTED) == 6


def test_the_start_costs_three_a_piece() -> None:
    """Pieces that never moved stand in no column: each costs, however many there are."""
    assert points(START, PRINTED) == 5 * UNMOVED == -15


@given(tracks)
def test_points_column_by_column(track: tuple[int, ...]) -> None:
    """A column with one piece scores what is printed, one with more scores nothing."""
    count = Counter(track)
    alone = sum(PRINTED[column - 1] for column in count if column and count[column] == 1)
    assert points(track, PRINTED) == alone - 3 * count[0]


@given(tracks, st.permutations(range(5)))
def test_colors_are_all_alike(track: tuple[int, ...], order: list[int]) -> None:
    """Which piece stands where does not matter."""
    assert points(tuple(track[i] for i in order), PRINTED) == points(track, PRINTED)


@pytest.mark.parametrize("round_again", [False, True])
@given(column=st.integers(0, COLUMNS), spaces=st.integers(0, 20))
def test_a_piece_moves_space_by_space(round_again: bool, column: int, spaces: int) -> None:
    """Several spaces are as many times one; the last column keeps a piece, or sends it to the first."""
    readings = StampsReadings(round_again=round_again)
    expected = column
    for _ in range(spaces):
        expected = expected + 1 if expected < COLUMNS else 1 if round_again else COLUMNS
    assert moved(column, spaces, COLUMNS, readings) == expected


def test_only_trapped_colors_move() -> None:
    """Each trapped stamp moves the piece of its own color."""
    after = advance((2, 0, 8, 0, 1), {"blue": 2, "yellow": 1}, COLUMNS, StampsReadings())
    assert after == (2, 2, 8, 0, 1)
