"""Stamp Albums behind the commands."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from stockbook.cli.games.game_commands import GameCommands
from stockbook.cli.questions.failure import ANSWERED, IMPOSSIBLE, INTERRUPTED, Refused
from stockbook.engine.documents.stamp_albums import purchases_document
from stockbook.engine.documents.text import to_json
from stockbook.models.files.faults import Fault
from stockbook.models.games.goal import Goal
from stockbook.models.stamp_albums.reading import position_from

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions
    from stockbook.models.files.toml_file import TomlFile

#: The best plan and its alternatives.
PLANS = 5


class StampAlbumsCommands(GameCommands):
    """The commands for positions of Stamp Albums."""

    def hint(self, source: TomlFile, options: HintOptions) -> int:
        """Print the best purchases of this turn, and the next best."""
        from stockbook.optimizer.stamp_albums.advice import best_game, best_now

        options.refuse_unused(source.name, "--plans", "--contest", "--deck")
        position = position_from(source)
        if position.view.turn.over:
            message = "the game is over: no stamp is left to buy"
            raise Refused(IMPOSSIBLE, [Fault(source.name, "", message)])
        search, goal = options.search, options.goal or Goal.GAME
        started = monotonic()
        if goal is Goal.NOW:
            answer = best_now(position.game, position.view, PLANS, search.limits())
        else:
            answer = best_game(position.game, position.view, PLANS, search.limits())
        seconds = None if search.deterministic else round(monotonic() - started, 2)
        if options.as_json:
            print(to_json(purchases_document(position, answer, goal, seconds, search.seed)))
        else:
            from stockbook.cli.rendering.stamp_albums import show_answer

            show_answer(position, answer, goal)
        return INTERRUPTED if answer.interrupted else ANSWERED

    def check(self, source: TomlFile) -> None:
        """Raise ``PositionError`` with every fault."""
        position_from(source)

    def show(self, source: TomlFile) -> None:
        """Print everything that I see, place by place."""
        from stockbook.cli.rendering.page import Page
        from stockbook.cli.rendering.stamp_albums import view_table

        Page().print(view_table(position_from(source).view))

    def tables(self, source: TomlFile) -> dict[str, Any]:
        """The tables of a file that reads back equal."""
        from stockbook.models.stamp_albums.writing import position_to_dict

        return position_to_dict(position_from(source))

    def drawing(self, source: TomlFile) -> str:
        """The position as an SVG document."""
        from stockbook.models.drawing.table_svg import view_svg

        return view_svg(position_from(source).view)


COMMANDS = StampAlbumsCommands()
