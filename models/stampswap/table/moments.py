"""Records of games of Stamp Swap at a real table: the functions of ``TableRecords``."""

from __future__ import annotations

from stockbook.models.games.player_names import is_line_of_player
from stockbook.models.games.real_tables import TableQuestion
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.my_moves import move_of as move
from stockbook.models.stampswap.table.positions import position_of_table as position
from stockbook.models.stampswap.table.positions import sheet_of_table as sheet
from stockbook.models.stampswap.table.positions import sight_of_table as sight
from stockbook.models.stampswap.table.questions import questions
from stockbook.models.stampswap.table.record import PLAYER_LINES, TABLE_LINES, played
from stockbook.models.stampswap.table.record import table_game_from as begin
from stockbook.models.stampswap.table.setup import setup
from stockbook.models.stampswap.writing import position_to_dict as tables

__all__ = [
    "begin",
    "line",
    "move",
    "played",
    "position",
    "questions",
    "setup",
    "sheet",
    "sight",
    "tables",
]


def line(state: TableGame, question: TableQuestion, text: str) -> str:
    """The line that an answer means: a whole one, or what follows the beginning of the question."""
    whole = (
        text.split()[0].lower() in TABLE_LINES
        or not question.start
        or is_line_of_player(text, [seat.name for seat in state.seats], PLAYER_LINES)
    )
    return text if whole else question.start + text
