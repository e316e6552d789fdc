"""Making games of Stamp Swap from the options of records, the arena and the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import TypeVar

from stockbook.models.album.album import SIDE
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.games.registry import AnyGame, Option
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.deck_file import deck_to_toml, parse_deck
from stockbook.models.stampswap.game.stamp_swap import StampSwap

USUAL_PLAYERS = 2
#: The option of the printed variant: contests are declared in turn.
IN_TURN = "contests_in_turn"
Made = TypeVar("Made")


def make_game(players: int | None, options: TomlTable) -> AnyGame:
    """Make a game for a number of players with a deck; without one, with the demonstration deck.

    Raises
    ------
    PositionError
        With every fault of the options and of the deck.
    """
    in_turn = options.flag(IN_TURN)
    return made(options, lambda deck, side: StampSwap(deck, players or USUAL_PLAYERS, side, in_turn))


def game_options(game: AnyGame) -> Mapping[str, Option]:
    """The options from which ``make_game`` makes an equal game."""
    assert isinstance(game, StampSwap)
    found = written(game.deck, game.side)
    return {**found, IN_TURN: True} if game.in_turn else found


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


def written(deck: Deck, side: int) -> dict[str, Option]:
    """The options of a game with this deck and side, as a record keeps them."""
    found: dict[str, Option] = {"deck": deck_to_toml(deck)}
    return found if side == SIDE else {**found, "side": side}
