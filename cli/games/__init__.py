"""The terminal's part of each game: one module each, found by the ``game`` key of a file."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from stockbook.models.games.registry import game_folder

if TYPE_CHECKING:
    from stockbook.cli.games.game_commands import GameCommands


def commands_of(game: str) -> GameCommands:
    """The commands of a game that has position files."""
    commands: GameCommands = import_module(f"stockbook.cli.games.{game_folder(game)}").COMMANDS
    return commands
