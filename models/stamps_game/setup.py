"""Making STAMPS from a number of players and options, for records, the arena and the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from stockbook.models.files.toml_table import TomlTable
from stockbook.models.play.protocol import read_first
from stockbook.models.play.record import GameHistory
from stockbook.models.play.score_sheet import ScoreSheet
from stockbook.models.stamps_game.deck import demo_deck, parse_deck
from stockbook.models.stamps_game.game import MAX_PLAYERS, MIN_PLAYERS, StampsGame, StampsState
from stockbook.models.stamps_game.position import points_assumed, track_lines
from stockbook.models.stamps_game.reading import position_to_dict, read_readings


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


def position_tables(history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]) -> dict[str, Any]:
    """The tables of the position file of a player's view."""
    game = history.game
    view = game.view(history.state, player)
    others = [names[(view.seat + i) % game.players] for i in range(1, game.players)]
    named = [replace(other, name=name) for other, name in zip(view.opponents, others, strict=True)]
    return position_to_dict(replace(view, opponents=tuple(named)))


def score_sheet(game: StampsGame, state: StampsState, names: Sequence[str]) -> ScoreSheet:
    """Everybody's points if the game ended in a state."""
    lines = (track_lines(track, game.deck.track) for track in state.tracks)
    assumed = points_assumed(game.view(state, 0))
    return ScoreSheet(dict(zip(names, lines, strict=True)), missing=tuple(assumed))
