"""Albums and positions as SVG pages, to look at and to print."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from string import ascii_lowercase

from stockbook.models.album.album import Album, PlacedTile, cell_name
from stockbook.models.album.stamps import COLORS, THEMES, Tile
from stockbook.models.album.svg import svg_of
from stockbook.models.drawing.motifs import REACH, motif
from stockbook.models.drawing.palette import INK, LEAF, PAPER, mixed
from stockbook.models.drawing.stamp_svg import SPACE, swatch, tile_svg
from stockbook.models.drawing.svg_page import SIDE, SvgPage
from stockbook.models.drawing.svg_tags import group, path, rect, words
from stockbook.models.stampswap.facts import facts, heading
from stockbook.models.stampswap.position import Position

_TOP, _BOTTOM = 30, 26
#: Scale of the tiles below the album, room for the number of each, and the gap after it.
_LOOSE, _NUMBER, _GAP = 0.8, 24, 16
_LEGEND = 64


def album_svg(
    album: Album,
    new: Collection[PlacedTile] = frozenset(),
    *,
    title: str = "",
    footer: Sequence[tuple[str, str]] = (),
    loose: Sequence[Tile] = (),
    legend: bool = True,
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
        page.legend(doubles=any(placed.tile.is_double for placed in album.tiles))
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
        """Rows of numbered tiles below the words "to place"."""
        self.line("to place")
        x, deepest = 0.0, 0.0
        for item, tile in enumerate(tiles, 1):
            width, height = tile.width * SPACE * _LOOSE, tile.height * SPACE * _LOOSE
            if x and x + width + _NUMBER > self.inner:
                x, self.y, deepest = 0.0, self.y + deepest + _GAP, 0.0
            self.parts += [
                words(str(item), SIDE + x + 18, self.y + 20, 15, anchor="end"),
                group(tile_svg(tile, (0, 0)), at=(SIDE + x + 22, self.y), scale=_LOOSE),
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
