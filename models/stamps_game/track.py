"""A player's board in STAMPS: a track for one piece of each color, and its points (rulebook, End)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from stockbook.models.stamps_game.grid import COLORS, StampsReadings

#: The column of each piece, in the order of ``COLORS``; 0 before its first move.
Track: TypeAlias = tuple[int, ...]

START: Track = (0,) * len(COLORS)
#: Points of a piece that never moved.
UNMOVED = -3


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
