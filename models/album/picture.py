"""The album as text: a picture of letters with a table of stamps, or one line (notation, Cell)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import ascii_letters, digits

from stockbook.models.album.album import SIDE, Album, Cell, PlacedTile, cell_name, rectangle
from stockbook.models.album.notation import parse_tile, read_placed_tiles
from stockbook.models.album.stamps import Tile
from stockbook.models.files.faults import Faults
from stockbook.models.files.words import quoted

#: The symbol of an empty space.
EMPTY = "."
#: Letters for writing, in this order; reading takes any symbol.
SYMBOLS = ascii_letters + digits

_PLACED = re.compile(r"@\s*[A-Za-z]\s*[0-9]")


def write_picture(album: Album) -> tuple[str, dict[str, str]] | None:
    """The picture, a line for each row, and the text of each letter's stamp.

    None when the album has more tiles than there are letters: then its one-line form must do.
    """
    if len(album.tiles) > len(SYMBOLS):
        return None
    letters = {}
    stamps = {}
    for symbol, placed in zip(SYMBOLS, album.tiles, strict=False):
        letters.update(dict.fromkeys(placed.cells(), symbol))
        stamps[symbol] = str(placed.tile)
    rows = (" ".join(letters.get((x, y), EMPTY) for x in range(album.width)) for y in range(album.height))
    return "".join(f"{row}\n" for row in rows), stamps


def read_album(text: str, stamps: Mapping[str, str], key: str, faults: Faults) -> Album:
    """The album of a file, as far as it is without fault: from its picture or its one-line form.

    The text is empty for an empty album; ``stamps`` has the stamp of each letter of a picture. ``key`` is
    the table that holds both, such as ``me``.
    """
    rows = [[symbol for symbol in line if not symbol.isspace()] for line in text.splitlines()]
    rows = [row for row in rows if row]
    square = len(rows) == SIDE and all(len(row) == SIDE for row in rows)
    if square or (len(rows) > 1 and not _PLACED.search(text)):
        return _read_rows(rows, stamps, key, faults)
    _read_stamps(stamps, {}, key, faults)
    return Album(read_placed_tiles(text, f"{key}.album", faults))


def _read_rows(rows: list[list[str]], stamps: Mapping[str, str], key: str, faults: Faults) -> Album:
    """The album of a picture. A row of the wrong length hides which columns its letters are in."""
    if len(rows) != SIDE:
        faults.add(f"{key}.album", f"the picture has {len(rows)} rows instead of {SIDE}")
    where: dict[str, list[Cell]] = {}
    unsure: set[str] = set()
    for y, row in enumerate(rows[:SIDE]):
        if len(row) != SIDE:
            unsure.update(row)
            faults.add(f"{key}.album", f"row {y + 1} has {len(row)} spaces instead of {SIDE}")
        for x, symbol in enumerate(row[:SIDE]):
            if symbol != EMPTY:
                where.setdefault(symbol, []).append((x, y))
    tiles = _read_stamps(stamps, where, key, faults)
    placed = []
    for symbol, cells in where.items():
        if symbol not in stamps:
            message = f"the letter {symbol!r} has no stamp: add it to [{key}.stamps]"
            faults.add(f"{key}.album", message, cell_name(cells[0]))
        elif symbol in tiles and symbol not in unsure and len(rows) == SIDE:
            fault = _shape_fault(symbol, cells, tiles[symbol])
            if fault:
                faults.add(f"{key}.album", fault[1], cell_name(fault[0]))
            else:
                placed.append(PlacedTile.at(tiles[symbol], cells[0]))
    return Album(tuple(placed))


def _read_stamps(
    stamps: Mapping[str, str], where: Mapping[str, list[Cell]], key: str, faults: Faults
) -> dict[str, Tile]:
    """The tile of each letter."""
    tiles = {}
    for symbol, text in stamps.items():
        place = f"{key}.stamps.{symbol}"
        with faults.at(place):
            tiles[symbol] = parse_tile(text)
        if symbol not in where:
            faults.add(place, f"{quoted(text)} has no place: no {symbol!r} in the album's picture")
    return tiles


def _shape_fault(symbol: str, cells: list[Cell], tile: Tile) -> tuple[Cell, str] | None:
    """The first space, in reading order, at which a letter is not the rectangle of its tile, and why."""
    x, y = cells[0]
    expected = list(rectangle(x, y, tile.width, tile.height))
    if cells == expected:
        return None
    size, start = f"{tile.width}x{tile.height}", cell_name((x, y))
    columns = {column for column, _ in cells}
    width, height = max(columns) - min(columns) + 1, cells[-1][1] - y + 1
    if len(cells) == width * height:
        if (width, height) == (tile.height, tile.width):
            return (x, y), f"{symbol!r} is {width}x{height}, its stamp {size}: a tile is never rotated"
        return (x, y), f"{symbol!r} is {width}x{height}, its stamp {size}"
    if len(cells) > len(expected):
        extra = next(cell for cell in cells if cell not in expected)
        fix = ": every tile needs a letter of its own" if len(cells) % len(expected) == 0 else ""
        return extra, f"{symbol!r} lies outside its {size} rectangle that starts at {start}{fix}"
    gap = next(cell for cell in expected if cell not in cells)
    return gap, f"{symbol!r} is missing here: its {size} rectangle starts at {start}"
