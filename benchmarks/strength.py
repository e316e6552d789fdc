"""A plot of strength by time: ``python -m benchmarks.strength FILE... [--svg SVG]``.

The files are results of ``stockbook arena --out``, all against the same second agent.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import log10
from pathlib import Path
from statistics import fmean

from stockbook.games.registry import definition_of, make_game
from stockbook.optimizer.arena.match import Entrant, Match
from stockbook.optimizer.arena.results import ArenaResults, arena_setup
from stockbook.optimizer.arena.tally import Sprt, tally
from stockbook.optimizer.sampling.intervals import Estimate

PLOT = Path(__file__).parent.parent / "docs" / "strength.svg"
WIDTH, HEIGHT = 640, 380
LEFT, RIGHT, TOP, BOTTOM = 64, 30, 56, 56
STYLE = "font-family='sans-serif' font-size='12' fill='#333'"
COLOR = "#1f5fa8"
TICKS = (0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20)


@dataclass(frozen=True)
class Point:
    """One agent in the plot."""

    #: Names of the agent and of its opponent.
    agent: str
    other: str
    #: Number of pairs of games.
    pairs: int
    #: Seconds of the longest decision of a game, planning a Show Phase, on average.
    seconds: float
    #: Percent by which its mean score is above that of the other.
    ahead: Estimate


def read_point(path: Path) -> Point:
    """Read a result file: the point of its first agent."""
    with path.open(encoding="utf-8") as file:
        setup = json.loads(file.readline())
    game = make_game(setup["game"], setup["players"], setup["options"], file=str(path))
    first, second = (Entrant.named(definition_of(game.name).agents, name) for name in setup["agents"])
    match = Match(game, (first, second))
    results = ArenaResults(arena_setup(match, setup["seed"]), path)
    results.close()
    found = tally(match, results.games, len(results.games), Sprt())
    longest = [max(game.longest[0] for game in pair) for pair in found.pairs]
    if found.percent is None:
        raise ValueError(f"{path}: the scores of {second.name} are not above 0")
    return Point(str(first.name), str(second.name), len(found.pairs), fmean(longest), found.percent)


def strength_svg(points: Sequence[Point], title: str) -> str:
    """Draw the plot: seconds to the right (logarithmic), the lead upward, with its interval."""
    ends = [end for point in points for end in (point.ahead.low, point.ahead.high) if end is not None]
    most = 5 * (int(max(ends, default=0) // 5) + 1)
    low, high = (f([point.seconds for point in points]) for f in (min, max))
    first = max((tick for tick in TICKS if tick <= low), default=TICKS[0])
    last = min((tick for tick in TICKS if tick >= high), default=TICKS[-1])

    def x(seconds: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * log10(seconds / first) / log10(max(last / first, 1.1))

    def y(percent: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * percent / most

    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' role='img'>",
        f"<title>{title}</title>",
        f"<rect width='{WIDTH}' height='{HEIGHT}' fill='white'/>",
        f"<text x='{LEFT}' y='28' {STYLE} font-weight='bold'>{title}</text>",
    ]
    for percent in range(0, most + 1, 5):
        parts.append(_line((LEFT, y(percent)), (WIDTH - RIGHT, y(percent)), "#ddd"))
        parts.append(_words(LEFT - 8, y(percent) + 4, f"{percent} %", "end"))
    for tick in TICKS:
        if first <= tick <= last:
            parts.append(_words(x(tick), HEIGHT - BOTTOM + 18, f"{tick:g} s"))
    parts.append(_words((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, "longest decision of a game, on average"))
    ordered = sorted(points, key=lambda point: point.seconds)
    line = " ".join(f"{x(point.seconds):.1f},{y(point.ahead.value):.1f}" for point in ordered)
    parts.append(f"<polyline points='{line}' fill='none' stroke='{COLOR}' stroke-width='2'/>")
    for point in ordered:
        here, there = x(point.seconds), y(point.ahead.value)
        if point.ahead.low is not None and point.ahead.high is not None:
            parts.append(_line((here, y(point.ahead.low)), (here, y(point.ahead.high)), COLOR))
        parts.append(f"<circle cx='{here:.1f}' cy='{there:.1f}' r='4' fill='{COLOR}'/>")
        parts.append(_words(here + 8, there - 8, point.agent, "start"))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _line(start: tuple[float, float], end: tuple[float, float], color: str) -> str:
    (x1, y1), (x2, y2) = start, end
    return f"<line x1='{x1:.1f}' y1='{y1:.1f}' x2='{x2:.1f}' y2='{y2:.1f}' stroke='{color}'/>"


def _words(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f"<text x='{x:.1f}' y='{y:.1f}' {STYLE} text-anchor='{anchor}'>{text}</text>"


def main() -> None:
    """Read the files, print a table, draw the plot."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, help="results of stockbook arena --out")
    parser.add_argument("--svg", type=Path, default=PLOT, help=f"where to draw it [{PLOT.name} in docs]")
    options = parser.parse_args()
    points = [read_point(path) for path in options.files]
    for point in sorted(points, key=lambda point: point.seconds):
        ahead = point.ahead.text(" %")
        print(f"{point.agent:12} {point.seconds:6.2f} s  {ahead} ahead of {point.other}, {point.pairs} pairs")
    options.svg.write_text(strength_svg(points, f"Points ahead of {points[0].other}, by time"), "utf-8")


if __name__ == "__main__":
    main()
