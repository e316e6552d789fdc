"""The other games behind the commands: one module each, found by the ``game`` key of a file.

Such a module answers ``hint(source, options)`` with an exit code, ``check(source)`` by raising
``PositionError`` and ``show(source)`` by printing the position. It is imported when it is needed.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Protocol, cast

from stockbook.cli.failure import WRONG_INPUT, Refused
from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.words import nearest, quoted

if TYPE_CHECKING:
    from stockbook.cli.advice import HintOptions
    from stockbook.models.files.toml_file import TomlFile

#: Modules of this package by the games they answer; Stamp Swap is what the commands do themselves.
GAMES: dict[str, str] = {
    "pinzetta": "pinzetta",
    "stamp-albums": "stamp_albums",
    "stamps": "stamps_game",
}


STAMPSWAP = "stampswap"


class GameCommands(Protocol):
    """What the commands ask of a game's module."""

    def hint(self, source: TomlFile, options: HintOptions) -> int:
        """Print the best move; the exit code of the command."""

    def check(self, source: TomlFile) -> None:
        """Raise ``PositionError`` with every fault of the file."""

    def show(self, source: TomlFile) -> None:
        """Print the position as a picture."""


def commands_for(source: TomlFile) -> GameCommands | None:
    """The module of the game that a file is about; None for Stamp Swap, which tells what is like it.

    Raises
    ------
    PositionError
        If it is no game, and not nearly Stamp Swap.
    """
    game = source.game
    if not isinstance(game, str) or game == STAMPSWAP:
        return None
    if game not in GAMES:
        games = (STAMPSWAP, *GAMES)
        close = nearest(game, games)
        if close == STAMPSWAP:
            return None
        fix = f"did you mean {close!r}?" if close else f"use one of {', '.join(map(repr, games))}"
        raise PositionError([Fault(source.name, "game", f"unknown game {quoted(game)}: {fix}")])
    return cast(GameCommands, import_module(f"stockbook.cli.games.{GAMES[game]}"))


def stamp_swap_only(source: TomlFile, command: str) -> TomlFile:
    """The source, for a command that knows no other game.

    Raises
    ------
    Refused
        If the file is about another game.
    """
    if isinstance(source.game, str) and source.game in GAMES:
        message = f"{command} knows Stamp Swap only: for {source.game!r} there are hint, check and show"
        raise Refused(WRONG_INPUT, [Fault(source.name, "game", message)])
    return source
