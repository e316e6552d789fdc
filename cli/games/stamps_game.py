"""STAMPS behind the commands."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from stockbook.cli.games.game_commands import GameCommands, print_explanation, print_players
from stockbook.models.stamps_game.position import StampsPosition
from stockbook.models.stamps_game.reading import position_from

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions
    from stockbook.models.files.toml_file import TomlFile

#: The default of ``--time``, and the seconds of the whole command that a hint takes of it: more samples
#: are for those who ask for more time.
DEFAULT_TIME = 10
ENOUGH = 1.7


class StampsCommands(GameCommands):
    """The commands for positions of STAMPS."""

    def hint(self, source: TomlFile, options: HintOptions) -> int:
        """Print every move, best first; it takes all the time only where it is more than the default."""
        search = options.search
        time = search.time if search.time > DEFAULT_TIME else min(search.time, ENOUGH)
        code = super().hint(source, replace(options, search=replace(search, time=time)))
        if options.as_json:
            from stockbook.models.stamps_game.facts import assumptions

            for line in assumptions(position_from(source)):
                print(line, file=sys.stderr)
        return code

    def explain(self, source: TomlFile, move: str, options: HintOptions) -> int:
        """Print a stamp and its place against the best one."""
        from stockbook.cli.questions.moves import read_action
        from stockbook.models.stamps_game.game import read_move

        asked = read_action(read_move, move, source.name)
        return print_explanation(position_from(source), "", asked, options, source.name)

    def score(self, source: TomlFile, contest: str | None, deck: str | None, as_json: bool) -> int:
        """Print everybody's points, piece by piece."""
        from stockbook.models.stamps_game.facts import players_points, points_assumed

        position = self.read(source)
        return print_players(
            source, contest, deck, as_json, players_points(position), points_assumed(position)
        )

    def picture(self, position: StampsPosition) -> None:
        """Print the grid, everybody's pieces and my hand."""
        from stockbook.cli.rendering.stamps_game import show_position

        show_position(position)

    def tables(self, source: TomlFile) -> dict[str, Any]:
        """The tables of a file that reads back equal."""
        from stockbook.models.stamps_game.writing import position_to_dict

        return position_to_dict(position_from(source))

    def drawing(self, source: TomlFile) -> str:
        """The position as an SVG document."""
        from stockbook.models.drawing.table_svg import stamps_svg

        return stamps_svg(position_from(source))


COMMANDS = StampsCommands()
