"""Traps along a line for each color, as whole numbers that add up over directions.

The counts of the five colors are packed into one number, six bits each. A line is a text of digits, one a
stamp, nearest first.
"""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.stamps_game.deck import MOST_STAMPS
from stockbook.models.stamps_game.grid import COLORS, StampsReadings
from stockbook.models.stamps_game.track import UNMOVED, Track, moved, points

#: Bits of the count of one color.
COUNT_BITS = MOST_STAMPS.bit_length()
DIGITS = "01234"
#: Weight, against the points of now, of the points that pieces would have if those in one column parted, with
#: one turn to go; it grows with the turns. Of 0.1 to 20, 1 to 4 won most of 160 games without lookahead.
SPREAD_WEIGHT = 2
_COUNT_MASK = (1 << COUNT_BITS) - 1


def unpacked(caught: int) -> tuple[int, ...]:
    """The counts of the five colors."""
    return tuple(caught >> COUNT_BITS * color & _COUNT_MASK for color in range(len(COLORS)))


class LineTraps(dict[str, tuple[tuple[int, int], ...]]):
    """The traps of a line: each color that traps something at its near end, with the packed counts.

    A line is worked out when it is first asked for.
    """

    def __init__(self, readings: StampsReadings) -> None:
        super().__init__()
        self._farthest = readings.farthest_closes

    def __missing__(self, line: str) -> tuple[tuple[int, int], ...]:
        found = []
        for color, digit in enumerate(DIGITS):
            closing = line.rfind(digit) if self._farthest else line.find(digit)
            if closing > 0:
                found.append((color, sum(1 << COUNT_BITS * int(each) for each in line[:closing])))
        self[line] = tuple(found)
        return self[line]


class TrackMoves(dict[Track, dict[int, Track]]):
    """The track after a trap, for each track of so many columns and the packed counts of the trap."""

    def __init__(self, columns: int, readings: StampsReadings) -> None:
        super().__init__()
        self.columns = columns
        self.readings = readings

    def __missing__(self, track: Track) -> dict[int, Track]:
        found = self[track] = _NextTracks(track, self)
        return found


class _NextTracks(dict[int, Track]):
    """The tracks after one track, by packed counts."""

    def __init__(self, track: Track, table: TrackMoves) -> None:
        super().__init__({0: track})
        self._track = track
        self._table = table

    def __missing__(self, caught: int) -> Track:
        columns, readings = self._table.columns, self._table.readings
        found = self[caught] = tuple(
            [
                moved(column, spaces, columns, readings) if spaces else column
                for column, spaces in zip(self._track, unpacked(caught), strict=True)
            ]
        )
        return found


class TrackEvaluation(dict[Track, int]):
    """The evaluation of tracks for a player with some turns to go, in points times ``weight``.

    Pieces in one column part again when there are turns left, so the points under them count as well, the
    more the longer the game still goes; at the end it is the points.
    """

    def __init__(self, printed: Sequence[int], turns: int) -> None:
        super().__init__()
        self._printed = printed
        self._spread_weight = SPREAD_WEIGHT * turns
        self.weight = 1 + self._spread_weight

    def __missing__(self, track: Track) -> int:
        spread = sum([self._printed[column - 1] if column else UNMOVED for column in track])
        found = self[track] = points(track, self._printed) + self._spread_weight * spread
        return found
