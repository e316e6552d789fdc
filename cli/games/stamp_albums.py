"""Stamp Albums behind the commands."""

from __future__ import annotations

from stockbook.cli.games.game_commands import GameCommands
from stockbook.models.stamp_albums.reading import AlbumsPosition


class StampAlbumsCommands(GameCommands):
    """The commands for positions of Stamp Albums."""

    def picture(self, position: AlbumsPosition) -> None:
        """Print everything that I see, place by place."""
        from stockbook.cli.rendering.page import Page
        from stockbook.cli.rendering.stamp_albums import view_table

        Page().print(view_table(position.view))


COMMANDS = StampAlbumsCommands()
