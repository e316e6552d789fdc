"""Stamp Albums behind the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.cli.games.game_commands import GameCommands, print_explanation, print_players
from stockbook.cli.questions.failure import WRONG_INPUT, Refused
from stockbook.models.files.faults import Fault
from stockbook.models.stamp_albums.reading import AlbumsPosition, position_from

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions
    from stockbook.models.files.toml_file import TomlFile


class StampAlbumsCommands(GameCommands):
    """The commands for positions of Stamp Albums."""

    def explain(self, source: TomlFile, move: str, options: HintOptions) -> int:
        """Print a purchase, or the end of the turn, against the best plan."""
        from stockbook.cli.questions.moves import read_action
        from stockbook.models.games.goal import Goal
        from stockbook.models.stamp_albums.actions import parse_action

        if options.goal is Goal.NOW:
            reason = "moves are compared by the whole game: leave it out"
            raise Refused(WRONG_INPUT, [Fault(source.name, "--goal", reason)])
        asked = read_action(parse_action, move, source.name)
        return print_explanation(position_from(source), "", asked, options, source.name)

    def score(self, source: TomlFile, contest: str | None, deck: str | None, as_json: bool) -> int:
        """Print both players' stamp points."""
        from stockbook.models.stamp_albums.facts import players_points

        return print_players(source, contest, deck, as_json, players_points(self.read(source).view))

    def picture(self, position: AlbumsPosition) -> None:
        """Print everything that I see, place by place."""
        from stockbook.cli.rendering.page import Page
        from stockbook.cli.rendering.stamp_albums import view_table

        Page().print(view_table(position.view))

    def tables(self, source: TomlFile) -> dict[str, Any]:
        """The tables of a file that reads back equal."""
        from stockbook.models.stamp_albums.writing import position_to_dict

        return position_to_dict(position_from(source))

    def drawing(self, source: TomlFile) -> str:
        """The position as an SVG document."""
        from stockbook.models.drawing.table_svg import view_svg

        return view_svg(position_from(source).view)


COMMANDS = StampAlbumsCommands()
