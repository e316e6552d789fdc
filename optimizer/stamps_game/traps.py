"""What each color traps along a line, as whole numbers that add up over directions.

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
#: How much the hope that pieces part outweighs the points of now, with one turn to go; it grows with the
#: turns. Of 0.1 to 20, 1 to 4 won most of 160 games without lookahead.
HOPE = 2
_COUNT_MASK = (1 << COUNT_BITS) - 1


def unpacked(caught: int) -> tuple[int, ...]:
    """The counts of the five colors."""
    return tuple(caught >> COUNT_BITS * color & _COUNT_MASK for color in range(len(COLORS)))


class Lines(dict[str, tuple[tuple[int, int], ...]]):
    """Each color that traps something at the near end of a line, with what, packed.

    It is worked out when it is first asked for.
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


class Pieces(dict[Track, dict[int, Track]]):
    """Where traps take the pieces: the new track for each track and packed counts.

    Parameters
    ----------
    columns
        How many a board has.
    readings
        What a piece on its last space does.
    """

    def __init__(self, columns: int, readings: StampsReadings) -> None:
        super().__init__()
        self.columns = columns
        self.readings = readings

    def __missing__(self, track: Track) -> dict[int, Track]:
        found = self[track] = _Steps(track, self)
        return found


class _Steps(dict[int, Track]):
    """The part of ``Pieces`` for one track."""

    def __init__(self, track: Track, pieces: Pieces) -> None:
        super().__init__({0: track})
        self._track = track
        self._pieces = pieces

    def __missing__(self, caught: int) -> Track:
        columns, readings = self._pieces.columns, self._pieces.readings
        found = self[caught] = tuple(
            [
                moved(column, spaces, columns, readings) if spaces else column
                for column, spaces in zip(self._track, unpacked(caught), strict=True)
            ]
        )
        return found


class Worth(dict[Track, int]):
    """What tracks are worth to a player with some turns to go, in points times ``weight``.

    Pieces in one column part again when there are turns left, so the points under them count as well, the
    more the longer the game still goes; at the end it is the points.

    Parameters
    ----------
    printed
        The points under each column.
    turns
        How many the player has to go.
    """

    def __init__(self, printed: Sequence[int], turns: int) -> None:
        super().__init__()
        self._printed = printed
        self._hope = HOPE * turns
        self.weight = 1 + self._hope

    def __missing__(self, track: Track) -> int:
        hoped = sum([self._printed[column - 1] if column else UNMOVED for column in track])
        found = self[track] = points(track, self._printed) + self._hope * hoped
        return found
