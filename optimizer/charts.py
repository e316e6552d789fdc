"""Charts as SVG drawings: the scores of two agents, and the course of the expected leads of a game."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean

from stockbook.models.drawing.svg import DRAWN, GROUNDS, INK, PAPER, clean, path, rect, tag, words

WIDTH, LEFT, RIGHT = 720, 54, 20
#: The height of a chart, and the margins of its plot, of scores and of leads.
SCORES_HEIGHT, SCORES_TOP, SCORES_BOTTOM = 400, 84, 48
HEIGHT, TOP, BOTTOM = 320, 64, 40
COLORS = tuple(GROUNDS[color] for color in ("blue", "brown", "green", "purple", "yellow"))
#: The colors of the two agents.
AGENT_COLORS = (GROUNDS["blue"], GROUNDS["yellow"])
GRID = "#ddd5c2"
SIZE = 13
#: Most bars of scores; each is a whole number of points wide.
MOST_BARS = 30
#: The characters of a line of text, from the lowest lead to the highest, also where there is only ASCII.
BARS, ASCII = "▁▂▃▄▅▆▇█", "_.-~=+*#"


@dataclass(frozen=True)
class ChartColors:
    """The colors of a chart, and of each line with its dashes; a page may name its own."""

    paper: str = PAPER
    ink: str = INK
    grid: str = GRID
    lines: tuple[tuple[str, str], ...] = tuple((color, "none") for color in COLORS)


DRAWING = ChartColors()


def _document(
    title: str, height: int, heading: str, parts: Iterable[str], colors: ChartColors = DRAWING
) -> str:
    drawing = tag(
        "svg",
        "\n".join(
            [tag("title", clean(title)), rect(0, 0, WIDTH, height, fill=colors.paper), heading, *parts]
        ),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
    )
    return f"{DRAWN}\n{drawing}\n"


def _line_at(y: float, label: str, *, ground: bool, colors: ChartColors = DRAWING) -> Iterator[str]:
    """A line across the plot with its number; the one that others are read against is in ink."""
    yield path(f"M{LEFT} {y:.1f}H{WIDTH - RIGHT}", stroke=colors.ink if ground else colors.grid)
    yield words(label, LEFT - 8, y + 4, SIZE, anchor="end", color=colors.ink)


def distributions_svg(title: str, names: Sequence[str], scores: Sequence[Sequence[float]]) -> str:
    """Draw how often each of the two agents reached which score; there is at least one score in all."""
    found = [score for agent in scores for score in agent]
    step = _round_step((max(found) - min(found)) / MOST_BARS)
    low = math.floor(min(found) / step)
    high = math.floor(max(found) / step) + 1
    counts = [Counter(math.floor(score / step) - low for score in agent) for agent in scores]
    plot = _Scores(low * step, step, high - low, max(max(each.values(), default=1) for each in counts))
    parts = [*plot.axes()]
    for place, (name, agent, each) in enumerate(zip(names, scores, counts, strict=True)):
        parts += plot.agent(place, each, agent)
        mean = f", {fmean(agent):.1f} on average" if agent else ""
        x = LEFT + place * (WIDTH - LEFT - RIGHT) / 2
        parts.append(rect(x, 44, 14, 14, fill=AGENT_COLORS[place], stroke=INK))
        parts.append(words(f"{name}{mean}", x + 20, 56, SIZE, anchor="start"))
    heading = words(title, LEFT, 28, 17, anchor="start", bold=True)
    return _document(title, SCORES_HEIGHT, heading, parts)


class _Scores:
    """The axes and bars of scores.

    The first bar begins at ``low``; each is ``step`` points wide, and the highest has ``most`` games.
    """

    def __init__(self, low: float, step: int, bars: int, most: int) -> None:
        self.low, self.step, self.bars, self.most = low, step, bars, most

    def x(self, score: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (score - self.low) / self.step / self.bars

    def y(self, games: float) -> float:
        return (
            SCORES_HEIGHT - SCORES_BOTTOM - (SCORES_HEIGHT - SCORES_TOP - SCORES_BOTTOM) * games / self.most
        )

    def axes(self) -> Iterator[str]:
        """The lines and numbers of both axes."""
        every = _round_step(self.most / 5)
        for games in range(0, self.most + 1, every):
            yield from _line_at(self.y(games), str(games), ground=not games)
        every = _round_step(self.bars * self.step / 8)
        first = math.ceil(self.low / every) * every
        for score in range(first, int(self.low) + self.bars * self.step + 1, every):
            yield words(str(score), self.x(score), SCORES_HEIGHT - SCORES_BOTTOM + 18, SIZE)
        yield words("points", (LEFT + WIDTH - RIGHT) / 2, SCORES_HEIGHT - 10, SIZE)
        yield words("games", 10, SCORES_TOP - 10, SIZE, anchor="start")

    def agent(self, place: int, counts: Counter[int], scores: Sequence[float]) -> Iterator[str]:
        """The bars of an agent as one shape, and its mean as a line."""
        heights = [0, *(counts[bar] for bar in range(self.bars)), 0]
        edges = [self.x(self.low + bar * self.step) for bar in range(self.bars + 1)]
        steps = (
            f"L{x:.1f} {self.y(before):.1f}L{x:.1f} {self.y(after):.1f}"
            for x, (before, after) in zip(edges, pairwise(heights), strict=True)
        )
        outline = f"M{edges[0]:.1f} {self.y(0):.1f}{''.join(steps)}Z"
        color = AGENT_COLORS[place]
        yield path(outline, fill=color, fill_opacity=0.5, stroke=color, stroke_width=2)
        if scores:
            x = self.x(fmean(scores))
            dashes = "6 4" if place else "none"
            down = f"M{x:.1f} {SCORES_TOP}V{self.y(0):.1f}"
            yield path(down, stroke=INK, stroke_width=1.5, stroke_dasharray=dashes)


def _round_step(wanted: float) -> int:
    """1, 2 or 5 times a power of ten, the first that is not smaller."""
    power = 1
    while True:
        for factor in (1, 2, 5):
            if factor * power >= wanted:
                return factor * power
        power *= 10


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


def course_svg(
    game: str, names: Sequence[str], course: Sequence[CoursePoint], colors: ChartColors = DRAWING
) -> str:
    """Draw the expected leads of all players after each reviewed decision as an SVG document."""
    title = f"expected final lead: {game}"
    plot = _Leads(names, course, colors)
    heading = words(title, LEFT, 24, 16, anchor="start", bold=True, color=colors.ink)
    lines = (part for player in range(len(names)) for part in plot.line(player))
    return _document(title, HEIGHT, heading, [*plot.axes(), *lines], colors)


class _Leads:
    """The axes and lines of leads."""

    def __init__(self, names: Sequence[str], course: Sequence[CoursePoint], colors: ChartColors) -> None:
        self._colors = colors
        self._names = names
        self._course = course
        self._last = max((point.number for point in course), default=1)
        self._most = max((abs(lead) for point in course for lead in point.leads), default=0.0) or 1.0

    def axes(self) -> Iterator[str]:
        """The line of even players, and the numbers of both axes."""
        ink = self._colors.ink
        every = _round_step(self._most / 3)
        for lead in range(-int(self._most // every) * every, int(self._most) + 1, every):
            label = f"{lead:+d}".replace("-", "\u2212") if lead else "0"
            yield from _line_at(self._y(lead), label, ground=not lead, colors=self._colors)
        every = _round_step(self._last / 6)
        for number in range(every, self._last + 1, every):
            yield words(str(number), self._x(number), HEIGHT - BOTTOM + 18, SIZE, color=ink)
        yield words("decision", (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, SIZE, color=ink)

    def line(self, player: int) -> Iterator[str]:
        """The leads of a player, and the name in its color."""
        color, dashes = self._colors.lines[player % len(self._colors.lines)]
        looks: dict[str, str | float] = {"stroke": color, "stroke_width": 2.5, "stroke_dasharray": dashes}
        places = (f"{self._x(each.number):.1f} {self._y(each.leads[player]):.1f}" for each in self._course)
        line = "L".join(places)
        if line:
            yield path(f"M{line}", fill="none", **looks)
        x = LEFT + player * (WIDTH - LEFT - RIGHT) / len(self._names)
        yield path(f"M{x:.1f} 42h34", **looks)
        yield words(self._names[player], x + 40, 47, SIZE, anchor="start", color=self._colors.ink)

    def _x(self, number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (number - 1) / max(1, self._last - 1)

    def _y(self, lead: float) -> float:
        middle = (TOP + HEIGHT - BOTTOM) / 2
        return middle - (HEIGHT - BOTTOM - TOP) / 2 * lead / self._most
