"""Records of Stamp Swap at a real table, as files, commands and the terminal ask for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from stockbook.models.files.toml_file import TomlFile
from stockbook.models.games.player_names import is_line_of_player
from stockbook.models.games.real_tables import TableQuestion, TableRecords
from stockbook.models.games.score_sheet import ScoreSheet
from stockbook.models.games.table_setup import SetupQuestion
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.table import setup
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.my_moves import MyMove, move_of
from stockbook.models.stampswap.table.positions import position_of_table, sheet_of_table, sight_of_table
from stockbook.models.stampswap.table.questions import questions
from stockbook.models.stampswap.table.record import PLAYER_LINES, TABLE_LINES, played, table_game_from
from stockbook.models.stampswap.writing import position_to_dict


class StampSwapRecords:
    """The records of Stamp Swap at a real table."""

    def setup(self, told: Mapping[str, Any]) -> Iterable[SetupQuestion]:
        return setup.setup(told)

    def begin(self, head: TomlFile) -> TableGame:
        return table_game_from(head)

    def played(self, state: TableGame, line: str) -> TableGame:
        return played(state, line)

    def position(self, state: TableGame) -> Position:
        return position_of_table(state)

    def sight(self, state: TableGame) -> Position:
        return sight_of_table(state)

    def tables(self, position: Position) -> dict[str, Any]:
        return position_to_dict(position)

    def sheet(self, state: TableGame) -> ScoreSheet:
        return sheet_of_table(state)

    def questions(self, state: TableGame) -> Iterable[TableQuestion]:
        return questions(state)

    def line(self, state: TableGame, question: TableQuestion, text: str) -> str:
        """As it is where it says who did what, else after the question's beginning."""
        whole = (
            text.split()[0].lower() in TABLE_LINES
            or not question.start
            or is_line_of_player(text, [seat.name for seat in state.seats], PLAYER_LINES)
        )
        return text if whole else question.start + text

    def move(self, state: TableGame, line: str) -> MyMove:
        return move_of(state, line)


RECORDS: TableRecords[TableGame] = StampSwapRecords()
