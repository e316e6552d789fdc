"""The terminal's part of each game: one module each, found by the ``game`` key of a file."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from stockbook.games.sources import game_in
from stockbook.models.games.registry import game_folder

if TYPE_CHECKING:
    from stockbook.cli.games.game_commands import GameCommands
    from stockbook.models.files.toml_file import TomlFile


def commands_for(source: TomlFile) -> GameCommands:
    """The commands for the game of a file; those of Stamp Swap where it is missing or nearly Stamp Swap.

    Raises
    ------
    PositionError
        If there is no such game.
    """
    return commands_of(game_in(source))


def commands_of(game: str) -> GameCommands:
    """The commands of a game that has position files."""
    commands: GameCommands = import_module(f"stockbook.cli.games.{game_folder(game)}").COMMANDS
    return commands
