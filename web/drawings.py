"""Stamps for the page, drawn by what draws SVG files."""

from __future__ import annotations

from collections.abc import Iterable

from stockbook.models.album.notation import parse_tile
from stockbook.models.drawing.stamp_svg import tile_svg

#: Most stamps that are drawn at once, and characters of each.
MOST, LONGEST = 400, 100


def drawings(texts: Iterable[str]) -> dict[str, str]:
    """The drawing of each stamp with its top left at the origin; what is no stamp is left out."""
    found = {}
    for text in list(texts)[:MOST]:
        try:
            found[text] = tile_svg(parse_tile(text[:LONGEST]), (0, 0))
        except ValueError:
            continue
    return found
