"""Making STAMPS from a number of players and options, for records, the arena and the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict

from stockbook.models.files.toml_table import TomlTable
from stockbook.models.games.registry import FIRST, Option, read_first
from stockbook.models.stamps_game.deck import demo_deck, parse_deck
from stockbook.models.stamps_game.game import MAX_PLAYERS, MIN_PLAYERS, StampsGame
from stockbook.models.stamps_game.reading import read_readings


def make_game(players: int | None, options: TomlTable) -> StampsGame:
    """The game for 2 to 4 players; 2 when no number is given.

    Its options are ``deck``, the text of the file of a copy, ``first``, the player who starts, and the
    readings, each a flag.

    Raises
    ------
    PositionError
        With every fault.
    """
    number = MIN_PLAYERS if players is None else players
    if not MIN_PLAYERS <= number <= MAX_PLAYERS:
        options.faults.add("players", f"{number} is not between {MIN_PLAYERS} and {MAX_PLAYERS}")
    deck = demo_deck()
    text = options.text("deck", lines=True)
    if text is not None:
        with options.faults.at(options.key("deck")):
            deck = parse_deck(text, "")
    first = read_first(options, number)
    readings = read_readings(options)
    options.close({})
    options.faults.raise_any()
    return StampsGame(number, deck, readings, first)


def game_options(game: StampsGame) -> Mapping[str, Option]:
    """All options of a game: ``make_game`` makes an equal one from them."""
    return {"deck": str(game.deck), FIRST: game.first + 1, **asdict(game.readings)}
