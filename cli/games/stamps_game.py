"""STAMPS behind the commands."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.cli.games.game_commands import GameCommands
from stockbook.models.stamps_game.position import StampsPosition


class StampsCommands(GameCommands):
    """The commands for positions of STAMPS."""

    def beside_document(self, position: StampsPosition) -> Sequence[str]:
        """The assumptions of the game's numbers."""
        from stockbook.models.stamps_game.facts import assumptions

        return assumptions(position)

    def picture(self, position: StampsPosition) -> None:
        """Print the grid, everybody's pieces and my hand."""
        from stockbook.cli.rendering.stamps_game import show_position

        show_position(position)


COMMANDS = StampsCommands()
