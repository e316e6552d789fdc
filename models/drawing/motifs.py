"""The motifs of stamps: a small drawing for each theme, in two inks.

Each is drawn in a box of 64 x 64 around the origin.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from stockbook.models.drawing.svg_tags import circle, group, path, rect, tag

#: Half the side of the box that a motif is drawn in, in its own units.
REACH = 32


def motif(theme: str | None, ink: str, ground: str) -> str:
    """The drawing of a theme, or of the crown for a rare stamp, which has none, as SVG elements.

    ``ink`` is the color of the drawing, ``ground`` that below it.
    """
    return _MOTIFS[theme](ink, ground)


def _planet(ink: str, ground: str) -> str:
    front = "M-29,0 A29,8 0 0 0 29,0"
    bands = "M-15,-7 Q0,-2 15,-7 M-12.5,-11 Q0,-7 12.5,-11"
    star = "q0,5 5,5 q-5,0 -5,5 q0,-5 -5,-5 q5,0 5,-5z"
    planet = [
        tag("ellipse", rx=29, ry=8, fill="none", stroke=ink, stroke_width=3.5),
        circle(0, 0, 17, fill=ink),
        path(bands, fill="none", stroke=ground, stroke_width=2),
        path(front, fill="none", stroke=ground, stroke_width=7),
        path(front, fill="none", stroke=ink, stroke_width=3.5),
    ]
    stars = "".join(f"M{x},{y} {star}" for x, y in ((-23, -28), (22, 12), (-17, 18)))
    return tag("g", *planet, transform="rotate(-20)") + path(stars, fill=ink)


def _temple(ink: str, ground: str) -> str:
    columns = [rect(x, -6, 7, 24, rx=1) for x in (-24, -10.5, 3.5, 17)]
    steps = [rect(-27, -12, 54, 4.5), rect(-27, 19.5, 54, 4), rect(-31, 25, 62, 5)]
    return group(path("M0,-29 L29,-13 H-29z"), *columns, *steps, fill=ink) + circle(
        0, -18.5, 3.2, fill=ground
    )


def _owl(ink: str, ground: str) -> str:
    head, sides = "M-20,-30 Q-12,-22 0,-22 Q12,-22 20,-30", "Q25,14 10,25 H-10 Q-25,14 -21,-6"
    body = f"{head} Q24,-18 21,-6 {sides} Q-24,-18 -20,-30z"
    feathers = [(-10.5, 4), (-3.5, 4), (3.5, 4), (-7, 11), (0, 11)]
    return "".join(
        [
            path(body, fill=ink),
            *(circle(x, -10, 8, fill=ground) + circle(x, -10, 4, fill=ink) for x in (-9, 9)),
            path("M0,-7 l4,5 l-4,6 l-4,-6z", fill=ground),
            path(
                "".join(f"M{x},{y} q3.5,6 7,0" for x, y in feathers),
                fill="none",
                stroke=ground,
                stroke_width=1.8,
            ),
            rect(-30, 25, 60, 4.5, rx=2, fill=ink),
        ]
    )


def _flower(ink: str, ground: str) -> str:
    petals = [
        tag("ellipse", cy=-13.5, rx=6.8, ry=9.5, transform=f"rotate({turn})") for turn in range(0, 360, 45)
    ]
    head = [
        circle(0, 0, 18, fill=ground),
        group(*petals, fill=ink, stroke=ground, stroke_width=1.4),
        circle(0, 0, 6.5, fill=ground),
        circle(0, 0, 4, fill=ink),
    ]
    leaves = "M0,29 Q-3,14 -22,13 Q-20,28 0,29z M0,25 Q3,14 19,11 Q18,24 0,25z"
    stem = path("M0,2 V31", fill="none", stroke=ink, stroke_width=3)
    return stem + path(leaves, fill=ink) + group(*head, at=(0, -9))


def _locomotive(ink: str, ground: str) -> str:
    body = [
        rect(-9, -9, 35, 19, rx=5),
        rect(-27, -20, 19, 32),
        rect(-31, -25, 26, 5.5, rx=2),
        path("M15,-8 L12.5,-22 H24.5 L22,-8z M-3,-8 a6,7 0 0 1 12,0z"),
        rect(-28, 9, 56, 6),
        circle(23, -27, 4),
        circle(29.5, -29, 2.6),
    ]
    wheels = [
        group(
            circle(0, 0, r, fill=ink, stroke=ground, stroke_width=1.6),
            path(_spokes(r - 2.5), stroke=ground, stroke_width=1.4),
            at=(x, y),
        )
        for x, y, r in ((-17, 18, 11), (6, 21, 8), (22, 21, 8))
    ]
    return group(*body, fill=ink) + rect(-22.5, -15, 10, 10, rx=1, fill=ground) + "".join(wheels)


def _spokes(reach: float) -> str:
    """Lines across a wheel."""
    ends = ((reach * cos(turn), reach * sin(turn)) for turn in (0, pi / 3, 2 * pi / 3))
    return "".join(f"M{-x:.1f},{-y:.1f} L{x:.1f},{y:.1f}" for x, y in ends)


def _crown(ink: str, ground: str) -> str:
    tips = [circle(x, y, 3.6) for x, y in ((-29, -15), (0, -25), (29, -15))]
    points = path("M-25,13 L-29,-12 L-13.5,1 L0,-22 L13.5,1 L29,-12 L25,13z")
    jewel = path("M0,-6 l4,7 l-4,7 l-4,-7z", fill=ground)
    return group(points, rect(-25, 16, 50, 8, rx=1.5), *tips, fill=ink) + jewel


_MOTIFS: dict[str | None, Callable[[str, str], str]] = {
    "space": _planet,
    "monuments": _temple,
    "animals": _owl,
    "flowers": _flower,
    "vehicles": _locomotive,
    None: _crown,
}
