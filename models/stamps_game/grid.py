"""The boards of STAMPS: the shared grid with its traps, and a player's track with its points (rulebook)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

#: All colors, in the order of every count and track; a picture shows their first letters.
COLORS = ("red", "blue", "yellow", "green", "purple")
LETTERS = {color[0]: color for color in COLORS}
#: A stamp of a game at a real table of which nobody has told the color.
UNSEEN = "?"

#: Row and column, counted from 1 in the picture of a file; 0 and less lie above it and to its left.
Cell: TypeAlias = tuple[int, int]
#: The color of the stamp at each place that has one.
StampGrid: TypeAlias = Mapping[Cell, str]

SIDES: tuple[Cell, ...] = ((-1, 0), (0, -1), (0, 1), (1, 0))
DIRECTIONS: tuple[Cell, ...] = (*SIDES, (-1, -1), (-1, 1), (1, -1), (1, 1))

#: The column of each piece, in the order of ``COLORS``; 0 before its first move.
Track: TypeAlias = tuple[int, ...]
START: Track = (0,) * len(COLORS)
#: Points of a piece that never moved.
UNMOVED = -3


@dataclass(frozen=True)
class StampsReadings:
    """Answers to questions that the rules leave open; all false in the project's own reading.

    Parameters
    ----------
    across_gaps
        Whether a trap reaches across empty places of a line.
    farthest_closes
        Whether the farthest stamp of the color closes the trap instead of the nearest.
    round_again
        Whether a piece on its last space goes on to the first one instead of staying there.
    """

    across_gaps: bool = False
    farthest_closes: bool = False
    round_again: bool = False


OUR_READINGS = StampsReadings()


def places(grid: StampGrid) -> list[Cell]:
    """The places for the next stamp: every empty one along an edge of a stamp, by row and column."""
    around = {(row + down, column + right) for row, column in grid for down, right in SIDES}
    return sorted(around - grid.keys())


def place_text(at: Cell) -> str:
    """A place as the picture counts it."""
    return f"row {at[0]}, column {at[1]}"


def place_refusal(grid: StampGrid, at: Cell) -> str | None:
    """Why no stamp can be laid at a place; None where one can."""
    if at in grid:
        return f"a {grid[at]} stamp lies at {place_text(at)}"
    if all((at[0] + down, at[1] + right) not in grid for down, right in SIDES):
        return f"{place_text(at)} is not along an edge of a stamp on the table"
    return None


def trap_lines(grid: StampGrid, at: Cell, color: str, readings: StampsReadings) -> list[tuple[Cell, ...]]:
    """The traps that a new stamp springs on a grid that is still without it.

    For each direction with a trap, the stamps from the new one on, ending with the one that closes it.
    """
    lines = []
    for direction in DIRECTIONS:
        line = tuple(_line(grid, at, direction, readings.across_gaps))
        closing = [i for i, cell in enumerate(line) if grid[cell] == color]
        if closing:
            last = closing[-1 if readings.farthest_closes else 0]
            if last > 0:
                lines.append(line[: last + 1])
    return lines


def trapped(grid: StampGrid, at: Cell, color: str, readings: StampsReadings) -> dict[str, int]:
    """The number of stamps of each color that a stamp traps, for the colors with any."""
    counts: dict[str, int] = {}
    for line in trap_lines(grid, at, color, readings):
        for cell in line[:-1]:
            counts[grid[cell]] = counts.get(grid[cell], 0) + 1
    return counts


def _line(grid: StampGrid, at: Cell, direction: Cell, across_gaps: bool) -> Iterator[Cell]:
    """The stamps in a direction, nearest first, up to the first gap or to the last stamp."""
    down, right = direction
    row, column = at
    for _ in range(_extent(grid, at) if across_gaps else len(grid)):
        row, column = row + down, column + right
        if (row, column) in grid:
            yield row, column
        elif not across_gaps:
            return


def _extent(grid: StampGrid, at: Cell) -> int:
    """An upper bound on the distance from a place to the farthest stamp."""
    return max((max(abs(row - at[0]), abs(column - at[1])) for row, column in grid), default=0)


def advance(track: Track, trapped: Mapping[str, int], columns: int, readings: StampsReadings) -> Track:
    """The pieces after a trap: for each trapped stamp, the piece of its color moves one space right.

    A piece on the last of the columns stays there, or starts over (``StampsReadings.round_again``).
    """
    return tuple(
        moved(column, trapped.get(color, 0), columns, readings)
        for column, color in zip(track, COLORS, strict=True)
    )


def moved(column: int, spaces: int, columns: int, readings: StampsReadings) -> int:
    """The column of a piece after so many spaces."""
    column += spaces
    if column <= columns:
        return column
    return (column - 1) % columns + 1 if readings.round_again else columns


def points(track: Track, printed: Sequence[int]) -> int:
    """The points of the pieces if the game ends now; ``printed`` are those under each column."""
    return sum(piece_points(track, printed))


def piece_points(track: Track, printed: Sequence[int]) -> list[int]:
    """The points of each piece if the game ends now, in the order of ``COLORS``."""
    return [
        UNMOVED if column == 0 else printed[column - 1] if track.count(column) == 1 else 0 for column in track
    ]
