"""The rules of STAMPS once more, slowly: by looking at pairs of stamps, and at every place there is."""

from __future__ import annotations

from collections import Counter
from random import Random

from stockbook.models.stamps_game.grid import COLORS, Cell, StampGrid, StampsReadings

EVERY_READING = tuple(
    StampsReadings(across_gaps, farthest_closes, round_again)
    for across_gaps in (False, True)
    for farthest_closes in (False, True)
    for round_again in (False, True)
)


def naive_places(grid: StampGrid) -> list[Cell]:
    """The empty places of the box around the grid with a stamp at distance one, row by row."""
    rows = range(min(row for row, _ in grid) - 1, max(row for row, _ in grid) + 2)
    columns = range(min(column for _, column in grid) - 1, max(column for _, column in grid) + 2)
    return [
        (row, column)
        for row in rows
        for column in columns
        if (row, column) not in grid and any(abs(row - r) + abs(column - c) == 1 for r, c in grid)
    ]


def between(one: Cell, other: Cell) -> list[Cell] | None:
    """The places between two that are in one of the 8 directions from each other; else None."""
    down, right = other[0] - one[0], other[1] - one[1]
    steps = max(abs(down), abs(right))
    if steps == 0 or not (down == 0 or right == 0 or abs(down) == abs(right)):
        return None
    return [(one[0] + down * i // steps, one[1] + right * i // steps) for i in range(1, steps)]


def naive_trapped(grid: StampGrid, at: Cell, color: str, readings: StampsReadings) -> dict[str, int]:
    """Count by color the stamps that a new stamp traps, over its pairs with its own color that count."""
    pairs = {}
    for other, its_color in grid.items():
        inside = between(at, other)
        if its_color != color or inside is None:
            continue
        if readings.across_gaps or all(cell in grid for cell in inside):
            pairs[other] = [cell for cell in inside if cell in grid]
    counts: Counter[str] = Counter()
    for other, inside in pairs.items():
        if readings.farthest_closes:
            counted = not any(other in (between(at, beyond) or []) for beyond in pairs)
        else:
            counted = not any(cell in pairs for cell in inside)
        if counted:
            counts.update(grid[cell] for cell in inside)
    return dict(counts)


def random_grid(rng: Random, stamps: int, colors: int = 5) -> dict[Cell, str]:
    """Stamps laid one along another's edge; few colors make many traps. Somewhere, also below row 0."""
    grid = {(rng.randint(-3, 3), rng.randint(-3, 3)): rng.choice(COLORS[:colors])}
    while len(grid) < stamps:
        row, column = rng.choice(list(grid))
        down, right = rng.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
        grid.setdefault((row + down, column + right), rng.choice(COLORS[:colors]))
    if rng.random() < 0.3 and len(grid) > 2:
        # A file may show stamps that do not hang together.
        del grid[rng.choice(sorted(grid))]
    return grid
