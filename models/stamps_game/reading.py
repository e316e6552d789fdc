"""Reading a position of STAMPS from a file, with faults and warnings, and writing one as it reads back."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from stockbook.models.album.notation import EMPTY
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import STDIN, TomlFile, beside
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.files.words import pick, quoted
from stockbook.models.stamps_game.deck import (
    HAND,
    MOST_STAMPS,
    PRINTED_STAMPS,
    StampsDeck,
    deck_from,
    demo_deck,
    read_deck,
    read_track,
    with_track,
)
from stockbook.models.stamps_game.game import MAX_PLAYERS, NAME, Opponent, StampsPosition
from stockbook.models.stamps_game.grid import COLORS, LETTERS, Cell, StampGrid, StampsReadings, Track

#: Most rows and columns of a picture: more than a line of all stamps needs.
MOST_ACROSS = 50
READINGS = tuple(field.name for field in fields(StampsReadings))
_ABOVE = "belongs above [me]: TOML takes every line below a [table] into that table"
KEY_PLACES = {
    **dict.fromkeys(("game", "pile", "grid", "top_left", "track", "deck"), _ABOVE),
    **dict.fromkeys(READINGS, _ABOVE),
    **dict.fromkeys(COLORS, "belongs below [me] or [[opponents]]"),
    "name": "belongs below [[opponents]]",
}


def stamps_warnings(position: StampsPosition) -> list[tuple[str, str]]:
    """(key, message) of more stamps than the printed game has; a copy that is known is checked by reading."""
    number = len(position.grid) + len(position.hand) + position.hidden
    if number <= PRINTED_STAMPS or not position.deck.colors_assumed:
        return []
    where = "on the table, in hands and in the pile"
    return [("pile", f"{number} stamps {where}, and the printed game has {PRINTED_STAMPS}")]


def position_from(file: TomlFile) -> StampsPosition:
    """The position in a file that was read.

    Raises PositionError with every fault of the file: what cannot be read, unknown keys and words, wrong
    types, places of the picture that are no stamp, numbers of stamps that cannot be.
    """
    faults = Faults(file.name)
    top = TomlTable(file.tables, "", faults)
    for key, example in (
        ("game", f'game = "{NAME}"'),
        ("hand", 'hand = ["red", "green"]'),
        ("pile", "pile = 12, the stamps left to draw"),
        ("grid", "grid, the picture of the stamps on the table"),
        ("opponents", '[[opponents]] with a line name = "left", for each of them'),
    ):
        top.require(key, example)
    top.word("game", (NAME,))
    hand = top.parsed("hand", HAND, _color)
    pile = top.number("pile", 0, MOST_STAMPS)
    grid = _grid(top.text("grid", lines=True), top)
    deck = read_copy(top, file)
    readings = read_readings(top)
    columns = len(deck.track)
    me = top.table("me")
    track = _track(me, columns)
    me.close(KEY_PLACES)
    opponents = _opponents(top, columns, pile)
    top.close({**KEY_PLACES, "hand": _ABOVE})
    position = StampsPosition(
        grid=grid,
        hand=tuple(sorted(hand, key=COLORS.index)),
        pile=pile or 0,
        opponents=opponents,
        deck=deck,
        track=track,
        readings=readings,
    )
    if not faults.found:
        _check_numbers(position, faults)
    faults.raise_any()
    return position


def read_readings(table: TomlTable) -> StampsReadings:
    """The readings in a table, each a flag that is false when left out."""
    return StampsReadings(*map(table.flag, READINGS))


def _color(text: str) -> str:
    return pick(text.strip(), COLORS, "color")


def read_copy(top: TomlTable, file: TomlFile) -> StampsDeck:
    """The copy: the table ``deck``, the file of that name in the position's folder, or the assumed one."""
    deck = demo_deck()
    if top.kind("deck") is dict:
        deck = deck_from(top.table("deck"))
    else:
        path = top.text("deck")
        folder = Path() if file.name == STDIN else Path(file.name).parent
        with top.faults.at(top.key("deck")):
            deck = deck if path is None else read_deck(beside(folder, path))
    track = read_track(top)
    return with_track(deck, track) if track else deck


