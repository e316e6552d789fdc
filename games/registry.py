"""The table of the games: a new game is one line here."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from stockbook.models.games.registry import SEASON, AnyGame

if TYPE_CHECKING:
    from stockbook.games.definition import GameDefinition
    from stockbook.games.words import Words

#: The ``game`` key of files -> the package below ``stockbook.games`` with ``definition.GAME``.
MODULES = {
    "stampswap": "stampswap",
    "pinzetta": "pinzetta",
    "stamps": "stamps",
    "stamp-albums": "stamp_albums",
}


def definition_of(name: str) -> GameDefinition:
    """The definition of the game with this name, one of ``MODULES``; loaded when it is first asked for."""
    found: GameDefinition = import_module(f"stockbook.games.{MODULES[name]}.definition").GAME
    return found


def game_of(position: Any) -> GameDefinition:
    """The definition of the game that a position is of."""
    return definition_of(position.game_name)


def definition_for(game: AnyGame) -> GameDefinition:
    """The definition of a game that is played, or of a season of it."""
    return definition_of(game.name.removesuffix(SEASON))


def words_of(game: AnyGame) -> Words[Any, Any, Any]:
    """The words of a game that is played."""
    return definition_for(game).words(game)
