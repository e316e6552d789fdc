"""A position of STAMPS as an SVG page: the grid, my hand, and everybody's pieces."""

from __future__ import annotations

from stockbook.models.drawing.album_svg import SIDE, SvgPage
from stockbook.models.drawing.svg import STAMP_GROUNDS, group, ink, rect, words
from stockbook.models.files.words import counted
from stockbook.models.stamps_game.game import StampsPosition, assumptions
from stockbook.models.stamps_game.grid import COLORS, points

#: Side of a stamp on the shared grid, and the width of the page.
_STAMP, _GRID_WIDTH = 44, 420


def stamps_svg(position: StampsPosition) -> str:
    """Draw a position of STAMPS: the grid, my hand, and everybody's pieces."""
    rows, columns = zip(*position.grid, strict=True)
    page = SvgPage(max(_GRID_WIDTH, (max(columns) - min(columns) + 1) * _STAMP))
    page.title("STAMPS")
    squares = []
    for (row, column), color in sorted(position.grid.items()):
        x, y = (column - min(columns)) * _STAMP, (row - min(rows)) * _STAMP
        squares += [
            rect(x + 2, y + 2, _STAMP - 4, _STAMP - 4, fill=STAMP_GROUNDS[color]),
            words(color[0], x + _STAMP / 2, y + _STAMP / 2 + 6, 18, color=ink(STAMP_GROUNDS[color])),
        ]
    page.parts.append(group(*squares, at=(SIDE, page.y)))
    page.y += (max(rows) - min(rows) + 1) * _STAMP + 16
    page.line("hand", ", ".join(position.hand) or "empty")
    page.line("pile", f"{position.pile} left to draw")
    printed = position.deck.track
    page.line("track", ", ".join(map(str, printed)))
    for name, track in (("me", position.track), *((other.name, other.track) for other in position.opponents)):
        moved = ", ".join(f"{color} {column}" for color, column in zip(COLORS, track, strict=True))
        page.line(name, f"{moved}: {counted(points(track, printed), 'point')}")
    for line in assumptions(position):
        page.line("", line)
    return page.document("STAMPS")
