"""The distributions of two agents' scores as an SVG drawing."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import fmean

from stockbook.models.drawing.svg import DRAWN, GROUNDS, INK, PAPER, clean, path, rect, tag, words

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 54, 20, 84, 48
COLORS = (GROUNDS["blue"], GROUNDS["yellow"])
#: Most bars; each is a whole number of points wide.
BARS = 30
GRID = "#ddd5c2"
SIZE = 13


def distributions_svg(title: str, names: Sequence[str], scores: Sequence[Sequence[float]]) -> str:
    """Draw how often each of the two agents reached which score; there is at least one score in all."""
    found = [score for agent in scores for score in agent]
    step = _round_step((max(found) - min(found)) / BARS)
    low = math.floor(min(found) / step)
    high = math.floor(max(found) / step) + 1
    counts = [Counter(math.floor(score / step) - low for score in agent) for agent in scores]
    plot = _Plot(low * step, step, high - low, max(max(each.values(), default=1) for each in counts))
    parts = [
        tag("title", clean(title)),
        rect(0, 0, WIDTH, HEIGHT, fill=PAPER),
        words(title, LEFT, 28, 17, anchor="start", bold=True),
        *plot.axes(),
    ]
    for place, (name, agent, each) in enumerate(zip(names, scores, counts, strict=True)):
        parts += plot.agent(place, each, agent)
        mean = f", {fmean(agent):.1f} on average" if agent else ""
        x = LEFT + place * (WIDTH - LEFT - RIGHT) / 2
        parts.append(rect(x, 44, 14, 14, fill=COLORS[place], stroke=INK))
        parts.append(words(f"{name}{mean}", x + 20, 56, SIZE, anchor="start"))
    drawing = tag(
        "svg", "\n".join(parts), xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {WIDTH} {HEIGHT}"
    )
    return f"{DRAWN}\n{drawing}\n"


class _Plot:
    """The axes and bars of the drawing.

    The first bar begins at ``low``; each is ``step`` points wide, and the highest has ``most`` games.
    """

    def __init__(self, low: float, step: int, bars: int, most: int) -> None:
        self.low, self.step, self.bars, self.most = low, step, bars, most

    def x(self, score: float) -> float:
        """The place of a score."""
        return LEFT + (WIDTH - LEFT - RIGHT) * (score - self.low) / self.step / self.bars

    def y(self, games: float) -> float:
        """The place of a number of games."""
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * games / self.most

    def axes(self) -> Iterator[str]:
        """The lines and numbers of both axes."""
        every = _round_step(self.most / 5)
        for games in range(0, self.most + 1, every):
            y = self.y(games)
            yield path(f"M{LEFT} {y:.1f}H{WIDTH - RIGHT}", stroke=GRID if games else INK)
            yield words(str(games), LEFT - 8, y + 4, SIZE, anchor="end")
        every = _round_step(self.bars * self.step / 8)
        first = math.ceil(self.low / every) * every
        for score in range(first, int(self.low) + self.bars * self.step + 1, every):
            yield words(str(score), self.x(score), HEIGHT - BOTTOM + 18, SIZE)
        yield words("points", (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, SIZE)
        yield words("games", 10, TOP - 10, SIZE, anchor="start")

    def agent(self, place: int, counts: Counter[int], scores: Sequence[float]) -> Iterator[str]:
        """The bars of an agent as one shape, and its mean as a line."""
        heights = [0, *(counts[bar] for bar in range(self.bars)), 0]
        edges = [self.x(self.low + bar * self.step) for bar in range(self.bars + 1)]
        steps = (
            f"L{x:.1f} {self.y(before):.1f}L{x:.1f} {self.y(after):.1f}"
            for x, (before, after) in zip(edges, pairwise(heights), strict=True)
        )
        outline = f"M{edges[0]:.1f} {self.y(0):.1f}{''.join(steps)}Z"
        yield path(outline, fill=COLORS[place], fill_opacity=0.5, stroke=COLORS[place], stroke_width=2)
        if scores:
            x = self.x(fmean(scores))
            dashes = "6 4" if place else "none"
            yield path(
                f"M{x:.1f} {TOP}V{self.y(0):.1f}", stroke=INK, stroke_width=1.5, stroke_dasharray=dashes
            )


def _round_step(wanted: float) -> int:
    """1, 2 or 5 times a power of ten, the first that is not smaller."""
    power = 1
    while True:
        for factor in (1, 2, 5):
            if factor * power >= wanted:
                return factor * power
        power *= 10