def _grid(text: str | None, top: TomlTable) -> dict[Cell, str]:
    """The stamps of a picture; rows and columns are counted from its top left place, 1,1 unless told."""
    corner = top.numbers("top_left", 2, -MOST_ACROSS, 1)
    if "top_left" in top and len(corner) < 2:
        top.faults.add("top_left", "write the row and the column of the picture's first place, as [0, -1]")
    down, right = corner if len(corner) == 2 else (1, 1)
    rows = [[char for char in line if not char.isspace()] for line in (text or "").splitlines()]
    rows = [row for row in rows if row]
    if max(len(rows), *map(len, rows), 0) > MOST_ACROSS:
        top.faults.add("grid", f"more than {MOST_ACROSS} rows or columns: this is no grid")
        return {}
    grid: dict[Cell, str] = {}
    for row, letters in enumerate(rows, 1):
        if len(letters) != len(rows[0]):
            top.faults.add("grid", f"row {row} has {len(letters)} places, row 1 has {len(rows[0])}")
        for column, letter in enumerate(letters, 1):
            color = LETTERS.get(letter.lower())
            if color:
                grid[row + down - 1, column + right - 1] = color
            elif letter != EMPTY:
                known = ", ".join([*LETTERS, EMPTY])
                top.faults.add("grid", f"{quoted(letter)} is no color: use {known}", f"{row},{column}")
    if text is not None and not grid:
        top.faults.add("grid", "no stamps: a game starts with four")
    if len(grid) > MOST_STAMPS:
        top.faults.add("grid", f"{len(grid)} stamps: at most {MOST_STAMPS} are possible")
    return grid


def _track(table: TomlTable, columns: int) -> Track:
    return tuple(table.number(color, 0, columns) or 0 for color in COLORS)


def _opponents(top: TomlTable, columns: int, pile: int | None) -> tuple[Opponent, ...]:
    found: list[Opponent] = []
    for table in top.tables("opponents", MAX_PLAYERS - 1):
        table.require("name", 'name = "left"')
        name = table.text("name")
        with table.faults.at(table.key("name")):
            if name is not None and (not name.strip() or name == "me"):
                raise ValueError(f"{quoted(name)} is no name for an opponent")
            if name in [other.name for other in found]:
                raise ValueError(f"{quoted(name or '')} is another opponent's name too: names must differ")
        if pile == 0:
            table.require("hand", f"hand = {HAND}, the stamps that they hold")
        hand = table.number("hand", 0, HAND)
        found.append(Opponent(name or "", _track(table, columns), HAND if hand is None else hand))
        table.close(KEY_PLACES)
    if "opponents" in top and top.kind("opponents") is list and not found:
        top.faults.add("opponents", "none: at least one is needed")
    return tuple(found)


def _check_numbers(position: StampsPosition, faults: Faults) -> None:
    """Check that hands are full until the pile is empty, and that a known copy has these stamps."""
    if not position.hand:
        faults.add("hand", 'no stamps, so there is nothing to lay: add one, such as hand = ["red"]')
    elif position.pile:
        for key, number in (
            ("hand", len(position.hand)),
            *((f"opponents[{i}].hand", each.hand) for i, each in enumerate(position.opponents, 1)),
        ):
            if number < HAND:
                faults.add(key, f"{number} while the pile has stamps: hands have {HAND} until it is empty")
    if position.deck.colors_assumed:
        return
    seen = Counter(position.grid.values()) + Counter(position.hand)
    counts = dict(zip(COLORS, position.deck.in_play(position.players), strict=True))
    for color, number in counts.items():
        if seen[color] > number:
            faults.add("grid", f"{seen[color]} {color} stamps with those in hand; your copy has {number}")
    left = sum(counts.values()) - seen.total()
    if left != position.hidden and all(seen[color] <= number for color, number in counts.items()):
        faults.add("pile", f"{position.hidden} are hidden, with the other hands; your copy has {left} left")


def position_to_dict(position: StampsPosition) -> dict[str, Any]:
    """The tables of a position file; what has its default is left out, a copy of one's own is written out."""
    top: dict[str, Any] = {
        "game": NAME,
        "hand": list(position.hand),
        "pile": position.pile,
        **_picture(position.grid),
        **{key: True for key, holds in asdict(position.readings).items() if holds},
        **_copy(position.deck),
    }
    me = _moved(position.track)
    if me:
        top["me"] = me
    top["opponents"] = [
        {"name": other.name, "hand": other.hand, **_moved(other.track)} for other in position.opponents
    ]
    return top


def _picture(grid: StampGrid) -> dict[str, Any]:
    """The grid as rows of letters, and where it begins if stamps lie above row 1 or left of column 1."""
    rows, columns = zip(*grid, strict=True)
    top, left = min(1, *rows), min(1, *columns)
    picture = "".join(
        " ".join(
            grid[row, column][0] if (row, column) in grid else EMPTY
            for column in range(left, max(columns) + 1)
        )
        + "\n"
        for row in range(top, max(rows) + 1)
    )
    return {"grid": picture, **({"top_left": [top, left]} if (top, left) != (1, 1) else {})}


def _copy(deck: StampsDeck) -> dict[str, Any]:
    """The keys of the copy that is played with: none for the assumed one."""
    usual = demo_deck()
    if deck == usual:
        return {}
    if deck == with_track(usual, deck.track):
        return {"track": list(deck.track)}
    return {"deck": deck.tables()}


def _moved(track: Track) -> dict[str, int]:
    """The spaces that each piece has moved, without those at the start."""
    return {color: spaces for color, spaces in zip(COLORS, track, strict=True) if spaces}
