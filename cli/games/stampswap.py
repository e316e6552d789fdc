"""Stamp Swap behind the commands."""

from __future__ import annotations

from stockbook.cli.games.game_commands import GameCommands
from stockbook.models.stampswap.position import Position


class StampSwapCommands(GameCommands):
    """The commands for positions of Stamp Swap."""

    def picture(self, position: Position) -> None:
        """Print the album, the stamps to place, and all that counts."""
        from stockbook.cli.rendering.placement import show_position

        show_position(position)


COMMANDS = StampSwapCommands()
