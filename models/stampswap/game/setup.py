"""Stamp Swap from options, as records, the arena and the terminal make it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import TypeVar

from stockbook.models.album.album import SIDE
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.games.registry import AnyGame, Option
from stockbook.models.stampswap.game.deck import Deck
from stockbook.models.stampswap.game.deck_file import deck_to_toml, parse_deck
from stockbook.models.stampswap.game.stamp_swap import StampSwap

USUAL_PLAYERS = 2
Made = TypeVar("Made")


def make_game(players: int | None, options: TomlTable) -> AnyGame:
    """Stamp Swap for so many players with a deck; without one it is the demonstration deck.

    Raises
    ------
    PositionError
        With every fault of the options and of the deck.
    """
    return made(options, lambda deck, side: StampSwap(deck, players or USUAL_PLAYERS, side))


def game_options(game: AnyGame) -> Mapping[str, Option]:
    """The options that make an equal game."""
    assert isinstance(game, StampSwap)
    return written(game.deck, game.side)


def made(options: TomlTable, make: Callable[[Deck, int], Made]) -> Made:
    """What ``make`` gives for the deck and the side among the options.

    Raises
    ------
    PositionError
        With every fault of the options and of the deck, and what ``make`` refuses by ``ValueError``.
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
    """The options as a record keeps them."""
    found: dict[str, Option] = {"deck": deck_to_toml(deck)}
    return found if side == SIDE else {**found, "side": side}
