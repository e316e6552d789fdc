"""Sheets of puzzles to print: the album, the stamps to cut out, what pays, and the answer upside down."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from stockbook.models.album.album import PlacedTile, cell_name
from stockbook.models.drawing.album_svg import album_svg
from stockbook.models.drawing.svg import DRAWN, tag
from stockbook.models.stampswap.position import Position

_STYLE = (
    "@page { size: A4; margin: 10mm } "
    "body { margin: 0 } "
    "section { break-after: page; text-align: center } "
    "section:last-child { break-after: auto } "
    "section svg { width: 100%; height: auto; max-height: 96vh }"
)
#: A path whose shape is long enough to be written once for all.
_SHAPE = re.compile(r'<path d="([^"]{60,})"')


def puzzle_svg(
    position: Position, title: str, goal: str, answer: Sequence[tuple[int, PlacedTile]] = ()
) -> str:
    """Draw a puzzle as an SVG document: the album, the stamps to place, the contest and the goal.

    The ``answer``, the items of stamps from 0 with their places, is at the foot, upside down.
    """
    contest = position.contests[0]
    footer = [("contest", str(contest)), ("", contest.rule), ("goal", goal)]
    places = ", ".join(f"{item + 1} at {cell_name(placed.cell)}" for item, placed in answer)
    return album_svg(
        position.album,
        title=title,
        footer=footer,
        loose=position.place,
        answer=f"Answer, by top left spaces: {places}" if places else "",
    )


def sheets_html(sheets: Iterable[str]) -> str:
    """Join SVG documents to one HTML document with a page for each; it needs no other file.

    Shapes that come again are written once, so that the file stays small.
    """
    pages = "".join(f"<section>\n{sheet.partition('?>')[2].strip()}\n</section>\n" for sheet in sheets)
    counts = Counter(_SHAPE.findall(pages))
    shapes = {shape: f"shape-{number}" for number, shape in enumerate(counts) if counts[shape] > 1}
    kept = tag("defs", *(tag("path", d=shape, id=name) for shape, name in shapes.items()))
    pages = _SHAPE.sub(
        lambda found: f'<use href="#{shapes[found[1]]}"' if found[1] in shapes else found[0], pages
    )
    return (
        f'<!DOCTYPE html>\n{DRAWN}\n<html lang="en">\n'
        '<head>\n<meta charset="utf-8">\n<title>Stamp puzzles</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"{tag('svg', kept, width=0, height=0, style='position: absolute')}\n{pages}</body>\n</html>\n"
    )
