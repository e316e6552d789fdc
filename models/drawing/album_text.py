"""Albums as pictures of text: every stamp with its words, its value at the top right.

The picture in position files, with a letter for each tile, is in ``models.album.notation``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import groupby
from string import ascii_lowercase

from stockbook.models.album.album import Album, PlacedStamp, PlacedTile

#: Characters of one space; an album of 12 then fits into 80 columns, with square spaces.
ACROSS, DOWN = 6, 2
#: Width of the row numbers.
MARGIN = 3

#: A piece of a line, and the stamp that it belongs to.
Run = tuple[str, PlacedStamp | None]


@dataclass(frozen=True)
class _Frame:
    """The characters of a stamp's frame: lines, corners, and the joint of a double."""

    level: str
    upright: str
    corners: tuple[str, ...]
    """Top left, top right, bottom left, bottom right."""
    joint: tuple[str, ...]
    """Upright and level line of the joint; where it meets the frame: top, bottom, left, right."""


_OLD = _Frame("─", "│", tuple("┌┐└┘"), tuple("┊┈┬┴├┤"))
_NEW = _Frame("═", "║", tuple("╔╗╚╝"), tuple("┊┈╦╩╠╣"))
_OLD_ASCII = _Frame("-", "|", tuple("++++"), tuple(":.++++"))
_NEW_ASCII = _Frame("=", "#", tuple("####"), tuple(":.####"))


def album_text(album: Album, new: Collection[PlacedTile] = (), *, ascii_only: bool = False) -> str:
    """Draw an album as a picture of text, a line for each row of characters.

    Tiles that are ``new`` are marked by a frame of double lines.
    """
    lines = ("".join(text for text, _ in runs) for runs in album_runs(album, new, ascii_only=ascii_only))
    return "\n".join(line.rstrip() for line in lines)


def album_runs(
    album: Album, new: Collection[PlacedTile] = (), *, ascii_only: bool = False
) -> Iterator[list[Run]]:
    """The lines of ``album_text`` in pieces, each with its stamp, so that they can be colored."""
    canvas = _Canvas(album, ". " if ascii_only else "· ")
    for placed in album.tiles:
        if ascii_only:
            frame = _NEW_ASCII if placed in new else _OLD_ASCII
        else:
            frame = _NEW if placed in new else _OLD
        canvas.draw(placed, frame, "new" if placed in new else "")
    letters = (ascii_lowercase[column].center(ACROSS) for column in range(album.width))
    yield [(" " * MARGIN + "".join(letters), None)]
    for y, cells in enumerate(canvas.cells):
        number = str(y // DOWN + 1) if y % DOWN == 0 else ""
        pieces = groupby(cells, key=lambda cell: cell[1])
        yield [
            (f"{number:>{MARGIN - 1}} ", None),
            *(("".join(char for char, _ in piece), owner) for owner, piece in pieces),
        ]


class _Canvas:
    """A grid of characters, each with the stamp that it belongs to."""

    def __init__(self, album: Album, dot: str) -> None:
        empty: list[Run] = [(char, None) for char in dot.center(ACROSS)]
        blank: list[Run] = [(" ", None)] * ACROSS
        self.cells: list[list[Run]] = []
        for _ in range(album.height):
            self.cells += [empty * album.width, *(blank * album.width for _ in range(DOWN - 1))]

    def draw(self, placed: PlacedTile, frame: _Frame, mark: str) -> None:
        stamps = list(placed.stamps())
        for here in stamps:
            self._frame(here, frame)
        if placed.tile.is_double:
            self._joint(stamps[0], stamps[1], frame.joint)
        for here in stamps:
            if not here.stamp.forever:
                self._words(here)
        if mark and not stamps[0].stamp.forever:
            self._write(stamps[0], 2, 0, mark)

    def _write(self, owner: PlacedStamp, x: int, y: int, text: str) -> None:
        """Text from a character on that is counted from the stamp's top left."""
        for i, char in enumerate(text):
            self.cells[owner.row * DOWN + y][owner.column * ACROSS + x + i] = char, owner

    def _frame(self, here: PlacedStamp, frame: _Frame) -> None:
        across, down = here.stamp.width * ACROSS, here.stamp.height * DOWN
        first, second, third, fourth = frame.corners
        top, bottom = frame.level * (across - 2), frame.level * (across - 2)
        if here.stamp.forever:
            top, bottom = "for-", "ever"
        self._write(here, 0, 0, first + top + second)
        for y in range(1, down - 1):
            self._write(here, 0, y, frame.upright + " " * (across - 2) + frame.upright)
        self._write(here, 0, down - 1, third + bottom + fourth)

    def _joint(self, first: PlacedStamp, second: PlacedStamp, joint: tuple[str, ...]) -> None:
        """Where two stamps on one tile meet, their frames are dotted and run together."""
        upright, level, top, bottom, left, right = joint
        across, down = first.stamp.width * ACROSS, first.stamp.height * DOWN
        if first.row == second.row:
            for y in range(down):
                char = top if y == 0 else bottom if y == down - 1 else upright
                self._write(first, across - 1, y, char)
                self._write(second, 0, y, char)
        else:
            line = left + level * (across - 2) + right
            self._write(first, 0, down - 1, line)
            self._write(second, 0, 0, line)

    def _words(self, here: PlacedStamp) -> None:
        """Color, value and theme inside the frame; what is special about the stamp on the frame."""
        stamp = here.stamp
        inside = stamp.width * ACROSS - 2
        value = "" if stamp.value is None else str(stamp.value)
        head = "rare" if stamp.rare else stamp.color or ""
        self._write(here, 1, 1, head + value.rjust(inside - len(head)))
        self._write(here, 1, 2, stamp.theme or "")
        note = "canceled" if stamp.canceled else "faded" if stamp.faded else ""
        self._write(here, 2, stamp.height * DOWN - 1, note)
