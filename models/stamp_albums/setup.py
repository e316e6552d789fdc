"""Making Stamp Albums from its options, which are its readings, for records, the arena and files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict

from stockbook.models.files.toml_table import TomlTable
from stockbook.models.games.registry import AnyGame, Option
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import AlbumsReadings

PLAYERS = 2
MOST_TURNS = 1000
MOST_HANDS = 10


def make_game(players: int | None, options: TomlTable) -> AnyGame:
    """The game for two, with these readings.

    Raises
    ------
    PositionError
        With every fault.
    """
    if players not in (None, PLAYERS):
        options.faults.add("players", f"{players} is not possible: Stamp Albums is a game for 2")
    readings = read_readings(options)
    options.faults.raise_any()
    return StampAlbums(readings)


def game_options(game: AnyGame) -> Mapping[str, Option]:
    """The readings of a game, which are all its options."""
    return asdict(game.readings) if isinstance(game, StampAlbums) else {}


def read_readings(table: TomlTable) -> AlbumsReadings:
    """The readings in a table, which is closed; those that are left out, or wrong, have their defaults."""
    usual = AlbumsReadings()

    def flag(key: str, default: bool) -> bool:
        given = table.flag(key)
        return given if key in table else default

    def number(key: str, low: int, high: int, default: int) -> int:
        given = table.number(key, low, high)
        return default if given is None else given

    readings = AlbumsReadings(
        reuse=flag("reuse", usual.reuse),
        surplus=flag("surplus", usual.surplus),
        reshuffle=flag("reshuffle", usual.reshuffle),
        new_hands=number("new_hands", 0, MOST_HANDS, usual.new_hands),
        idle_turns=number("idle_turns", 0, MOST_TURNS, usual.idle_turns),
        quiet_turns=number("quiet_turns", 1, MOST_TURNS, usual.quiet_turns),
        hand_breaks_ties=flag("hand_breaks_ties", usual.hand_breaks_ties),
    )
    table.close({})
    return readings
