"""Tiles, cells and albums as text (notation, Stamps, items, cells); an album is a picture, or one line.

Tiles and cells are written by ``str()`` of each.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_letters, ascii_lowercase, digits

from stockbook.models.album.album import SIDE, Album, Cell, PlacedTile, cell_name, rectangle
from stockbook.models.album.stamps import (
    COLORS,
    FOOTPRINTS,
    GOLD,
    MAX_VALUE,
    PRINTED_TILES,
    THEMES,
    Stamp,
    Tile,
)
from stockbook.models.files.faults import Faults
from stockbook.models.files.words import integer, nearest, pick, quoted, typed

#: Tiles in the box.
TILES = sum(PRINTED_TILES.values())

#: As printed in the two spellings; the first is written.
CANCELED = ("canceled", "cancelled")

_SIZES = {f"{width}x{height}": (width, height) for width, height in FOOTPRINTS if width > 1}
_DOUBLES = ("4x2", "2x4")
_CELL = re.compile(r"(?:at\s+|@\s*)?(([a-z])([1-9][0-9]?))")
#: The number of an item before its tile, where a line of an answer is copied.
_ITEM = re.compile(r"^\d+\s+")
#: What may be typed instead of a stamp, and where it goes.
_OTHER_ITEMS = {
    "first-player": "the first-player token is no stamp: write first_player = true",
    "specialist": "a specialist is no stamp: it goes into specialists",
    "exhibitor": "an exhibitor is no stamp: it goes into exhibitors",
    "attendee": "an attendee is no stamp: an exhibitor goes into exhibitors, a specialist into specialists",
}


def parse_tile(text: str) -> Tile:
    """Read ``2x3 blue animals 2``, ``3x3 green space canceled``, ``2x2 rare 6``, ``forever`` or a double.

    Colors and themes may be cut to an unambiguous prefix. A double is ``double 4x2 (left | right)`` or
    ``double 2x4 (top | bottom)``, each half written without a size.

    Raises
    ------
    ValueError
        If it is no tile whose face is known; the message says how to fix it.
    """
    text = typed(text).lower()
    words = text.split()
    if not words:
        raise ValueError("a stamp is missing: write one such as 2x3 blue animals 2")
    if words[-1] == "(down)" or "?" in text or words[0] in ("face-down", "facedown"):
        raise ValueError(
            f"{quoted(text)} is face down: stamps are revealed before they are placed, so write its face"
        )
    if words[0] in _OTHER_ITEMS:
        raise ValueError(_OTHER_ITEMS[words[0]])
    if words[0].partition("(")[0] == "double":
        return _parse_double(text.strip())
    if words[0] == "forever":
        if len(words) > 1:
            raise ValueError(f"{quoted(' '.join(words[1:]))} is too much: a forever stamp is just forever")
        return Tile.of(Stamp(1, 1))
    size = parse_size(words[0])
    if words[1:2] == ["forever"]:
        raise ValueError("a forever stamp has no size: write just forever")
    return Tile.of(_parse_face(words[1:], *size))


def parse_cell(text: str, width: int = SIDE, height: int = SIDE) -> Cell:
    """Read ``c4``, ``at c4`` or ``@c4``: the column's letter from the left, the row's number from the top.

    Raises
    ------
    ValueError
        If it is no cell, or lies off an album of this size.
    """
    found = _CELL.fullmatch(text.strip().lower())
    columns, rows = f"a-{ascii_lowercase[width - 1]}", f"1-{height}"
    if not found:
        fix = f"write column {columns} and row {rows}, such as c4"
        raise ValueError(f"{quoted(text.strip())} is no cell: {fix}")
    cell = ascii_lowercase.index(found[2]), int(found[3]) - 1
    if cell[0] >= width or cell[1] >= height:
        raise ValueError(f"{found[1]} is off the album: columns are {columns}, rows {rows}")
    return cell


def parse_placed_tiles(text: str, name: str = "tiles", *, side: int = SIDE) -> tuple[PlacedTile, ...]:
    """Read the one-line form ``2x2 blue animals 3@a1; forever@c5``; ``forever at c5`` will do as well.

    Parameters
    ----------
    text
        Tiles with their cells; may be empty.
    name
        What the faults call the text.
    side
        Columns and rows of the album.

    Raises
    ------
    PositionError
        With every fault: tiles or cells that cannot be read, that leave the album, or that overlap.
    """
    faults = Faults(name)
    placed = read_placed_tiles(text, "", faults, side)
    faults.raise_any()
    return placed


def read_placed_tiles(text: str, key: str, faults: Faults, side: int = SIDE) -> tuple[PlacedTile, ...]:
    """The tiles of the one-line form that are without fault; the others are reported under ``key``."""
    placed: list[PlacedTile] = []
    taken: dict[Cell, PlacedTile] = {}
    for here in _read_pieces(text, key, faults, side):
        message = _misplaced(here, taken, Album((), side, side))
        if message:
            faults.add(key, f"{here.tile} {message}", cell_name(here.cell))
            continue
        placed.append(here)
        taken.update(dict.fromkeys(here.cells(), here))
    return tuple(placed)


def _read_pieces(text: str, key: str, faults: Faults, side: int) -> Iterator[PlacedTile]:
    """Each tile of the one-line form that can be read."""
    pieces = [piece.strip() for piece in text.split(";") if piece.strip()]
    if len(pieces) > TILES:
        faults.add(key, f"{len(pieces)} tiles: the game has only {TILES}")
        return
    for piece in pieces:
        if piece.count("@") > 1 and "," in piece:
            faults.add(key, f"{quoted(piece)} is more than one tile: write a ; between them, and no comma")
            continue
        tile_text, cell_text = split_place(piece)
        if not cell_text:
            fix = "write its cell after an @, such as 2x2 blue animals 3@a1"
            faults.add(key, f"{quoted(piece)} has no place: {fix}")
            continue
        tile = cell = None
        with faults.at(key):
            cell = parse_cell(cell_text, side, side)
        with faults.at(key, cell and cell_name(cell)):
            tile = parse_tile(_ITEM.sub("", typed(tile_text)))
        if tile is not None and cell is not None:
            yield PlacedTile.at(tile, cell)


def split_place(text: str) -> tuple[str, str]:
    """Split a placement into tile and cell: ``forever@c5``, ``forever at c5`` or ``forever c5``.

    The cell is empty where there is none.
    """
    what, at, cell = text.rpartition("@")
    if at:
        return what.strip(), cell.strip()
    words = text.split()
    if len(words) > 1 and words[-2].lower() == "at":
        return " ".join(words[:-2]), words[-1]
    if words and _CELL.fullmatch(words[-1].lower()):
        return " ".join(words[:-1]), words[-1]
    return text, ""


def _misplaced(here: PlacedTile, taken: dict[Cell, PlacedTile], album: Album) -> str | None:
    """Why a tile cannot lie here."""
    if not all(map(album.contains, here.cells())):
        return "leaves the album"
    hit = next((cell for cell in here.cells() if cell in taken), None)
    return f"overlaps {taken[hit]} on {cell_name(hit)}" if hit else None


def parse_size(word: str) -> tuple[int, int]:
    """Read ``2x3``: width and height of a tile other than a forever stamp.

    Raises ValueError if there is no such size; the message says how to fix it.
    """
    word = typed(word)
    if word in _SIZES:
        return _SIZES[word]
    if word == "1x1":
        raise ValueError("a 1x1 stamp is a forever stamp: write just forever")
    if re.fullmatch(r"\d+x\d+", word):
        raise ValueError(f"there is no size {quoted(word)}: width x height is one of {', '.join(_SIZES)}")
    close = nearest(word, ("forever", "double", *_OTHER_ITEMS))
    fix = f", or did you mean {close!r}?" if close else ""
    raise ValueError(f"{quoted(word)} is no size: start with {', '.join(_SIZES)}, forever or double{fix}")


def _parse_double(text: str) -> Tile:
    head, _, rest = text.partition("(")
    size = head.removeprefix("double").strip()
    halves = rest.removesuffix(")").split("|")
    if len(halves) != 2 or not rest.endswith(")"):
        raise ValueError(
            f"{quoted(text)}: a double is double 4x2 (left | right) or double 2x4 (top | bottom), "
            "such as double 4x2 (blue animals 1 | green space -1)"
        )
    if size not in _DOUBLES:
        raise ValueError(f"a double is {' or '.join(_DOUBLES)}, not {quoted(size)}")
    stamps = []
    for half in halves:
        words = half.split()
        if words and re.fullmatch(r"\d+x\d+", words[0]):
            raise ValueError(f"leave out {quoted(words[0])}: both halves of a double are 2x2")
        stamps.append(_parse_face(words, 2, 2))
    return Tile.double(*stamps, upright=size == "2x4")


def _parse_face(words: Sequence[str], width: int, height: int) -> Stamp:
    """Read the face of a stamp: ``rare 6``, ``blue animals 2`` or ``blue animals canceled``."""
    if words and words[0] == "rare":
        return Stamp(width, height, value=_parse_value(words[1:], rare=True), rare=True)
    if words and words[0] in GOLD:
        raise ValueError(f"a gold stamp is written rare, with its value: {width}x{height} rare 5")
    color = _parse_word(words, 0, "color", COLORS)
    theme = _parse_word(words, 1, "theme", THEMES)
    return Stamp(width, height, color, theme, _parse_value(words[2:], rare=False))


def _parse_word(words: Sequence[str], place: int, what: str, options: Sequence[str]) -> str:
    order = "the order is color, theme, value, such as blue animals 2"
    word = words[place] if len(words) > place else ""
    if not word or word.lstrip("+-").isdigit() or word in CANCELED:
        raise ValueError(f"the {what} is missing: {order}")
    other, other_options = ("theme", THEMES) if what == "color" else ("color", COLORS)
    swapped = len(word) > 1 and any(option.startswith(word) for option in other_options)
    if swapped and not any(option.startswith(word) for option in options):
        raise ValueError(f"{quoted(word)} is a {other} where the {what} should be: {order}")
    return pick(word, options, what)


def _parse_value(words: Sequence[str], *, rare: bool) -> int | None:
    """A number; None for ``canceled``, which a rare stamp cannot be."""
    if not words:
        raise ValueError(f"the value is missing: write a number at the end{'' if rare else ', or canceled'}")
    if len(words) > 1:
        raise ValueError(f"{quoted(' '.join(words[1:]))} is too much after the value")
    if words[0] in CANCELED:
        if rare:
            raise ValueError("a rare stamp has a value and is never canceled")
        return None
    if words[0].lstrip("+-")[:1].isalpha() and not rare:
        close = nearest(words[0], ("canceled",))
        fix = f"did you mean {close!r}?" if close else "write a number, or canceled"
        raise ValueError(f"unknown value {quoted(words[0])}: {fix}")
    return integer(words[0], "value", -MAX_VALUE, MAX_VALUE)


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
