"""Games against Pinzetta behind the commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.cli.games.game_commands import GameCommands
from stockbook.cli.questions.failure import ANSWERED, IMPOSSIBLE, INTERRUPTED, Refused
from stockbook.engine.documents.pinzetta import solo_document
from stockbook.engine.documents.text import to_json
from stockbook.models.files.faults import Fault
from stockbook.models.games.goal import Goal
from stockbook.models.pinzetta.reading import GAME, solo_position_from

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions
    from stockbook.models.files.toml_file import TomlFile


class PinzettaCommands(GameCommands):
    """The commands for positions against Pinzetta."""

    def hint(self, source: TomlFile, options: HintOptions) -> int:
        """Print the best cut, the better pile, or the best Show Phase, which is that of Stamp Swap."""
        solo, goal = solo_position_from(source), options.goal or Goal.NOW
        if solo.position.phase == "show":
            from stockbook.cli.phases.show import answer_show_phase

            position = solo.show_phase()
            return answer_show_phase(position, options, goal, source.name, seen=solo.in_sight, game=GAME)
        if solo.position.phase == "cut" and not solo.cuts():
            message = "no cut is legal: there must be an item for each pile"
            raise Refused(IMPOSSIBLE, [Fault(source.name, "me.collection", message)])

        from stockbook.optimizer.pinzetta.advice import advise

        advice = options.search.ask(
            advise,
            solo,
            goal=goal,
            unseen_tiles=options.unseen_tiles(solo.in_sight),
        )
        if options.as_json:
            print(to_json(solo_document(advice, goal)))
        else:
            from stockbook.cli.rendering.pinzetta import show_advice

            show_advice(advice)
        return INTERRUPTED if advice.interrupted else ANSWERED

    def check(self, source: TomlFile) -> None:
        """Raise ``PositionError`` with every fault."""
        solo_position_from(source)

    def show(self, source: TomlFile) -> None:
        """Print my side, and hers."""
        from stockbook.cli.rendering.pinzetta import show_solo

        show_solo(solo_position_from(source))

    def tables(self, source: TomlFile) -> dict[str, Any]:
        """The tables of a file that reads back equal."""
        from stockbook.models.pinzetta.writing import solo_position_to_dict

        return solo_position_to_dict(solo_position_from(source))

    def drawing(self, source: TomlFile) -> str:
        """The position as an SVG document."""
        from stockbook.models.drawing.table_svg import solo_svg

        return solo_svg(solo_position_from(source))


COMMANDS = PinzettaCommands()
