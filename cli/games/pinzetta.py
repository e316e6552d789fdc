"""Games against Pinzetta behind the commands."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from stockbook.cli.games.game_commands import GameCommands, print_explanation
from stockbook.cli.questions.failure import ANSWERED
from stockbook.engine.documents.text import to_json
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.reading import position_from
from stockbook.models.stampswap.deck_file import read_deck
from stockbook.models.stampswap.explained import explained

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions
    from stockbook.models.files.toml_file import TomlFile


class PinzettaCommands(GameCommands):
    """The commands for positions against Pinzetta."""

    def read_with(self, source: TomlFile, deck: str | None) -> SoloPosition:
        """The position in a file, with the deck of another one."""
        solo: SoloPosition = self.read(source)
        return solo if deck is None else replace(solo, position=explained(solo.position, read_deck(deck)))

    def explain(self, source: TomlFile, move: str, options: HintOptions) -> int:
        """Print a move against the best one."""
        from stockbook.cli.questions.moves import read_solo_move

        solo = self.read_with(source, options.deck)
        asked = read_solo_move(solo, move, source.name)
        return print_explanation(solo, solo.position.phase, asked, options, source.name)

    def score(self, source: TomlFile, contest: str | None, deck: str | None, as_json: bool) -> int:
        """Print the points of my album as it stands, and hers."""
        from stockbook.cli.questions.score import album_score
        from stockbook.engine.documents.pinzetta_score import solo_score_document
        from stockbook.models.pinzetta.scoring import not_counted

        solo = self.read_with(source, deck)
        found = album_score(solo.show_phase(), contest, source.name)
        assumed = (*found.assumed, *not_counted(solo))
        for text in assumed:
            print(text, file=sys.stderr)
        document = solo_score_document(solo, found.lines, found.entered, assumed)
        if as_json:
            print(to_json(document))
        else:
            from stockbook.cli.rendering.pinzetta_score import show_solo_score

            show_solo_score(solo, found.lines, found.entered, document["winners"])
        return ANSWERED

    def picture(self, solo: SoloPosition) -> None:
        """Print my side, and hers."""
        from stockbook.cli.rendering.pinzetta import show_solo

        show_solo(solo)

    def tables(self, source: TomlFile) -> dict[str, Any]:
        """The tables of a file that reads back equal."""
        from stockbook.models.pinzetta.writing import solo_position_to_dict

        return solo_position_to_dict(self.read(source))

    def drawing(self, source: TomlFile) -> str:
        """The position as an SVG document."""
        from stockbook.models.drawing.table_svg import solo_svg

        return solo_svg(position_from(source))


COMMANDS = PinzettaCommands()
