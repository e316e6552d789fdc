"""Draw how many positions each method has proved over time: ``python -m benchmarks.cactus [CSV] [SVG]``.

A panel for each round, and one for the Show Phases of games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import log10
from pathlib import Path

from benchmarks.methods import METHODS
from benchmarks.record import RunRow, newest, read_rows

PLOT = Path(__file__).parent.parent / "docs" / "cactus.svg"
PANELS = ("round 1", "round 2", "round 3", "games")
#: Panels side by side; the size of one, and its margins.
COLUMNS = 2
WIDTH, HEIGHT = 560, 340
LEFT, RIGHT, TOP, BOTTOM = 60, 165, 30, 50
#: Height of the title above the panels.
TITLE = 40
COLORS = ("#b3261e", "#1f5fa8", "#3f8f3f", "#8a4fa3", "#c7791a", "#27898c", "#6b6b6b")
LEAST = 0.01
STYLE = "font-family='sans-serif' font-size='12' fill='#333'"


def cactus(rows: Sequence[RunRow], title: str) -> str:
    """The panels as SVG: proved positions to the right, seconds (logarithmic) upward."""
    groups = [group for group in PANELS if any(row.group == group for row in rows)]
    width, height = WIDTH * COLUMNS, TITLE + HEIGHT * -(-len(groups) // COLUMNS)
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' role='img'>",
        f"<title>{title}</title>",
        f"<rect width='{width}' height='{height}' fill='white'/>",
        f"<text x='{LEFT}' y='28' {STYLE} font-weight='bold'>{title}</text>",
    ]
    for number, group in enumerate(groups):
        x, y = WIDTH * (number % COLUMNS), TITLE + HEIGHT * (number // COLUMNS)
        parts += [f"<g transform='translate({x} {y})'>", *_panel(group, rows), "</g>"]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(group: str, every: Sequence[RunRow]) -> list[str]:
    """The panel of a group."""
    rows = [row for row in every if row.group == group]
    most, limit = len({row.instance for row in rows}), max(row.limit for row in every)
    parts = [
        f"<text x='{LEFT}' y='{TOP - 12}' {STYLE} font-weight='bold'>{group}</text>",
        *_axes(most, limit),
    ]
    names = []
    for method, color in zip(METHODS, COLORS, strict=True):
        times = sorted(row.to_proof for row in rows if row.method == method and row.to_proof is not None)
        if times:
            points = [(_x(n, most), _y(time, limit)) for n, time in enumerate(times, start=1)]
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            parts.append(f"<polyline points='{path}' fill='none' stroke='{color}' stroke-width='2'/>")
        if any(row.method == method for row in rows):
            names.append((len(times), method, color))
    return [*parts, *_legend(names)]


def share(seconds: float, limit: float) -> float:
    """The place of a time on a logarithmic scale, from 0 to 1 at the limit."""
    return log10(max(seconds, LEAST) / LEAST) / log10(limit / LEAST)


def ticks(limit: float) -> list[float]:
    """The times to mark on that scale."""
    powers = [LEAST * 10**i for i in range(6)]
    return [*(tick for tick in powers if tick < limit), limit]


def _x(number: float, most: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * number / most


def _y(seconds: float, limit: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share(seconds, limit)


def _axes(most: int, limit: float) -> list[str]:
    right, low = WIDTH - RIGHT, HEIGHT - BOTTOM
    parts = []
    for tick in ticks(limit):
        y = _y(tick, limit)
        parts.append(f"<line x1='{LEFT}' x2='{right}' y1='{y:.1f}' y2='{y:.1f}' stroke='#ddd'/>")
        parts.append(f"<text x='{LEFT - 6}' y='{y + 4:.1f}' {STYLE} text-anchor='end'>{tick:g} s</text>")
    for number in range(0, most + 1, 5):
        x = _x(number, most)
        parts.append(f"<line x1='{x:.1f}' x2='{x:.1f}' y1='{low}' y2='{low + 4}' stroke='#333'/>")
        parts.append(f"<text x='{x:.1f}' y='{low + 18}' {STYLE} text-anchor='middle'>{number}</text>")
    middle = (LEFT + right) / 2
    parts.append(f"<line x1='{LEFT}' x2='{right}' y1='{low}' y2='{low}' stroke='#333'/>")
    parts.append(
        f"<text x='{middle}' y='{low + 38}' {STYLE} text-anchor='middle'>positions proved, of {most}</text>"
    )
    return parts


def _legend(names: list[tuple[int, str, str]]) -> list[str]:
    """The methods, those with most proofs first."""
    parts = []
    for i, (proved, method, color) in enumerate(sorted(names, key=lambda name: -name[0])):
        x, y = WIDTH - RIGHT + 14, TOP + 10 + 20 * i
        parts.append(f"<line x1='{x}' x2='{x + 16}' y1='{y}' y2='{y}' stroke='{color}' stroke-width='3'/>")
        parts.append(f"<text x='{x + 22}' y='{y + 4}' {STYLE}>{method} ({proved})</text>")
    return parts


def main() -> int:
    """Draw the given result file, or the newest; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cactus", description=__doc__)
    parser.add_argument("csv", nargs="?", type=Path, default=newest("run"), help="results [the newest]")
    parser.add_argument("svg", nargs="?", type=Path, default=PLOT, help="the drawing [docs/cactus.svg]")
    options = parser.parse_args()
    path = options.csv
    rows = read_rows(path) if path else []
    if path is None or not rows:
        print("no results yet: python -m benchmarks.run", file=sys.stderr)
        return 1
    options.svg.write_text(cactus(rows, f"Benchmark of {path.stem[:10]}: time to proof"), encoding="utf-8")
    print(f"{path.name} drawn in {options.svg}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
