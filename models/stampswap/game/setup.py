"""Making games of Stamp Swap from the options of records, the arena and the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, TypeVar

from stockbook.models.album.album import SIDE
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.play.protocol import FIRST, AnyGame, ScoreSheet, read_first
from stockbook.models.play.record import GameHistory
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.deck_file import parse_deck
from stockbook.models.stampswap.game.positions import rare_of
from stockbook.models.stampswap.game.stamp_swap import IN_TURN, StampSwap
from stockbook.models.stampswap.game.state import StampSwapState
from stockbook.models.stampswap.game.views import final_lines, position_of
from stockbook.models.stampswap.scoring import TIE_BREAK
from stockbook.models.stampswap.writing import position_to_dict

USUAL_PLAYERS = 2
Made = TypeVar("Made")


def make_game(players: int | None, options: TomlTable) -> AnyGame:
    """Make a game for a number of players with a deck; without one, with the demonstration deck.

    Raises
    ------
    PositionError
        With every fault of the options and of the deck.
    """
    in_turn = options.flag(IN_TURN)
    number = players or USUAL_PLAYERS
    first = read_first(options, number) if FIRST in options else None
    return made(options, lambda deck, side: StampSwap(deck, number, side, in_turn, first))


def position_tables(history: GameHistory[Any, Any, Any], player: int, names: Sequence[str]) -> dict[str, Any]:
    """The tables of the position file of a player's view.

    Raises
    ------
    ValueError
        If an album is not 12x12: files have no other size.
    """
    game: Any = history.game
    view = game.view(history.state, player)
    return position_to_dict(position_of(game.pieces, view, names))


def score_sheet(game: Any, state: StampSwapState, names: Sequence[str]) -> ScoreSheet:
    """Everybody's points if the game ended in a state."""
    lines = final_lines(game.pieces, state.table)
    rare = (rare_of(game.pieces, seat) for seat in state.table.seats)
    return ScoreSheet(dict(zip(names, lines, strict=True)), TIE_BREAK, dict(zip(names, rare, strict=True)))


def made(options: TomlTable, make: Callable[[Deck, int], Made]) -> Made:
    """Make a game with the deck and the side among the options.

    Raises
    ------
    PositionError
        With every fault of the options and of the deck, and with each ``ValueError`` of ``make``.
    """
    text = options.text("deck", lines=True)
    side = options.number("side", 1, SIDE)
    options.close({})
    options.faults.raise_any()
    if text is None:
        text = files("stockbook.seeds").joinpath("decks", "demo.toml").read_text("utf-8")
    deck = parse_deck(text, options.faults.file or "deck")
    try:
        return make(deck, side or SIDE)
    except PositionError:
        raise
    except ValueError as error:
        options.faults.add("players", str(error))
        options.faults.raise_any()
        raise
