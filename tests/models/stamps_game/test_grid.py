"""Places and traps against the rules written once more; pieces on their columns by the printed example."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.stamps_game.grid import (
    COLORS,
    START,
    UNMOVED,
    StampsReadings,
    advance,
    moved,
    places,
    points,
    trap_lines,
    trapped,
)
from tests.models.stamps_game.naive import EVERY_READING, naive_places, naive_trapped, random_grid

OURS = StampsReadings()


@pytest.mark.parametrize("size", [1, 4, 9, 16, 25, 36])
def test_moves_of_hundreds_of_grids(size: int) -> None:
    """On 3,600 random grids, the places are those of the slow rules, and so is what stamps trap there."""
    rng = Random(size)
    caught = 0
    for _ in range(600):
        grid = random_grid(rng, size, rng.randint(2, 5))
        free = places(grid)
        assert free == naive_places(grid)
        for at in rng.sample(free, min(4, len(free))):
            color = rng.choice(COLORS)
            found = trapped(grid, at, color, OURS)
            assert found == naive_trapped(grid, at, color, OURS)
            caught += sum(found.values())
    assert caught > 0 or size == 1


@pytest.mark.parametrize("readings", EVERY_READING, ids=str)
def test_traps_in_every_reading(readings: StampsReadings) -> None:
    """All colors at all places of random grids, however the rules are read."""
    rng = Random(1)
    for _ in range(40):
        grid = random_grid(rng, rng.randint(2, 24), rng.randint(2, 5))
        for at in places(grid):
            for color in COLORS:
                assert trapped(grid, at, color, readings) == naive_trapped(grid, at, color, readings)


def test_readings_differ() -> None:
    """A gap and a second stamp of the color: each reading traps others."""
    grid = dict(
        zip(
            [(1, column) for column in (1, 2, 3, 4, 6)],
            ("red", "blue", "red", "green", "yellow"),
            strict=True,
        )
    )
    assert trapped(grid, (1, 5), "red", OURS) == {"green": 1}
    assert trapped(grid, (1, 5), "red", StampsReadings(farthest_closes=True)) == {
        "green": 1,
        "red": 1,
        "blue": 1,
    }
    del grid[1, 3]
    assert trapped(grid, (1, 5), "red", OURS) == {}
    assert trapped(grid, (1, 5), "red", StampsReadings(across_gaps=True)) == {"green": 1, "blue": 1}


def test_a_trap_line_ends_with_the_stamp_that_closes_it() -> None:
    """Lines run from the new stamp outward; the two ends are not trapped."""
    grid = {(1, 1): "red", (1, 2): "blue", (2, 2): "red"}
    assert trap_lines(grid, (1, 3), "red", OURS) == [((1, 2), (1, 1))]
    assert trapped(grid, (1, 3), "red", OURS) == {"blue": 1}


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
