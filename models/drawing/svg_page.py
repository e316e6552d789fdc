"""An SVG page to which parts are added from top to bottom: what all drawings have in common."""

from __future__ import annotations

from textwrap import wrap

from stockbook.models.drawing.palette import INK, PAPER
from stockbook.models.drawing.stamp_svg import SPACE, definitions
from stockbook.models.drawing.svg_tags import DRAWN, clean, path, tag, words

#: Room beside the content, and below the title.
SIDE, _TITLE = 54, 62
_LINE, _COLUMN = 22, 140


class SvgPage:
    """A page with a title, lines of text and whatever is drawn between them.

    Parameters
    ----------
    width
        Width of the widest drawing.
    """

    def __init__(self, width: int) -> None:
        self.inner = max(width, 6 * SPACE)
        self.width = self.inner + 2 * SIDE
        self.left = SIDE + (self.inner - width) / 2
        self.y = 20.0
        self.parts: list[str] = []

    def title(self, text: str) -> None:
        """A heading with a rule below it."""
        middle, y = self.width / 2, self.y
        self.parts += [
            words(text, middle, y + 28, 28),
            path(f"M{middle - 120:g},{y + 42:g} h108 m24,0 h108", stroke=INK, stroke_width=0.8),
            path(f"M{middle:g},{y + 36:g} l6,6 l-6,6 l-6,-6z", fill=INK),
        ]
        self.y += _TITLE

    def line(self, label: str, text: str = "") -> None:
        """A bold label, and text that takes as many lines as it needs."""
        self.parts.append(words(label, SIDE, self.y + 12, 15, anchor="start", bold=True))
        for line in wrap(text, int((self.inner - _COLUMN) / 8.5)) or [""]:
            if line:
                self.parts.append(words(line, SIDE + _COLUMN, self.y + 12, 15, anchor="start"))
            self.y += _LINE

    def document(self, label: str) -> str:
        """The page as an SVG document."""
        height = self.y + 16
        paper = tag("rect", width="100%", height="100%", fill=PAPER)
        content = "\n".join(["", definitions(), paper, *self.parts, ""])
        root = tag(
            "svg",
            content,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {self.width} {height:g}",
            width=self.width,
            height=height,
            role="img",
            aria_label=clean(label),
        )
        return f'<?xml version="1.0" encoding="UTF-8"?>\n{DRAWN}\n{root}\n'
