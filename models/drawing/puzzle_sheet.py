"""Puzzles on paper: a sheet as SVG, and several of them as HTML pages to print."""

from __future__ import annotations

from collections.abc import Iterable

from stockbook.models.drawing.album_svg import album_svg
from stockbook.models.drawing.svg_tags import DRAWN
from stockbook.models.stampswap.position import Position

_STYLE = (
    "@page { size: A4; margin: 10mm } "
    "body { margin: 0 } "
    "section { break-after: page; text-align: center } "
    "section:last-child { break-after: auto } "
    "svg { width: 100%; height: auto; max-height: 96vh }"
)


def puzzle_svg(position: Position, title: str, goal: str) -> str:
    """Draw a puzzle as an SVG document: the album, the stamps to place, the contest and the goal."""
    footer = [("contest", str(position.contests[0])), ("goal", goal)]
    return album_svg(position.album, title=title, footer=footer, loose=position.place)


def sheets_html(sheets: Iterable[str]) -> str:
    """Join SVG documents to one HTML document with a page for each; it needs no other file."""
    pages = (f"<section>\n{sheet.partition('?>')[2].strip()}\n</section>\n" for sheet in sheets)
    return (
        f'<!DOCTYPE html>\n{DRAWN}\n<html lang="en">\n'
        '<head>\n<meta charset="utf-8">\n<title>Stamp puzzles</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n{''.join(pages)}</body>\n</html>\n"
    )
