"""Tiles as SVG: perforated, printed in their color, with a motif in two inks, words, value or postmark.

The motifs of stamps: a small drawing for each theme, in two inks. Each is drawn in a box of 64 x 64 around
the origin.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from stockbook.models.album.stamps import Stamp, Tile
from stockbook.models.drawing.svg import (
    GOLD,
    GROUNDS,
    INK,
    PAPER,
    circle,
    clean,
    ground,
    group,
    ink,
    mixed,
    path,
    rect,
    tag,
    words,
)

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


#: Pixels of one space of the album.
SPACE = 60
#: The paper of a stamp, its cut edge, and the mark of a new one.
STAMP = "#fffdf7"
EDGE = "#b5a684"
NEW = "#c23b22"

_PITCH = 10
_HOLE = 2.8
#: Pixels between the edge of a space and the edge of the stamp, and from there to its print.
_GAP = 1.5
_INSET = 9

#: Pixels between the lines of a hatching, and between two diagonal ones along an edge.
_NARROW, _STEP = 3, 6


def definitions() -> str:
    """The SVG definition that stamps refer to: the gold of rare stamps."""
    light, dark = mixed(GOLD, PAPER, 0.5), mixed(GOLD, INK, 0.15)
    shades = ((0, light), (0.45, GOLD), (0.7, light), (1, dark))
    stops = [tag("stop", offset=offset, stop_color=color) for offset, color in shades]
    return tag("defs", tag("linearGradient", *stops, id="stockbook-rare", x2=1, y2=1))


#: The shortest clear words for colors, as they are typed: for small drawings, whose captions are not read.
_LETTERS = {"purple": "P", "yellow": "Y", "blue": "Bl", "green": "G", "brown": "Br"}


def tile_svg(
    tile: Tile,
    at: tuple[float, float],
    *,
    new: bool = False,
    title: str = "",
    letters: bool = False,
    said: Callable[[str], str] = str,
) -> str:
    """Draw a tile with its top left at a point, in pixels from the top left of the page.

    A double has two stamps on one piece of paper. A tile that is ``new`` is marked by a red edge and a tag.
    A browser shows the title under the mouse; by default it is the text of the tile. With ``letters`` each
    stamp has that of its color at the top left, of the class ``color-letter``: hidden, to be seen when small.
    The words below the picture are notation as it is ``said`` in a language.
    """
    edge = _perforated(tile.width * SPACE, tile.height * SPACE)
    parts = [
        tag("title", clean(title or str(tile))),
        path(edge, transform="translate(1.3,1.8)", opacity=0.2),
        path(edge, fill=STAMP, stroke=NEW if new else EDGE, stroke_width=2.6 if new else 0.7),
    ]
    for dx, dy, stamp in tile.parts:
        width, height = stamp.width * SPACE - 2 * _INSET, stamp.height * SPACE - 2 * _INSET
        printed = _forever(width, height, said) if stamp.forever else _picture(stamp, width, height, said)
        if letters and stamp.color:
            printed.append(_letter(_LETTERS[stamp.color]))
        parts.append(group(*printed, at=(dx * SPACE + _INSET, dy * SPACE + _INSET)))
    if tile.is_double:
        parts.append(_joint(tile))
    if new:
        parts.append(_label(small=tile.width == 1))
    return group(*parts, at=at)


def swatch(color: str, width: float, height: float) -> str:
    """A piece of a color with its hatching."""
    edge = rect(0, 0, width, height, fill="none", stroke=INK, stroke_width=0.6)
    return rect(0, 0, width, height, fill=GROUNDS[color]) + _hatching(color, width, height) + edge


def _hatching(color: str, width: float, height: float) -> str:
    """Lines over a color, as in heraldry, so that colors differ in greyscale too.

    They are lines, no pattern: printers and files of pages to print would keep one as a large picture.
    """
    look: dict[str, str | float] = {"stroke": mixed(GROUNDS[color], INK, 0.3), "stroke_width": 0.9}
    if color == "yellow":
        look = {**look, "stroke_width": 1.5, "stroke_linecap": "round", "stroke_dasharray": f"0 {_STEP}"}
    return path(_HATCHES[color](width, height), fill="none", **look)


def _level(width: float, height: float) -> str:
    return "".join(f"M0,{y:g}h{width:g}" for y in _between(height))


def _upright(width: float, height: float) -> str:
    return "".join(f"M{x:g},0v{height:g}" for x in _between(width))


def _rising(width: float, height: float) -> str:
    """From the bottom left to the top right."""
    ends = ((max(0, at - height), min(at, width), at) for at in range(_STEP, int(width + height), _STEP))
    return "".join(f"M{left:g},{at - left:g}L{right:g},{at - right:g}" for left, right, at in ends)


def _falling(width: float, height: float) -> str:
    """From the top left to the bottom right."""
    first = -int(height) // _STEP * _STEP + _STEP
    ends = ((max(0, at), min(width, at + height), at) for at in range(first, int(width), _STEP))
    return "".join(f"M{left:g},{left - at:g}L{right:g},{right - at:g}" for left, right, at in ends)


def _dotted(width: float, height: float) -> str:
    """Rows of dots, as a dashed line draws them, every other one moved by half a step."""
    rows = (f"M{1.5 + row % 2 * _NARROW:g},{y:g}H{width:g}" for row, y in enumerate(_between(height)))
    return "".join(rows)


def _between(length: float) -> list[float]:
    """The places of lines along an edge."""
    return [at + _NARROW / 2 for at in range(0, int(length - _NARROW / 2), _NARROW)]


_HATCHES: dict[str, Callable[[float, float], str]] = {
    "purple": _rising,
    "yellow": _dotted,
    "blue": _level,
    "green": _falling,
    "brown": _upright,
}


def _perforated(width: int, height: int) -> str:
    """The outline, clockwise from the top left, with half a hole at every step of the pitch."""
    lines = [f"M{_GAP},{_GAP}"]
    hole, end = 2 * _HOLE, _PITCH - _GAP - _HOLE
    for length, across, down in ((width, 1, 0), (height, 0, 1), (width, -1, 0), (height, 0, -1)):
        for at in range(_PITCH, length, _PITCH):
            run = end if at == _PITCH else _PITCH - hole
            lines.append(f"l{run * across:g},{run * down:g}")
            lines.append(f"a{_HOLE},{_HOLE} 0 0 0 {hole * across:g},{hole * down:g}")
        lines.append(f"l{end * across:g},{end * down:g}")
    return "".join(lines) + "z"


def _joint(tile: Tile) -> str:
    """The holes between the two stamps of a double."""
    width, height = tile.width * SPACE, tile.height * SPACE
    centers: list[tuple[float, float]]
    if width > height:
        centers = [(width / 2, at) for at in range(_PITCH, height, _PITCH)]
    else:
        centers = [(at, height / 2) for at in range(_PITCH, width, _PITCH)]
    holes = [circle(x, y, _HOLE - 0.6) for x, y in centers]
    return group(*holes, fill=mixed(EDGE, STAMP, 0.5), stroke=EDGE, stroke_width=0.7)


def _label(*, small: bool) -> str:
    """The word "new" at the top left."""
    width, height, size = (23, 12, 9) if small else (31, 16, 12)
    return rect(-1, -2, width, height, rx=3, fill=NEW) + words(
        "new", width / 2 - 1, size - 1, size, color=STAMP, bold=True
    )


def _picture(stamp: Stamp, width: float, height: float, said: Callable[[str], str]) -> list[str]:
    """The print of a stamp but a forever one."""
    caption = _caption(stamp, width, said)
    high = height - (34 if len(caption) > 1 else 20)
    color = ground(stamp)
    own = GROUNDS[stamp.color] if stamp.color else GOLD
    edge = {"stroke_dasharray": "4 3", "stroke": own} if stamp.faded else {"stroke": mixed(own, INK, 0.6)}
    drawn = mixed(own, PAPER, 0.3) if stamp.faded else ink(color)
    # On a small stamp the drawing makes room for the value.
    room = 34 if max(width, high) < 2 * SPACE else 0
    scale = min((width - max(room, 20)) / (2 * REACH), high / (2 * REACH + 6))
    return [
        rect(0, 0, width, high, fill="url(#stockbook-rare)" if stamp.rare else color),
        *([_hatching(stamp.color, width, high)] if stamp.color and not stamp.faded else []),
        rect(0, 0, width, high, fill="none", **edge),
        group(motif(stamp.theme, drawn, color), at=(width / 2 - room / 4, high / 2), scale=scale),
        _postmark(width) if stamp.canceled else _value(str(stamp.value), width),
        *(
            words(text, width / 2, high + 1 + 14.5 * line, size, bold=line < len(caption))
            for line, (text, size) in enumerate(caption, 1)
        ),
    ]


def _caption(stamp: Stamp, width: float, said: Callable[[str], str]) -> list[tuple[str, float]]:
    """The lines below the picture, with their size: every word that is printed on the stamp."""
    if stamp.rare:
        return [(said("rare"), 14)]
    state = f" {said('canceled')}" if stamp.canceled else f" {said('faded')}" if stamp.faded else ""
    small = width < 2 * SPACE
    color, theme = said(stamp.color or ""), said(stamp.theme or "")
    last = f"{color}{state}" if small else f"{color} {theme}{state}"
    size = (11.5 if state else 13) if small else 12.5 if state else 14.5
    line = last, min(size, _fitting(last, width))
    return [(theme, min(14.5, _fitting(theme, width))), line] if small else [line]


def _fitting(text: str, width: float) -> float:
    """The size of letters with which a text has a width; the widest serif letters are 0.62 of it."""
    return round(width / (0.62 * len(text)), 1)


def _value(value: str, width: float) -> str:
    """A tablet at the top right."""
    wide = 12 + 11 * len(value)
    tablet = rect(width - wide, 0, wide, 27, rx=3, fill=STAMP, stroke=INK, stroke_width=0.8)
    return tablet + words(value.replace("-", "\N{MINUS SIGN}"), width - wide / 2, 21, 21, bold=True)


def _letter(letter: str) -> str:
    """A hidden tablet at the top left."""
    wide = 14 + 11 * len(letter)
    tablet = rect(0, 0, wide, 29, rx=3, fill=STAMP, stroke=INK, stroke_width=0.8)
    return tag(
        "g", tablet, words(letter, wide / 2, 22.5, 23, bold=True), class_="color-letter", display="none"
    )


def _postmark(width: float) -> str:
    """Two rings with waves, where a value would be."""
    x, y = width - 17, 17
    more = " t-12,0" * (2 if width < 2 * SPACE else 4)
    waves = "".join(f"M{x - 21},{y + dy} q-6,-6 -12,0{more} " for dy in (-9, -3, 3, 9))
    bars = f"M{x - 7},{y - 3.5} h14 M{x - 9},{y} h18 M{x - 7},{y + 3.5} h14"
    return group(
        path(waves, stroke=STAMP, stroke_width=3.6, opacity=0.65),
        path(waves, stroke_width=1.5),
        circle(x, y, 19, fill=STAMP, opacity=0.85),
        circle(x, y, 19, stroke_width=1.8),
        circle(x, y, 12.5, stroke_width=1.1),
        path(bars, stroke_width=1.6),
        fill="none",
        stroke=INK,
        stroke_linecap="round",
    )


def _forever(width: float, height: float, said: Callable[[str], str]) -> list[str]:
    """Its own mark, the sign of infinity, and the word."""
    word = said("forever")
    sign = "M0,0 C5,-8 15,-8 15,0 S5,8 0,0 S-15,-8 -15,0 S-5,8 0,0z"
    drawn = path(sign, fill="none", stroke=INK, stroke_width=3)
    return [
        rect(0, 0, width, height, rx=3, fill=mixed(PAPER, INK, 0.08), stroke=INK),
        group(drawn, at=(width / 2, height / 2 - 5), scale=1.15),
        words(word, width / 2, height - 5, min(10.5, _fitting(word, width)), bold=True),
    ]
