"""Deck files of STAMPS: the stamps, suns and points under the columns of a player's own copy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import read_text, toml_tables
from stockbook.models.files.toml_table import STAMPS_DECK, TomlTable, refuse_other, toml_text
from stockbook.models.stamps_game.grid import COLORS

KIND = STAMPS_DECK
#: Parts of a deck file that ``assumed`` may name.
PARTS = ("stamps", "suns", "track")
#: Stamps in the printed game, and the most that a copy may have.
PRINTED_STAMPS, MOST_STAMPS = 40, 60
MOST_COLUMNS = 20
MOST_POINTS = 99
#: Stamps on the table at the start, and in each hand.
SQUARE, HAND = 4, 2

KEY_PLACES = {
    **dict.fromkeys(("deck", "name", "assumed", "track"), "belongs above every [table]"),
    **dict.fromkeys(COLORS, "belongs below [stamps] or [suns]"),
}


@dataclass(frozen=True)
class StampsDeck:
    """A copy of the game: its stamps, its suns, and the points under each column of its boards.

    Stamps and suns are numbers in the order of ``COLORS``; those with a sun are among the stamps, and stay in
    the box with two players. ``assumed`` are the parts, some of ``PARTS``, that are guesses and not looked
    up.
    """

    name: str
    stamps: tuple[int, ...]
    suns: tuple[int, ...]
    track: tuple[int, ...]
    assumed: tuple[str, ...] = ()

    def in_play(self, players: int) -> tuple[int, ...]:
        """The number of stamps of each color in a game of so many players."""
        if players > 2:
            return self.stamps
        return tuple(all_ - suns for all_, suns in zip(self.stamps, self.suns, strict=True))

    @property
    def colors_assumed(self) -> bool:
        """Whether the numbers of the colors are guesses."""
        return bool({"stamps", "suns"} & {*self.assumed})

    def tables(self) -> dict[str, Any]:
        """The tables of its file, without the kind of the file."""
        counts = {"stamps": self.stamps, "suns": self.suns}
        return {
            "name": self.name,
            **({"assumed": list(self.assumed)} if self.assumed else {}),
            "track": list(self.track),
            **{part: dict(zip(COLORS, numbers, strict=True)) for part, numbers in counts.items()},
        }

    def __str__(self) -> str:
        """The text of its file, which reads back equal."""
        return toml_text({"deck": KIND, **self.tables()})


def with_track(deck: StampsDeck, track: tuple[int, ...]) -> StampsDeck:
    """A copy with other points under its columns, which are not assumed then."""
    return replace(deck, track=track, assumed=tuple(part for part in deck.assumed if part != "track"))


@cache
def demo_deck() -> StampsDeck:
    """The copy that is used when none is given; all its parts are assumed."""
    text = (files("stockbook.seeds") / "decks" / "stamps-demo.toml").read_text("utf-8")
    return parse_deck(text, "stamps-demo.toml")


def read_deck(path: str | Path) -> StampsDeck:
    """Read a deck file.

    Raises PositionError with every fault: what cannot be read, unknown keys, missing or impossible numbers.
    """
    return parse_deck(*read_text(path))


def parse_deck(text: str, name: str) -> StampsDeck:
    """Read the text of a deck file; its faults call it ``name``.

    Raises PositionError with every fault.
    """
    faults = Faults(name)
    tables = toml_tables(text, name)
    refuse_other(tables, name, KIND)
    top = TomlTable(tables, "", faults)
    top.require("deck", f'deck = "{KIND}"')
    top.word("deck", (KIND,))
    deck = deck_from(top)
    faults.raise_any()
    return deck


def deck_from(top: TomlTable) -> StampsDeck:
    """The copy in a table, which is closed; what is wrong is among its faults."""
    faults, before = top.faults, len(top.faults.found)
    for key, example in (
        ("track", "track = [1, 2, 3], the points under each column"),
        ("stamps", "[stamps] with a line red = 8 for each color"),
        ("suns", "[suns] with a line red = 2 for each color that has them, or just [suns]"),
    ):
        top.require(key, example)
    called = top.text("name") or ""
    track = read_track(top)
    assumed = tuple(top.parsed("assumed", len(PARTS), _part))
    stamps, suns = top.table("stamps"), top.table("suns")
    counts, sunny = _counts(stamps), _counts(suns)
    top.close(KEY_PLACES)
    if len(faults.found) == before:
        _check(counts, sunny, faults)
    return StampsDeck(called, tuple(counts.values()), tuple(sunny.values()), track or (), assumed)


def read_track(table: TomlTable) -> tuple[int, ...] | None:
    """The points under the columns, as ``track`` gives them; None when it is missing."""
    if "track" not in table:
        return None
    before = len(table.faults.found)
    track = tuple(table.numbers("track", MOST_COLUMNS, -MOST_POINTS, MOST_POINTS))
    if not track and len(table.faults.found) == before:
        table.faults.add(table.key("track"), "no columns: write the points under each, as [1, 2, 3]")
    return track


def _part(text: str) -> str:
    if text not in PARTS:
        raise ValueError(f"use some of {', '.join(map(repr, PARTS))}")
    return text


def _counts(table: TomlTable) -> dict[str, int]:
    found = {color: table.number(color, 0, MOST_STAMPS) or 0 for color in COLORS}
    table.close({})
    return found


def _check(stamps: Mapping[str, int], suns: Mapping[str, int], faults: Faults) -> None:
    for color in COLORS:
        if suns[color] > stamps[color]:
            faults.add(f"suns.{color}", f"{suns[color]} of {stamps[color]} stamps cannot have a sun")
    total, plain = sum(stamps.values()), sum(stamps.values()) - sum(suns.values())
    if total > MOST_STAMPS:
        faults.add("stamps", f"{total} stamps: at most {MOST_STAMPS} are possible")
    if total < SQUARE + 4 * HAND:
        faults.add("stamps", f"{total} stamps: four players need {SQUARE + 4 * HAND}")
    if plain < SQUARE + 2 * HAND:
        faults.add("suns", f"{plain} stamps are left without suns: two players need {SQUARE + 2 * HAND}")
