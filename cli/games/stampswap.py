"""Stamp Swap behind the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stockbook.cli.games.game_commands import GameCommands
from stockbook.models.stampswap.position import Position

if TYPE_CHECKING:
    from stockbook.models.files.toml_file import TomlFile


class StampSwapCommands(GameCommands):
    """The commands for positions of Stamp Swap."""

    def picture(self, position: Position) -> None:
        """Print the album, the stamps to place, and all that counts."""
        from stockbook.cli.rendering.placement import show_position

        show_position(position)

    def puzzle(self, source: TomlFile) -> Position:
        """The position of a puzzle."""
        position: Position = self.read(source)
        return position


COMMANDS = StampSwapCommands()
