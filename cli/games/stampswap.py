"""Stamp Swap behind the commands."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from stockbook.cli.games.game_commands import GameCommands, print_explanation
from stockbook.cli.questions.failure import ANSWERED
from stockbook.engine.documents.text import to_json
from stockbook.models.stampswap.deck_file import read_deck
from stockbook.models.stampswap.explained import explained
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import position_from

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions
    from stockbook.models.files.toml_file import TomlFile


class StampSwapCommands(GameCommands):
    """The commands for positions of Stamp Swap."""

    def read_with(self, source: TomlFile, deck: str | None) -> Position:
        """The position in a file, with the deck of another one."""
        position: Position = self.read(source)
        return position if deck is None else explained(position, read_deck(deck))

    def collect(self, source: TomlFile, options: HintOptions) -> int:
        """Print the value of every item of the pool."""
        return self.hint(source, options)

    def explain(self, source: TomlFile, move: str, options: HintOptions) -> int:
        """Print a move against the best one."""
        from stockbook.cli.questions.moves import READERS

        position = self.read_with(source, options.deck)
        asked = READERS[position.phase](position, move, source.name)
        return print_explanation(position, position.phase, asked, options, source.name)

    def score(self, source: TomlFile, contest: str | None, deck: str | None, as_json: bool) -> int:
        """Print the points of my album as it stands, line by line."""
        from stockbook.cli.questions.score import album_score

        position = self.read_with(source, deck)
        found = album_score(position, contest, source.name)
        for text in found.assumed:
            print(text, file=sys.stderr)
        if as_json:
            from stockbook.engine.documents.score import score_document

            print(to_json(score_document(position, found.lines, found.entered, found.assumed)))
        else:
            from stockbook.cli.rendering.placement import show_score

            show_score(position, found.lines, found.entered)
            if position.opponents:
                from stockbook.cli.rendering.page import Page
                from stockbook.cli.rendering.players import show_table
                from stockbook.models.stampswap.game.table_score import forever_places, table_score

                page = Page()
                page.print()
                show_table(page, table_score(position, found.entered), forever_places(position))
        return ANSWERED

    def picture(self, position: Position) -> None:
        """Print the album, the stamps to place, and all that counts."""
        from stockbook.cli.rendering.placement import show_position

        show_position(position)

    def tables(self, source: TomlFile) -> dict[str, Any]:
        """The tables of a file that reads back equal."""
        from stockbook.models.stampswap.writing import position_to_dict

        return position_to_dict(self.read(source))

    def drawing(self, source: TomlFile) -> str:
        """The position as an SVG document."""
        from stockbook.models.drawing.album_svg import position_svg

        return position_svg(position_from(source))

    def puzzle(self, source: TomlFile) -> Position:
        """The position of a puzzle."""
        position: Position = self.read(source)
        return position


COMMANDS = StampSwapCommands()
