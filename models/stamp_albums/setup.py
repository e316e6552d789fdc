"""Making Stamp Albums from its options, who starts and its readings, for records, the arena and files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from stockbook.models.files.toml_table import TomlTable
from stockbook.models.games.registry import FIRST, AnyGame, Option, read_first
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import AlbumsReadings

PLAYERS = 2
MOST_TURNS = 1000
#: The least and most of each reading that is a number; the others are flags.
LIMITS = {"new_hands": (0, 10), "idle_turns": (0, MOST_TURNS), "quiet_turns": (1, MOST_TURNS)}


def make_game(players: int | None, options: TomlTable) -> AnyGame:
    """The game for two, with these readings, and ``first`` for who starts.

    Raises
    ------
    PositionError
        With every fault.
    """
    if players not in (None, PLAYERS):
        options.faults.add("players", f"{players} is not possible: Stamp Albums is a game for 2")
    first = read_first(options, PLAYERS)
    readings = read_readings(options)
    options.faults.raise_any()
    return StampAlbums(readings, first)


def game_options(game: AnyGame) -> Mapping[str, Option]:
    """Who starts in a game, and its readings; a limit that there is not is left out."""
    assert isinstance(game, StampAlbums)
    readings = {FIRST: game.first + 1, **asdict(game.readings)}
    return {key: value for key, value in readings.items() if value is not None}


def read_readings(table: TomlTable) -> AlbumsReadings:
    """The readings in a table, which is closed; those that are left out, or wrong, have their defaults."""
    given: dict[str, Any] = {}
    for key in asdict(AlbumsReadings()):
        value = table.number(key, *LIMITS[key]) if key in LIMITS else table.flag(key)
        if key in table and value is not None:
            given[key] = value
    table.close({})
    return AlbumsReadings(**given)
