"""Places and traps against the rules written once more."""

from __future__ import annotations

from random import Random

import pytest

from stockbook.models.stamps_game.grid import COLORS, StampsReadings, places, trap_lines, trapped
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
