"""How the cost grows with the stamps: ``python -m benchmarks.growth``, with ``--help`` for the choices.

From 2 to 12 new stamps on one album, family by family, and from 20 to 30 stamps that fill an empty
album. Rows go to a dated file as they come; started again, the missing ones are run. The plot goes to
docs/growth.svg. Ends with exit code 1 if two methods disagree.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from datetime import date
from html import escape
from pathlib import Path

from benchmarks.cactus import COLORS, STYLE, share, ticks
from benchmarks.generate import growing
from benchmarks.methods import METHODS, OWN
from benchmarks.record import RunRow, dated
from benchmarks.run import choices, judge, run_missing

#: Number of stamps -> seconds to proof (None without one), and the limit.
Curve = dict[int, tuple[float | None, float]]
#: Family -> method -> curve.
Curves = dict[str, dict[str, Curve]]

ACROSS = 4
WIDTH, HEIGHT = 190, 150
LEFT, TOP, GAP, DEEP = 60, 76, 22, 56
COLOR = dict(zip(METHODS, COLORS, strict=True))


def growth_svg(curves: Mapping[str, Mapping[str, Curve]], title: str) -> str:
    """The plot: stamps to the right, seconds (logarithmic) upward.

    A ring at the top stands for a run without a proof within the limit.
    """
    limit = max((end for curve in _all(curves) for _, end in curve.values()), default=1.0)
    down = -(-len(curves) // ACROSS)
    width = LEFT + ACROSS * (WIDTH + GAP)
    height = TOP + down * (HEIGHT + DEEP)
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' role='img'>",
        f"<title>{escape(title)}</title>",
        f"<rect width='{width}' height='{height}' fill='white'/>",
        f"<text x='{LEFT}' y='28' {STYLE} font-weight='bold'>{escape(title)}</text>",
        *_legend([method for method in METHODS if any(method in found for found in curves.values())]),
    ]
    for i, (family, methods) in enumerate(curves.items()):
        x, y = LEFT + i % ACROSS * (WIDTH + GAP), TOP + i // ACROSS * (HEIGHT + DEEP)
        parts += [f"<g transform='translate({x},{y})'>", *_panel(family, methods, limit, i), "</g>"]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _all(curves: Mapping[str, Mapping[str, Curve]]) -> list[Curve]:
    return [curve for methods in curves.values() for curve in methods.values()]


def _panel(family: str, methods: Mapping[str, Curve], limit: float, place: int) -> list[str]:
    """Draw the panel of one family; those at the left edge have the times."""
    numbers = sorted({number for curve in methods.values() for number in curve})
    first, span = numbers[0], max(numbers[-1] - numbers[0], 1)
    parts = [f"<text y='-8' {STYLE}>{escape(family)}</text>"]
    for tick in ticks(limit):
        y = HEIGHT * (1 - share(tick, limit))
        parts.append(f"<line x2='{WIDTH}' y1='{y:.1f}' y2='{y:.1f}' stroke='#ddd'/>")
        if place % ACROSS == 0:
            parts.append(f"<text x='-6' y='{y + 4:.1f}' {STYLE} text-anchor='end'>{tick:g} s</text>")
    for number in numbers[::2]:
        x = WIDTH * (number - first) / span
        parts.append(f"<text x='{x:.1f}' y='{HEIGHT + 16}' {STYLE} text-anchor='middle'>{number}</text>")
    parts.append(f"<line x2='{WIDTH}' y1='{HEIGHT}' y2='{HEIGHT}' stroke='#333'/>")
    for method, curve in methods.items():
        points = [
            (WIDTH * (number - first) / span, HEIGHT * (1 - share(end if time is None else time, limit)))
            for number, (time, end) in sorted(curve.items())
        ]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        color = COLOR[method]
        parts.append(f"<polyline points='{path}' fill='none' stroke='{color}' stroke-width='2'/>")
        for (x, y), number in zip(points, sorted(curve), strict=True):
            fill = color if curve[number][0] is not None else "white"
            circle = f"<circle cx='{x:.1f}' cy='{y:.1f}' r='3' fill='{fill}' stroke='{color}'/>"
            parts.append(circle)
    return parts


def _legend(methods: list[str]) -> list[str]:
    parts = []
    for i, method in enumerate(methods):
        x = LEFT + 130 * i
        parts.append(
            f"<line x1='{x}' x2='{x + 16}' y1='44' y2='44' stroke='{COLOR[method]}' stroke-width='3'/>"
        )
        parts.append(f"<text x='{x + 22}' y='48' {STYLE}>{method}</text>")
    x = LEFT + 130 * len(methods)
    parts.append(f"<circle cx='{x + 8}' cy='44' r='3' fill='white' stroke='#333'/>")
    parts.append(f"<text x='{x + 22}' y='48' {STYLE}>no proof within the limit</text>")
    return parts


PLOT = Path(__file__).parent.parent / "docs" / "growth.svg"


def main() -> int:
    """Run what is asked and missing, print the tables and draw the plot; the exit code."""
    parser = choices("python -m benchmarks.growth", "How the cost grows.", [OWN, "cpsat_plain"])
    parser.add_argument("--plot", type=Path, default=PLOT, help="where to draw it [docs/growth.svg]")
    options = parser.parse_args()
    path = options.file or dated(date.today(), "growth", options.limit)
    rows = run_missing(path, (instance.name for instance in growing()), options)
    title = f"{path.stem[:10]}: time to proof by the number of stamps to place"
    options.plot.write_text(growth_svg(curves(rows), title), "utf-8")
    print(f"{path.name}, drawn in {options.plot}\n\n{table(rows)}\n")
    return judge(rows)


def curves(rows: Sequence[RunRow]) -> Curves:
    """Family -> method -> number of stamps -> seconds to proof, and the limit where there is none."""
    found: Curves = {}
    for row in rows:
        family, _, number = row.instance.partition("/")[2].rpartition("-")
        found.setdefault(family, {}).setdefault(row.method, {})[int(number)] = row.to_proof, row.limit
    return found


def table(rows: Sequence[RunRow]) -> str:
    """Seconds to proof of each family and method by the number of stamps; ``>`` where there is none."""
    parts = []
    for family, methods in curves(rows).items():
        numbers = sorted({number for curve in methods.values() for number in curve})
        parts.append(f"{family:<18}" + "".join(f"{number:>8}" for number in numbers))
        for method, curve in methods.items():
            cells = (_cell(*curve[number]) if number in curve else "" for number in numbers)
            parts.append(f"  {method:<16}" + "".join(f"{cell:>8}" for cell in cells))
    return "\n".join(parts)


def _cell(seconds: float | None, limit: float) -> str:
    return f">{limit:g}" if seconds is None else f"{seconds:.2f}"


if __name__ == "__main__":
    sys.exit(main())
