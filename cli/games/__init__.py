"""The games behind the commands: one module each, found by the ``game`` key of a file."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from stockbook.models.files.faults import Fault, PositionError
from stockbook.models.files.words import nearest, quoted
from stockbook.models.games.registry import GAMES, SEASON, game_folder

if TYPE_CHECKING:
    from stockbook.cli.games.game_commands import GameCommands
    from stockbook.models.files.toml_file import TomlFile

#: The game of a file that does not say it.
STAMP_SWAP = "stampswap"


def commands_for(source: TomlFile) -> GameCommands:
    """The commands for the game of a file; those of Stamp Swap where it is missing or nearly Stamp Swap.

    Raises
    ------
    PositionError
        If there is no such game.
    """
    games = [name for name in GAMES if not name.endswith(SEASON)]
    game = source.game if isinstance(source.game, str) else STAMP_SWAP
    if game not in games:
        close = nearest(game, games)
        if close != STAMP_SWAP:
            fix = f"did you mean {close!r}?" if close else f"use one of {', '.join(map(repr, games))}"
            raise PositionError([Fault(source.name, "game", f"unknown game {quoted(game)}: {fix}")])
        # Its reading tells this fault with all the others.
        game = STAMP_SWAP
    return commands_of(game)


def commands_of(game: str) -> GameCommands:
    """The commands of a game that has position files."""
    commands: GameCommands = import_module(f"stockbook.cli.games.{game_folder(game)}").COMMANDS
    return commands
