"""Deck files: one's own copy of Stamp Swap as TOML, read and written."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from stockbook.models.album.album import SIDE
from stockbook.models.album.notation import TILES, parse_tile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile, read_toml_file
from stockbook.models.files.toml_table import STAMP_SWAP_DECK, TomlTable, read_named, refuse_other, toml_value
from stockbook.models.play.protocol import Option
from stockbook.models.stampswap.deck import Deck, EventCard
from stockbook.models.stampswap.effects import event_effect, specialist_effect
from stockbook.models.stampswap.effects.effect import NOTHING, STACKS
from stockbook.models.stampswap.goods import Specialist

KIND = STAMP_SWAP_DECK
#: Most cards of a kind, and items of a kind that an event adds: more are a typing mistake.
MAX_CARDS, MAX_FILL = 60, 12
KEY_PLACES = dict.fromkeys(("tiles", "forever", "finale"), "belongs above every [table]")


def read_deck(path: str | Path) -> Deck:
    """Read a deck file. It may be incomplete: ``deck_faults`` says what is missing.

    Raises
    ------
    PositionError
        With every fault of the file: what cannot be read, unknown keys, wrong types, unknown words.
    """
    return _deck(read_toml_file(path))


def parse_deck(text: str, name: str = "deck") -> Deck:
    """Read the text of a deck file; its faults call it ``name``.

    Raises
    ------
    PositionError
        With every fault.
    """
    return _deck(TomlFile.parse(text, name))


def _deck(file: TomlFile) -> Deck:
    refuse_other(file.tables, file.name, KIND)
    faults = Faults(file.name)
    top = TomlTable(file.tables, "", faults)
    top.require("deck", f'deck = "{KIND}"')
    deck = deck_from(top)
    faults.raise_any()
    return deck


def deck_from(top: TomlTable) -> Deck:
    """Read a deck from a table; its faults collect what is wrong."""
    top.word("deck", (KIND,))
    deck = Deck(
        name=top.text("name") or "",
        tiles=tuple(top.parsed("tiles", TILES, _parse_tile)),
        forever=top.number("forever", 0, TILES) or 0,
        contests=_contests(top.table("contests")),
        finale=top.text("finale") or "",
        exhibitors=tuple(top.parsed("exhibitors", MAX_CARDS, Contest.parse)),
        specialists=tuple(map(_specialist, top.tables("specialists", MAX_CARDS))),
        mats=tuple(top.parsed("mats", MAX_CARDS, Contest.parse)),
        events=tuple(map(_event, top.tables("events", MAX_CARDS))),
    )
    top.close(KEY_PLACES)
    return deck


def _parse_tile(text: str) -> Tile:
    tile = parse_tile(text)
    if tile.width == 1:
        raise ValueError("forever stamps are all alike: write their number as forever = 15")
    return tile


def _contests(table: TomlTable) -> dict[str, tuple[Contest, ...]]:
    """Read the contests; each key is the name of a type, such as the color of its cards."""
    types = [name for name in table.names() if name not in KEY_PLACES or table.kind(name) is list]
    contests = {name: tuple(table.parsed(name, MAX_CARDS, Contest.parse)) for name in types}
    table.close(KEY_PLACES)
    return contests


def _specialist(table: TomlTable) -> Specialist:
    table.require("name", 'name = "My Card"')
    table.require("effect", 'effect = "reserve 1"')
    name, text = table.text("name"), table.text("effect")
    effect = NOTHING
    if text is not None:
        with table.faults.at(table.key("effect")):
            effect = specialist_effect(text)
    table.close({})
    return Specialist(name or "", effect)


def _event(table: TomlTable) -> EventCard:
    table.require("name", 'name = "My Event"')
    name, text = table.text("name"), table.text("effect")
    effect = NOTHING
    if text is not None:
        with table.faults.at(table.key("effect")):
            effect = event_effect(text)
    event = EventCard(
        name=name or "",
        effect=effect,
        up=_fill(table.table("up")),
        down=_fill(table.table("down")),
        forever=table.number("forever", 0, MAX_FILL) or 0,
        attendees=table.number("attendees", 0, MAX_FILL) or 0,
    )
    table.close({})
    return event


def _fill(table: TomlTable) -> dict[str, int]:
    found = {size: table.number(size, 0, MAX_FILL) or 0 for size in STACKS}
    table.close({})
    return {size: number for size, number in found.items() if number}


def deck_to_toml(deck: Deck, comments: Iterable[str] = ()) -> str:
    """Write a deck as the text of a file that reads back equal; ``comments`` come first."""
    lines = [f"# {comment}".rstrip() for comment in comments]
    lines += [f'deck = "{KIND}"', f"name = {toml_value(deck.name)}", f"forever = {deck.forever}"]
    lines += _list("tiles", deck.tiles)
    lines += _list("exhibitors", deck.exhibitors) + _list("mats", deck.mats)
    lines += [f"finale = {toml_value(deck.finale)}"] if deck.finale else []
    lines += ["", "[contests]"]
    for name, contests in deck.contests.items():
        lines += _list(toml_value(name), contests)
    for card in deck.specialists:
        lines += ["", "[[specialists]]", f"name = {toml_value(card.name)}"]
        lines.append(f"effect = {toml_value(str(card.effect))}")
    for event in deck.events:
        lines += [
            "",
            "[[events]]",
            f"name = {toml_value(event.name)}",
            f"effect = {toml_value(str(event.effect))}",
        ]
        for key, fill in (("up", event.up), ("down", event.down)):
            if fill:
                inside = ", ".join(f"{size} = {number}" for size, number in fill.items())
                lines.append(f"{key} = {{ {inside} }}")
        lines += [f"forever = {event.forever}", f"attendees = {event.attendees}"]
    return "\n".join(lines) + "\n"


def deck_options(deck: Deck, side: int) -> dict[str, Option]:
    """The options of a game with this deck and albums of this side, as a record keeps them."""
    found: dict[str, Option] = {"deck": deck_to_toml(deck)}
    return found if side == SIDE else {**found, "side": side}


def deck_to_dict(deck: Deck) -> dict[str, Any]:
    """The tables of a deck file."""
    return tomllib.loads(deck_to_toml(deck))


def _list(key: str, values: Iterable[object]) -> list[str]:
    return [f"{key} = [", *(f"    {toml_value(str(value))}," for value in values), "]"]


def read_named_deck(top: TomlTable, file: TomlFile) -> Deck | None:
    """Read one's own copy: the table ``deck``, or the file of that name beside the text that names it."""
    return read_named(top, file, "deck", deck_from, read_deck)
