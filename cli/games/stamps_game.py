"""STAMPS behind the commands."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from stockbook.cli.games.game_commands import GameCommands
from stockbook.cli.questions.failure import ANSWERED, INTERRUPTED
from stockbook.engine.documents.stamps_game import moves_document
from stockbook.engine.documents.text import to_json
from stockbook.models.stamps_game.reading import position_from

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions, SearchOptions
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.optimizer.solver.limits import SearchLimits

#: The default of ``--time``, and the seconds of the whole command that a hint takes of it: more samples
#: are for those who ask for more time.
DEFAULT_TIME = 10
ENOUGH = 1.7


class StampsCommands(GameCommands):
    """The commands for positions of STAMPS."""

    def hint(self, source: TomlFile, options: HintOptions) -> int:
        """Print every move, best first."""
        from stockbook.optimizer.stamps_game.advice import best_moves

        options.refuse_unused(source.name, "--plans", "--contest", "--deck")
        position = position_from(source)
        answer = best_moves(position, _limits(options.search))
        if options.as_json:
            from stockbook.models.stamps_game.facts import assumptions

            print(to_json(moves_document(answer)))
            for line in assumptions(position):
                print(line, file=sys.stderr)
        else:
            from stockbook.cli.rendering.stamps_game import show_answer

            show_answer(answer)
        return INTERRUPTED if answer.interrupted else ANSWERED

    def check(self, source: TomlFile) -> None:
        """Raise ``PositionError`` with every fault."""
        position_from(source)

    def show(self, source: TomlFile) -> None:
        """Print the grid, everybody's pieces and my hand."""
        from stockbook.cli.rendering.stamps_game import show_position

        show_position(position_from(source))

    def tables(self, source: TomlFile) -> dict[str, Any]:
        """The tables of a file that reads back equal."""
        from stockbook.models.stamps_game.writing import position_to_dict

        return position_to_dict(position_from(source))

    def drawing(self, source: TomlFile) -> str:
        """The position as an SVG document."""
        from stockbook.models.drawing.table_svg import stamps_svg

        return stamps_svg(position_from(source))


def _limits(search: SearchOptions) -> SearchLimits:
    """The limits of the search: it takes all the time only where more than the default is asked for."""
    return search.limits(search.time if search.time > DEFAULT_TIME else min(search.time, ENOUGH))


COMMANDS = StampsCommands()
