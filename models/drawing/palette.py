"""The colors of the drawings as ``#rrggbb``: paper, ink, and a ground for each color of stamp."""

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
