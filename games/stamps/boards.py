"""The decisions of a reviewed game of STAMPS as HTML: the shared grid with the stamp that is laid."""

from __future__ import annotations

import re

from stockbook.games.boards import Boards, Decision
from stockbook.models.drawing.stamp_svg import EDGE
from stockbook.models.drawing.svg import STAMP_GROUNDS, clean, rect, tag, words
from stockbook.models.stamps_game.grid import COLORS, StampGrid

#: Pixels of a place of the grid.
_PLACE = 30


class GridBoards(Boards):
    """The decisions of a game of STAMPS on its grid."""

    def board(self, decision: Decision, move: str) -> str:
        return _grid(self.position_before(decision).grid, move) + super().board(decision, move)


def _grid(grid: StampGrid, move: str) -> str:
    """The shared grid with the stamp of a move; without one the grid alone."""
    laid, new = dict(sorted(grid.items())), None
    found = re.match(r"(\w+) (-?\d+),(-?\d+)", move)
    if found and found[1] in COLORS:
        new = int(found[2]), int(found[3])
        laid[new] = found[1]
    top, left = (min(places) for places in zip(*laid, strict=True))
    bottom, right = (max(places) for places in zip(*laid, strict=True))
    parts = []
    for (row, column), color in laid.items():
        x, y = (column - left) * _PLACE, (row - top) * _PLACE
        edge = {"class_": "fresh", "stroke_width": 4} if (row, column) == new else {"stroke": EDGE}
        parts.append(rect(x + 2, y + 2, _PLACE - 4, _PLACE - 4, fill=STAMP_GROUNDS[color], **edge))
        disc = tag("circle", cx=x + _PLACE / 2, cy=y + _PLACE / 2, r=9, fill="#fffdf7")
        parts.append(disc + words(color[0].upper(), x + _PLACE / 2, y + 20, 13, bold=True))
    width, height = (right - left + 1) * _PLACE, (bottom - top + 1) * _PLACE
    return tag(
        "svg",
        *parts,
        viewBox=f"0 0 {width} {height}",
        style=f"max-width: {width}px",
        role="img",
        aria_label=clean(f"shared grid with {move}"),
    )
