"""The growth curves as SVG: a panel for each family, a line for each method."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from benchmarks.cactus import COLORS, STYLE, share, ticks
from benchmarks.methods import METHODS

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
