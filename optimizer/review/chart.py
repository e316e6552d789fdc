"""The course of the expected leads of a game as a chart: a line of text, or an SVG drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stockbook.models.drawing.svg import DRAWN, GROUNDS, INK, PAPER, clean, path, rect, tag, words

#: The characters of a line of text, from the lowest lead to the highest, also where there is only ASCII.
BARS, ASCII = "▁▂▃▄▅▆▇█", "_.-~=+*#"
WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 54, 20, 64, 40
COLORS = tuple(GROUNDS[color] for color in ("blue", "brown", "green", "purple", "yellow"))
GRID = "#ddd5c2"
SIZE = 13


@dataclass(frozen=True)
class CoursePoint:
    """The leads that players may be expected to end with, after a decision."""

    #: The number of the decision, from 1.
    number: int
    #: The points by which each player is ahead of the best of the others at the end, on average.
    leads: tuple[float, ...]


def lead_line(leads: Sequence[float], longest: int, bars: str = BARS) -> str:
    """A player's leads as a line of at most ``longest`` characters; 0 is between the middle two bars."""
    most = max(map(abs, leads), default=0.0) or 1.0
    count = min(len(leads), longest)
    shown = [leads[(i + 1) * len(leads) // count - 1] for i in range(count)]
    steps = len(bars)
    return "".join(bars[min(steps - 1, int((lead / most + 1) / 2 * steps))] for lead in shown)


def course_svg(game: str, names: Sequence[str], course: Sequence[CoursePoint]) -> str:
    """Draw the expected leads of all players after each reviewed decision as an SVG document."""
    title = f"expected final lead: {game}"
    plot = _Plot(names, course)
    parts = [
        tag("title", clean(title)),
        rect(0, 0, WIDTH, HEIGHT, fill=PAPER),
        words(title, LEFT, 24, 16, anchor="start", bold=True),
        *plot.axes(),
        *(part for player in range(len(names)) for part in plot.line(player)),
    ]
    drawing = tag(
        "svg", "\n".join(parts), xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {HEIGHT}"
    )
    return f"{DRAWN}\n{drawing}\n"


class _Plot:
    """The axes and lines of the drawing."""

    def __init__(self, names: Sequence[str], course: Sequence[CoursePoint]) -> None:
        self._names = names
        self._course = course
        self._last = max((point.number for point in course), default=1)
        self._most = max((abs(lead) for point in course for lead in point.leads), default=0.0) or 1.0

    def axes(self) -> Iterator[str]:
        """The line of even players, and the numbers of both axes."""
        for lead in (-self._most, -self._most / 2, 0.0, self._most / 2, self._most):
            y = self._y(lead)
            yield path(f"M{LEFT} {y:.1f}H{WIDTH - RIGHT}", stroke=GRID if lead else INK)
            yield words(f"{lead:+.0f}" if lead else "0", LEFT - 8, y + 4, SIZE, anchor="end")
        for number in sorted({1, *(self._last * part // 4 for part in (1, 2, 3, 4))} - {0}):
            yield words(str(number), self._x(number), HEIGHT - BOTTOM + 18, SIZE)
        yield words("decision", (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, SIZE)

    def line(self, player: int) -> Iterator[str]:
        """The leads of a player, and the name in its color."""
        color = COLORS[player % len(COLORS)]
        places = (f"{self._x(each.number):.1f} {self._y(each.leads[player]):.1f}" for each in self._course)
        line = "L".join(places)
        if line:
            yield path(f"M{line}", fill="none", stroke=color, stroke_width=2.5)
        x = LEFT + player * (WIDTH - LEFT - RIGHT) / len(self._names)
        yield rect(x, 36, 12, 12, fill=color, stroke=INK)
        yield words(self._names[player], x + 18, 47, SIZE, anchor="start")

    def _x(self, number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (number - 1) / max(1, self._last - 1)

    def _y(self, lead: float) -> float:
        middle = (TOP + HEIGHT - BOTTOM) / 2
        return middle - (HEIGHT - BOTTOM - TOP) / 2 * lead / self._most
