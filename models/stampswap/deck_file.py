"""Deck files: one's own copy of Stamp Swap as TOML, what is missing from it, and its numbers."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stockbook.models.album.album import SIDE
from stockbook.models.album.notation import TILES, parse_tile
from stockbook.models.album.stamps import COLORS, PRINTED_TILES, THEMES, Stamp, Tile
from stockbook.models.contests import Contest
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile, read_toml_file
from stockbook.models.files.toml_table import STAMP_SWAP_DECK, TomlTable, read_named, refuse_other, toml_value
from stockbook.models.files.words import quoted
from stockbook.models.play.protocol import Option
from stockbook.models.stampswap.deck import Deck, EventCard
from stockbook.models.stampswap.effects import (
    COLLECTED,
    NOTHING,
    STACKS,
    Effect,
    event_effect,
    specialist_effect,
)
from stockbook.models.stampswap.goods import Specialist
from stockbook.models.stampswap.position import LAST_ROUND

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
    name, effect = table.text("name"), read_effect(table, specialist_effect)
    table.close({})
    return Specialist(name or "", effect)


def read_effect(table: TomlTable, read: Callable[[str], Effect]) -> Effect:
    """Read what a card does; nothing where that is missing or has a fault."""
    text = table.text("effect")
    with table.faults.at(table.key("effect")):
        return NOTHING if text is None else read(text)
    return NOTHING


def _event(table: TomlTable) -> EventCard:
    table.require("name", 'name = "My Event"')
    event = EventCard(
        name=table.text("name") or "",
        effect=read_effect(table, event_effect),
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


#: Cards in the box (rulebook, Components): types of contests, contests of all types, the exhibitors and the
#: specialists among the attendees, player mats with an exhibitor each, events.
TYPES, CONTESTS, EXHIBITORS, SPECIALISTS, MATS, EVENTS = 5, 30, 5, 14, 5, 10
MOST_PLAYERS = 5


@dataclass(frozen=True)
class DeckNumber:
    """The number of tiles or cards of one kind in a deck."""

    #: Key of the deck file.
    key: str
    #: The kind in words, such as ``small-square tiles``.
    what: str
    #: The number in the deck, and that in the box.
    here: int
    printed: int


def deck_numbers(deck: Deck) -> list[DeckNumber]:
    """The numbers of all kinds of tiles and cards, beside those of the printed box."""
    sizes = deck.sizes()
    tiles = [
        DeckNumber("forever" if size == "forever" else "tiles", f"{size} tiles", sizes[size], printed)
        for size, printed in PRINTED_TILES.items()
    ]
    return [
        *tiles,
        DeckNumber("contests", "types of contests", len(deck.contests), TYPES),
        DeckNumber("contests", "contests", sum(map(len, deck.contests.values())), CONTESTS),
        DeckNumber("exhibitors", "exhibitors", len(deck.exhibitors), EXHIBITORS),
        DeckNumber("specialists", "specialists", len(deck.specialists), SPECIALISTS),
        DeckNumber("mats", "mats", len(deck.mats), MATS),
        DeckNumber("events", "events", len(deck.events), EVENTS),
    ]


def deck_faults(deck: Deck) -> list[tuple[str, str]]:
    """(key, what is wrong) wherever a deck differs from the printed box or cannot be played.

    Those who type in their own copy see here what is still missing.
    """
    faults = [
        (number.key, _difference(number)) for number in deck_numbers(deck) if number.here != number.printed
    ]
    if not deck.finale:
        example = next(iter(deck.contests), "brown")
        fix = f"write its name above [contests], such as finale = {toml_value(example)}"
        faults.append(("finale", f"the type that has the Finale's space on the board is missing: {fix}"))
    told = {key for key, _ in faults}
    return faults + [fault for fault in shortages(deck, MOST_PLAYERS) if fault[0] not in told]


def shortages(deck: Deck, players: int) -> list[tuple[str, str]]:
    """(key, what is wrong) of everything that a deck lacks for this many players."""
    faults = []
    for key, what, here, needed in (
        ("contests", "types of contests", len(deck.contests), TYPES),
        ("mats", "mats", len(deck.mats), players),
        # The top event of each round is gone, the others go back.
        ("events", "events", len(deck.events), players + LAST_ROUND - 1),
    ):
        if here < needed:
            faults.append((key, f"{players} players need {needed} {what}, and there are {here}"))
    # Where types are missing, the Finale's may be one of them.
    if deck.finale and deck.finale not in deck.contests and len(deck.contests) >= TYPES:
        fix = f"use one of {', '.join(deck.contests)}"
        faults.append(("finale", f"{quoted(deck.finale)} is no type of contests here: {fix}"))
    selected = (event.effect.selected for event in deck.events)
    needed = max((number or COLLECTED for number in selected), default=0)
    for number, event in enumerate(deck.events, 1):
        if event.items < needed:
            message = f"adds {event.items} items to the pool: {needed} are needed, one player's"
            faults.append((f"events[{number}]", message))
    most = LAST_ROUND * sum(sorted((event.items for event in deck.events), reverse=True)[:players])
    if most > len(deck.tiles) + deck.forever:
        faults.append(("tiles", f"{most} may be needed in {LAST_ROUND} rounds, and there are fewer"))
    return faults


def _difference(number: DeckNumber) -> str:
    here, printed = number.here, number.printed
    difference = f"{printed - here} missing" if here < printed else f"{here - printed} too many"
    return f"{here} {number.what}, {printed} in the box: {difference}"


def deck_summary(deck: Deck) -> dict[str, dict[str, int]]:
    """The numbers of each size, color, theme, value and kind of card, by group and name.

    Colors, themes and values count stamps, so the two of a double each.
    """
    stamps = [stamp for tile in deck.tiles for stamp in tile.stamps]
    effects = [card.effect.word for card in deck.specialists if card.effect]
    return {
        "tiles": dict(deck.sizes()),
        "upright": {
            f"{width}x{height}": sum((tile.width, tile.height) == (width, height) for tile in deck.tiles)
            for width, height in ((2, 3), (3, 2), (2, 4), (4, 2))
        },
        "stamps": {
            "all": len(stamps) + deck.forever,
            "on doubles": 2 * sum(tile.is_double for tile in deck.tiles),
            "canceled": sum(stamp.canceled for stamp in stamps),
            "faded": sum(stamp.faded for stamp in stamps),
            "rare": sum(stamp.rare for stamp in stamps),
        },
        "colors": {color: sum(stamp.color == color for stamp in stamps) for color in COLORS},
        "themes": {theme: sum(stamp.theme == theme for stamp in stamps) for theme in THEMES},
        "values": _values([stamp for stamp in stamps if not stamp.rare]),
        "rare values": _values([stamp for stamp in stamps if stamp.rare]),
        "contests": {name: len(cards) for name, cards in deck.contests.items()},
        "cards": {
            "exhibitors": len(deck.exhibitors),
            "specialists": len(deck.specialists),
            "mats": len(deck.mats),
            "events": len(deck.events),
        },
        "specialists": dict(sorted(Counter(effects).items())),
    }


def _values(stamps: list[Stamp]) -> dict[str, int]:
    found = Counter(stamp.value for stamp in stamps if stamp.value is not None)
    return {str(value): number for value, number in sorted(found.items())}
