"""Games against Pinzetta behind the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.cli.games.game_commands import GameCommands
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.reading import solo_position_from

if TYPE_CHECKING:
    from stockbook.models.files.toml_file import TomlFile


class PinzettaCommands(GameCommands):
    """The commands for positions against Pinzetta."""

    def position(self, source: TomlFile) -> SoloPosition:
        """The position in a file."""
        return solo_position_from(source)

    def show(self, source: TomlFile) -> None:
        """Print my side, and hers."""
        from stockbook.cli.rendering.pinzetta import show_solo

        show_solo(self.read(source))

    def tables(self, source: TomlFile) -> dict[str, Any]:
        """The tables of a file that reads back equal."""
        from stockbook.models.pinzetta.writing import solo_position_to_dict

        return solo_position_to_dict(self.read(source))

    def drawing(self, source: TomlFile) -> str:
        """The position as an SVG document."""
        from stockbook.models.drawing.table_svg import solo_svg

        return solo_svg(solo_position_from(source))


COMMANDS = PinzettaCommands()
