"""Games against Pinzetta behind the commands."""

from __future__ import annotations

from stockbook.cli.games.game_commands import GameCommands
from stockbook.models.pinzetta.position import SoloPosition


class PinzettaCommands(GameCommands):
    """The commands for positions against Pinzetta."""

    def picture(self, solo: SoloPosition) -> None:
        """Print my side, and hers."""
        from stockbook.cli.rendering.pinzetta import show_solo

        show_solo(solo)


COMMANDS = PinzettaCommands()
