"""SVG elements as text, shapes, groups and words, and the colors of all drawings as ``#rrggbb``."""

from __future__ import annotations

from stockbook.models.album.stamps import Stamp

PAPER = "#fbf7ec"
#: The album's own page, a little darker than the stamps on it.
LEAF = "#efe7d2"
INK = "#2b2622"
GOLD = "#d9a521"
GROUNDS = {
    "purple": "#7a559f",
    "yellow": "#f0c23b",
    "blue": "#3a75b0",
    "green": "#4b8b58",
    "brown": "#8b5c3a",
}
#: Grounds of the stamps of STAMPS, which come in red too.
STAMP_GROUNDS = {**GROUNDS, "red": "#b5403a"}
#: Share of paper in the color of a faded stamp.
FADING = 0.68


def ground(stamp: Stamp) -> str:
    """The ground color of a stamp: its own, pale when it is faded, gold when it is rare."""
    if stamp.rare:
        return GOLD
    if stamp.color is None:
        return PAPER
    color = GROUNDS[stamp.color]
    return mixed(color, PAPER, FADING) if stamp.faded else color


def ink(on: str) -> str:
    """The ink that is readable on a ground: dark or paper."""
    red, green, blue = _channels(on)
    return INK if 0.3 * red + 0.59 * green + 0.11 * blue > 140 else PAPER


def mixed(color: str, other: str, share: float) -> str:
    """A color with a ``share`` (0 to 1) of another."""
    parts = zip(_channels(color), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in parts)


def _channels(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


#: The mark in the first two lines of every drawing: a file without it is never replaced by one.
DRAWN = "<!-- Drawn by Stockbook -->"
FONT = "Georgia, 'DejaVu Serif', serif"


def tag(name: str, *content: str, **attributes: str | float) -> str:
    """An element; ``stroke_width=2`` becomes ``stroke-width="2"``, ``class_`` ``class``; content stays."""
    pairs = (f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    opening = f"<{name}{''.join(pairs)}"
    return f"{opening}>{''.join(content)}</{name}>" if content else f"{opening}/>"


def path(d: str, **attributes: str | float) -> str:
    """A path along ``d``."""
    return tag("path", d=d, **attributes)


def circle(x: float, y: float, r: float, **attributes: str | float) -> str:
    """A circle around a point."""
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: str | float) -> str:
    """A rectangle with its top left at a point."""
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def group(
    *content: str, at: tuple[float, float] = (0, 0), scale: float = 1, **attributes: str | float
) -> str:
    """Elements together, moved and scaled."""
    moved = "" if at == (0, 0) else f"translate({_value(at[0])},{_value(at[1])})"
    scaled = "" if scale == 1 else f"scale({scale:.3g})"
    transform = " ".join(part for part in (moved, scaled) if part)
    return tag("g", *content, **({"transform": transform} if transform else {}), **attributes)


def words(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    color: str = INK,
    anchor: str = "middle",
    bold: bool = False,
) -> str:
    """A line of text on its baseline; ``text`` may hold anything."""
    return tag(
        "text",
        clean(text),
        x=x,
        y=y,
        font_family=FONT,
        font_size=size,
        font_weight="bold" if bold else "normal",
        text_anchor=anchor,
        fill=color,
    )


def clean(text: str) -> str:
    """A text without markup, and without what XML does not allow."""
    from html import escape

    return escape("".join(char if char.isprintable() else "?" for char in text))


def _value(value: str | float) -> str:
    return value if isinstance(value, str) else f"{round(value, 2):g}"
