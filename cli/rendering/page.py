"""A page of the terminal: the album, lists of tiles, tables of points."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import copysign, floor
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.style import Style, StyleType
from rich.table import Table
from rich.text import Text

from stockbook.models.album.album import Album, PlacedTile, cell_name
from stockbook.models.album.stamps import Stamp, Tile
from stockbook.models.drawing.album_text import album_runs
from stockbook.models.drawing.svg import ground, ink
from stockbook.models.stampswap.scoring import ScoreLine, total

#: Ink and ground where a terminal has no more than 16 colors.
FEW_COLORS = {
    "purple": ("bright_white", "magenta"),
    "yellow": ("black", "bright_yellow"),
    "blue": ("bright_white", "blue"),
    "green": ("black", "green"),
    "brown": ("bright_white", "red"),
}
STRONG = Style(bold=True)
QUIET = Style(dim=True)


class Page(Console):
    """Standard output: in color on a terminal, in plain ASCII where nothing else can be shown.

    Texts of a position are never read as markup.
    """

    def __init__(self) -> None:
        super().__init__(markup=False, emoji=False, highlight=False)

    @property
    def ascii_only(self) -> bool:
        return not self.encoding.lower().startswith("utf")

    def print(self, *objects: Any, **options: Any) -> None:
        """Print as rich does; into a file, without the spaces that fill up lines."""
        if self.is_terminal:
            super().print(*objects, **options)
            return
        with self.capture() as captured:
            super().print(*objects, **options)
        self.file.write("\n".join(line.rstrip() for line in captured.get().split("\n")))

    def heading(self, text: str) -> None:
        self.print(Text(plain(text), STRONG))

    def album(self, album: Album, new: Collection[PlacedTile] = ()) -> None:
        """Print the album; a terminal that is too narrow gets it cut, never wrapped, and is told so."""
        widest = 0
        fresh = set(Album(tuple(new), album.width, album.height).stamps)
        for runs in album_runs(album, new, ascii_only=self.ascii_only):
            line = Text()
            for text, owner in runs:
                style = self._style(owner.stamp) if owner else QUIET
                line.append(text, style + STRONG if owner in fresh else style)
            self.print(line, no_wrap=True, overflow="crop")
            widest = max(widest, line.cell_len)
        if widest > self.width:
            self.print(
                f"cut off at the right: the album is {widest} characters wide, the terminal {self.width}"
            )

    def moves(self, placed: Iterable[tuple[int, PlacedTile]], discarded: Iterable[tuple[int, Tile]]) -> None:
        """Print which tile goes where, by item; items are counted from 0."""
        where = {item: (each.tile, Text(f"at {cell_name(each.cell)}", STRONG)) for item, each in placed}
        where |= {item: (tile, Text("discard, it fits nowhere")) for item, tile in discarded}
        table = self._items()
        for item, (tile, place) in sorted(where.items(), key=lambda entry: entry[0]):
            table.add_row(str(item + 1), self._tile(tile), place)
        self.print(table)

    def tiles(self, tiles: Iterable[Tile]) -> None:
        """Print tiles by item."""
        table = self._items()
        for item, tile in enumerate(tiles, 1):
            table.add_row(str(item), self._tile(tile))
        self.print(table)

    def beside(self, *parts: Table) -> None:
        """Print tables side by side where they fit, else one below the other."""
        widths = [self.measure(part).maximum for part in parts]
        if sum(widths) + 4 * (len(parts) - 1) > self.width:
            for place, part in enumerate(parts):
                if place:
                    self.print()
                self.print(part)
            return
        row = Table.grid(padding=(0, 4))
        row.add_row(*parts)
        self.print(row)

    def _style(self, stamp: Stamp) -> Style:
        """The ink and ground of a stamp."""
        color = ground(stamp)
        if self.color_system != "standard":
            return Style(color=ink(color), bgcolor=color)
        plain_ground = ("black", "yellow" if stamp.rare else "white")
        few = FEW_COLORS[stamp.color] if stamp.color and not stamp.faded else plain_ground
        return Style(color=few[0], bgcolor=few[1])

    def _items(self) -> Table:
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style=QUIET)
        return table

    def _tile(self, tile: Tile) -> Text:
        """A tile in words, after a patch of color for each of its stamps where there is color."""
        text = Text()
        if self.color_system and not self.no_color:
            for stamp in tile.stamps:
                text.append("  ", self._style(stamp))
            text.append(" " * (5 - 2 * len(tile.stamps)))
        return text.append(str(tile))


def plain(text: str) -> str:
    """A text of the user without the characters that would steer the terminal."""
    return "".join(char if char.isprintable() else "?" for char in text)


def numbers_table(headers: Sequence[str], totals: Sequence[str] = ()) -> Table:
    """A table whose first column is a label and whose other columns are numbers, with totals below."""
    table = Table(
        box=SIMPLE,
        padding=(0, 1, 0, 0),
        pad_edge=False,
        show_edge=False,
        show_footer=bool(totals),
        header_style=QUIET,
        footer_style=STRONG,
    )
    for place, header in enumerate(headers):
        table.add_column(
            header,
            footer=totals[place] if totals else "",
            justify="right" if place else "left",
            overflow="fold",
        )
    return table


def facts_table(rows: Iterable[tuple[str, str]], labels: StyleType = STRONG) -> Table:
    """Labels and texts in two columns."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style=labels)
    table.add_column(overflow="fold")
    for label, words in rows:
        table.add_row(plain(label), plain(words))
    return table


def lines_table(lines: Sequence[ScoreLine]) -> Table:
    """The lines of a score with their total."""
    table = numbers_table(("points for", "units", "points"), ("total", "", str(total(lines))))
    for line in lines:
        table.add_row(plain(line.label), number(line.count), str(line.points))
    return table


def chosen_label(text: str, chosen: bool) -> Text:
    """A label with a mark before it when it is the one chosen."""
    return Text(f"{'>' if chosen else ' '} {plain(text)}", STRONG if chosen else "")


def points(value: float, *, sampled: bool = False, sign: str = "") -> str:
    """Points with one decimal at most, and with just one where samples tell them; as in the browser."""
    # There is no sign before zero.
    tenths = copysign(floor(10 * abs(value) + 0.5) / 10, value) or 0.0
    return f"{tenths:{sign}.1f}" if sampled or tenths % 1 else f"{int(tenths):{sign}d}"


def number(value: int | None) -> str:
    return "" if value is None else str(value)
