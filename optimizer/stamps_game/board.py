"""The grid while a search lays stamps on it, with the traps of every color at every free place.

A stamp changes this only at the ends of the lines through it, so nothing is worked out twice. The counts of
the five colors are packed into one number, six bits each. A line is a text of digits, one a stamp, nearest
first.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from typing import TypeAlias

from stockbook.models.stamps_game.deck import MOST_STAMPS
from stockbook.models.stamps_game.grid import (
    COLORS,
    DIRECTIONS,
    SIDES,
    UNMOVED,
    Cell,
    StampGrid,
    StampsReadings,
    Track,
    moved,
    points,
)

#: Bits of the count of one color.
COUNT_BITS = MOST_STAMPS.bit_length()
DIGITS = "01234"
#: Weight, against the points of now, of the points that pieces would have if those in one column parted, with
#: one turn to go; it grows with the turns. Of 0.1 to 20, 1 to 4 won most of 160 games without lookahead.
SPREAD_WEIGHT = 2
_COUNT_MASK = (1 << COUNT_BITS) - 1

#: A place is one number, ``row * ROW_WIDTH + column``; no search gets as far as half a row away.
ROW_WIDTH = 1024
STEPS = tuple(down * ROW_WIDTH + right for down, right in DIRECTIONS)
SIDE_STEPS = tuple(down * ROW_WIDTH + right for down, right in SIDES)
#: For each direction its number, its step, and the number of the opposite direction.
NUMBERED_DIRECTIONS = tuple((way, step, STEPS.index(-step)) for way, step in enumerate(STEPS))


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


def place_of(cell: Cell) -> int:
    """The number of a place."""
    return cell[0] * ROW_WIDTH + cell[1]


def cell_of(place: int) -> Cell:
    """Row and column of a place."""
    row = (place + ROW_WIDTH // 2) // ROW_WIDTH
    return row, place - row * ROW_WIDTH


class TrapBoard:
    """The stamps on the table with the traps that they make possible; a gap ends a line.

    The traps of ``lines`` are shared by all boards of one search.
    """

    __slots__ = ("_lines", "_rays", "free", "traps")

    def __init__(self, lines: LineTraps) -> None:
        self._lines = lines
        #: The places where the next stamp may be laid.
        self.free: set[int] = set()
        #: For each color the empty places where it traps something, with the packed counts. A place that is
        #: not in ``free`` touches stamps at corners only, and a count may be 0.
        self.traps: tuple[dict[int, int], ...] = tuple({} for _ in COLORS)
        #: The stamps from an empty place on in a direction, where there are any: ``place * 8 + way``.
        self._rays: dict[int, str] = {}

    def copy(self) -> TrapBoard:
        """An independent copy."""
        twin = TrapBoard.__new__(TrapBoard)
        twin._lines = self._lines
        twin.free = self.free.copy()
        twin.traps = tuple([found.copy() for found in self.traps])
        twin._rays = self._rays.copy()
        return twin

    def lay(self, place: int, color: int) -> None:
        """Lay a stamp at an empty place."""
        free, rays, lines, traps = self.free, self._rays, self._lines, self.traps
        digit = DIGITS[color]
        own = [rays.pop(place * 8 + way, "") for way in range(8)]
        free.discard(place)
        for found in traps:
            found.pop(place, None)
        for way, step, back in NUMBERED_DIRECTIONS:
            before = own[way][::-1]
            end = place + step * (len(before) + 1)
            after = rays[end * 8 + back] = before + digit + own[back]
            if way < 4 and not before:
                free.add(end)
            for each, caught in lines[before]:
                traps[each][end] -= caught
            for each, caught in lines[after]:
                found = traps[each]
                found[end] = found.get(end, 0) + caught


class GapTrapBoard:
    """The same as ``TrapBoard`` where a line goes on across gaps."""

    __slots__ = ("_lines", "_rows", "_stamps", "free", "traps")

    def __init__(self, lines: LineTraps) -> None:
        self._lines = lines
        self.free: set[int] = set()
        self.traps: tuple[dict[int, int], ...] = tuple({} for _ in COLORS)
        self._stamps: set[int] = set()
        #: The places and digits of the stamps in each row, column and diagonal, in the order of places.
        self._rows: dict[tuple[int, int], tuple[list[int], str]] = {}

    def copy(self) -> GapTrapBoard:
        """An independent copy."""
        twin = GapTrapBoard.__new__(GapTrapBoard)
        twin._lines = self._lines
        twin.free = self.free.copy()
        twin.traps = tuple([found.copy() for found in self.traps])
        twin._stamps = self._stamps.copy()
        twin._rows = self._rows.copy()
        return twin

    def lay(self, place: int, color: int) -> None:
        """Lay a stamp at an empty place."""
        through = _rows_through(place)
        for row in through:
            places, digits = self._rows.get(row, ([], ""))
            i = bisect(places, place)
            self._rows[row] = [*places[:i], place, *places[i:]], digits[:i] + DIGITS[color] + digits[i:]
        self._stamps.add(place)
        self.free.discard(place)
        new = {place + step for step in SIDE_STEPS} - self._stamps - self.free
        self.free |= new
        for found in self.traps:
            found.pop(place, None)
        for end in self.free:
            if end in new or not {*through}.isdisjoint(_rows_through(end)):
                self._look(end)

    def _look(self, place: int) -> None:
        """Work out the traps of every color at a place."""
        for found in self.traps:
            found.pop(place, None)
        for row in _rows_through(place):
            if row in self._rows:
                places, digits = self._rows[row]
                i = bisect(places, place)
                for each, caught in (*self._lines[digits[i:]], *self._lines[digits[:i][::-1]]):
                    self.traps[each][place] = self.traps[each].get(place, 0) + caught


def _rows_through(place: int) -> tuple[tuple[int, int], ...]:
    """Names of the row, the column and the diagonals of a place."""
    row, column = cell_of(place)
    return (0, row), (1, column), (2, row - column), (3, row + column)


AnyBoard: TypeAlias = TrapBoard | GapTrapBoard


def make_board(grid: StampGrid, readings: StampsReadings, lines: LineTraps) -> AnyBoard:
    """The board of a grid; what it holds does not depend on the order in which the stamps were laid."""
    board: AnyBoard = GapTrapBoard(lines) if readings.across_gaps else TrapBoard(lines)
    for cell, color in sorted(grid.items()):
        board.lay(place_of(cell), COLORS.index(color))
    return board
