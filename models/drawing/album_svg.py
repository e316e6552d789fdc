"""Albums and positions as SVG pages, to look at and to print."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from string import ascii_lowercase
from textwrap import wrap

from stockbook.models.album.album import Album, PlacedTile, cell_name, svg_of
from stockbook.models.album.stamps import COLORS, THEMES, Tile
from stockbook.models.drawing.stamp_svg import REACH, SPACE, definitions, motif, swatch, tile_svg
from stockbook.models.drawing.svg import (
    DRAWN,
    FONT,
    INK,
    LEAF,
    PAPER,
    clean,
    group,
    mixed,
    path,
    rect,
    tag,
    words,
)
from stockbook.models.stampswap.facts import facts, heading
from stockbook.models.stampswap.position import Position

#: Room beside the content, and below the title.
SIDE, _TITLE = 54, 62
_LINE, _COLUMN = 22, 140


class SvgPage:
    """A page for drawings of a width, with a title, lines of text and whatever is drawn between them."""

    def __init__(self, width: int) -> None:
        self.inner = max(width, 6 * SPACE)
        self.width = self.inner + 2 * SIDE
        self.left = SIDE + (self.inner - width) / 2
        self.y = 20.0
        self.parts: list[str] = []

    def title(self, text: str) -> None:
        """A heading with a rule below it."""
        middle, y = self.width / 2, self.y
        self.parts += [
            words(text, middle, y + 28, 28),
            path(f"M{middle - 120:g},{y + 42:g} h108 m24,0 h108", stroke=INK, stroke_width=0.8),
            path(f"M{middle:g},{y + 36:g} l6,6 l-6,6 l-6,-6z", fill=INK),
        ]
        self.y += _TITLE

    def line(self, label: str, text: str = "") -> None:
        """A bold label, and text that takes as many lines as it needs."""
        self.parts.append(words(label, SIDE, self.y + 12, 15, anchor="start", bold=True))
        for line in wrap(text, int((self.inner - _COLUMN) / 8.5)) or [""]:
            if line:
                self.parts.append(words(line, SIDE + _COLUMN, self.y + 12, 15, anchor="start"))
            self.y += _LINE

    def upside_down(self, text: str) -> None:
        """Text to be read once the page is turned."""
        lines = wrap(text, int(self.inner / 6.4))
        self.y += 17 * len(lines) + 6
        spans = (tag("tspan", clean(line), x=0, dy=17) for line in lines)
        turned = f"translate({self.width / 2:g},{self.y:g}) rotate(180)"
        look: dict[str, str | float] = {
            "font_family": FONT,
            "font_size": 12,
            "text_anchor": "middle",
            "fill": INK,
        }
        self.parts.append(tag("text", *spans, transform=turned, **look))

    def document(self, label: str) -> str:
        """The page as an SVG document."""
        height = self.y + 16
        paper = tag("rect", width="100%", height="100%", fill=PAPER)
        content = "\n".join(["", definitions(), paper, *self.parts, ""])
        root = tag(
            "svg",
            content,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {self.width} {height:g}",
            width=self.width,
            height=height,
            role="img",
            aria_label=clean(label),
        )
        return f'<?xml version="1.0" encoding="UTF-8"?>\n{DRAWN}\n{root}\n'


_TOP, _BOTTOM = 30, 26
#: Room for the number of each tile below the album, and the gap after it.
_NUMBER, _GAP = 24, 16
_LEGEND = 64


def album_svg(
    album: Album,
    new: Collection[PlacedTile] = frozenset(),
    *,
    title: str = "",
    footer: Sequence[tuple[str, str]] = (),
    loose: Sequence[Tile] = (),
    legend: bool = True,
    answer: str = "",
) -> str:
    """Draw an album as an SVG document.

    Parameters
    ----------
    album
        The album; its color words, themes and values are texts of the drawing.
    new
        Tiles to mark as new.
    title
        Line of text above the album.
    footer
        Lines of text below the album, each a label and a text.
    loose
        Tiles to draw with their numbers below the album, such as those still to place.
    legend
        Whether to explain the colors, with their hatching, and the themes.
    answer
        Text to print upside down at the foot.
    """
    page = _AlbumPage(album.width * SPACE)
    if title:
        page.title(title)
    page.album(album, new)
    if loose:
        page.loose(loose)
    for line in footer:
        page.line(*line)
    if footer:
        page.y += _GAP / 2
    if legend:
        tiles = [*(placed.tile for placed in album.tiles), *loose]
        page.legend(doubles=any(tile.is_double for tile in tiles))
    if answer:
        page.upside_down(answer)
    return page.document(title or "album")


def position_svg(position: Position) -> str:
    """Draw a position as an SVG document: my album, the tiles to place, contests, cards and opponents."""
    return album_svg(position.album, title=heading(position), footer=facts(position), loose=position.place)


svg_of.register(Album, album_svg)
svg_of.register(Position, position_svg)


class _AlbumPage(SvgPage):
    """A page with an album, loose tiles and a legend."""

    def album(self, album: Album, new: Collection[PlacedTile]) -> None:
        """The leaf with its grid, the names of columns and rows, and the stamps."""
        width, height = album.width * SPACE, album.height * SPACE
        lines = "".join(f"M{x * SPACE},0 v{height} " for x in range(1, album.width))
        lines += "".join(f"M0,{y * SPACE} h{width} " for y in range(1, album.height))
        rule, faint = mixed(PAPER, INK, 0.5), mixed(PAPER, INK, 0.2)
        leaf = [
            rect(-5, -5, width + 10, height + 10, fill=LEAF, stroke=rule),
            rect(0, 0, width, height, fill="none", stroke=rule, stroke_width=0.6),
            path(lines or "M0,0", stroke=faint, stroke_width=0.8, stroke_dasharray="2 4"),
        ]
        for x in range(album.width):
            leaf.append(words(ascii_lowercase[x], (x + 0.5) * SPACE, -11, 17, color=rule))
        for y in range(album.height):
            leaf.append(words(str(y + 1), -13, (y + 0.5) * SPACE + 6, 17, color=rule, anchor="end"))
        for placed in album.tiles:
            at = placed.column * SPACE, placed.row * SPACE
            title = f"{placed.tile} at {cell_name(placed.cell)}"
            leaf.append(tile_svg(placed.tile, at, new=placed in new, title=title))
        self.parts.append(group(*leaf, at=(self.left, self.y + _TOP)))
        self.y += _TOP + height + _BOTTOM

    def loose(self, tiles: Sequence[Tile]) -> None:
        """Rows of numbered tiles below the words "to place", as large as those on the album, to cut out."""
        self.line("to place")
        x, deepest = 0.0, 0.0
        for item, tile in enumerate(tiles, 1):
            width, height = tile.width * SPACE, tile.height * SPACE
            if x and x + width + _NUMBER > self.inner:
                x, self.y, deepest = 0.0, self.y + deepest + _GAP, 0.0
            self.parts += [
                words(str(item), SIDE + x + 18, self.y + 20, 15, anchor="end"),
                tile_svg(tile, (SIDE + x + 22, self.y)),
            ]
            x += width + _NUMBER + _GAP
            deepest = max(deepest, height)
        self.y += deepest + _GAP + 6

    def legend(self, *, doubles: bool) -> None:
        """The colors with their hatching, and the themes."""
        top = self.y + 4
        scale = 24 / (2 * REACH)
        self.parts.append(
            path(f"M{SIDE},{top:g} h{self.inner}", stroke=mixed(PAPER, INK, 0.5), stroke_width=0.6)
        )
        for i, (color, theme) in enumerate(zip(COLORS, THEMES, strict=True)):
            x = SIDE + i * self.inner / len(COLORS)
            self.parts += [
                group(swatch(color, 24, 15), at=(x, top + 12)),
                words(color, x + 32, top + 24, 13, anchor="start"),
                group(motif(theme, INK, PAPER), at=(x + 12, top + 47), scale=scale),
                words(theme, x + 32, top + 52, 13, anchor="start"),
            ]
        self.y = top + _LEGEND
        if doubles:
            self.line("double", "two stamps on one tile, with holes between them")
