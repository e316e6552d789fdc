"""Records of games of Stamp Swap at a real table: the functions of ``TableRecords``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from stockbook.models.contests import Contest
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.files.toml_table import TomlTable
from stockbook.models.play.player_names import ME, is_line_of_player, read_first, read_players
from stockbook.models.play.real_tables import TableQuestion
from stockbook.models.play.table_setup import SetupQuestion, first_question, names_question
from stockbook.models.play.table_setup import read_contest as contest_text
from stockbook.models.stampswap.deck_file import MOST_PLAYERS, TYPES, read_named_deck
from stockbook.models.stampswap.table.game import TableGame, TableSeat
from stockbook.models.stampswap.table.lines import PLAYER_LINES, TABLE_LINES, WORDS, played
from stockbook.models.stampswap.table.lines import move_of as move
from stockbook.models.stampswap.table.positions import position_of_table as position
from stockbook.models.stampswap.table.positions import sheet_of_table as sheet
from stockbook.models.stampswap.table.positions import sight_of_table as sight
from stockbook.models.stampswap.table.questions import answer_line, questions
from stockbook.models.stampswap.tickets import TicketContests
from stockbook.models.stampswap.writing import position_to_dict as tables

__all__ = ["begin", "line", "move", "played", "position", "questions", "setup", "sheet", "sight", "tables"]

GAME = "stampswap"


def begin(head: TomlFile) -> TableGame:
    """The game before its first line, from the head of its record."""
    faults = Faults(head.name)
    top = TomlTable(head.tables, "", faults)
    top.require("game", f'game = "{GAME}"')
    top.require("players", 'players = ["me", "ann", "ben"], clockwise')
    top.require("contests", 'contests = ["edges 10", "sets theme 9"]')
    top.word("game", (GAME,))
    names = read_players(top, 2, MOST_PLAYERS, WORDS)
    deck = read_named_deck(top, head)
    contests, finale = read_contests(top), read_contest(top, "finale")
    mats = _mats(top, len(names))
    starts = read_first(top, names)
    top.close({})
    faults.raise_any()
    seats = tuple(TableSeat.fresh(name, mats[number] if mats else None) for number, name in enumerate(names))
    me = names.index(ME)
    return TableGame(1, "collect", None, starts, contests, finale, seats, me=me, deck=deck)


def line(state: TableGame, question: TableQuestion, text: str) -> str:
    """The line that an answer means: a whole one, or what follows the beginning of the question."""
    whole = (
        text.split()[0].lower() in TABLE_LINES
        or not question.start
        or is_line_of_player(text, [seat.name for seat in state.seats], PLAYER_LINES)
    )
    return text if whole else answer_line(question, text)


def read_contests(top: TomlTable) -> tuple[Contest, ...]:
    """The contests that take tickets, as the head of a record has them."""
    tickets = TicketContests()
    for place, text in top.texts("contests", TYPES - 1, least=1):
        with top.faults.at(place):
            tickets.add(text)
    return tickets.contests


def read_contest(top: TomlTable, key: str) -> Contest | None:
    """The contest of a key of the head; None where it is missing."""
    text = top.text(key)
    with top.faults.at(key):
        return None if text is None else Contest.parse(text)
    return None


def _mats(top: TomlTable, players: int) -> list[Contest | None]:
    """The exhibitor on each player's mat; none if they are not told."""
    mats: list[Contest | None] = []
    for place, text in top.texts("mats", MOST_PLAYERS):
        mats.append(None)
        with top.faults.at(place):
            mats[-1] = None if text.strip() == UNKNOWN else Contest.parse(text)
    if mats and len(mats) != players:
        top.faults.add(
            "mats", f'{len(mats)} for {players} players: write one for each, "?" if it is not known'
        )
        return []
    return mats


#: Contests that take tickets.
CONTESTS = 4
#: An exhibitor that nobody has seen.
UNKNOWN = "?"


def setup(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """Who plays, and what lies on the table from the beginning; the questions that what was told leaves."""
    names: list[str] = told.get("players", [])
    if not names:
        yield names_question("the other players, clockwise from me, such as ann ben", MOST_PLAYERS - 1, WORDS)
        return
    if "first" not in told:
        yield first_question("the first player", names)
    yield from contest_questions(told)
    for name in names[len(told.get("mats", ())) :]:
        words = f"the exhibitor on the mat of {name}; Enter if it is not known"
        yield SetupQuestion("mats", words, _mat, UNKNOWN, kind="contest", listed=True)


def contest_questions(told: Mapping[str, Any]) -> Iterator[SetupQuestion]:
    """The contests in play, and the Finale; the questions that what was told leaves."""
    for number in range(len(told.get("contests", ())) + 1, CONTESTS + 1):
        words = f"contest {number} of {CONTESTS}, such as edges 10"
        yield SetupQuestion("contests", words, contest_text, kind="contest", listed=True)
    if "finale" not in told:
        yield SetupQuestion("finale", "the Finale", contest_text, kind="contest")


def _mat(text: str) -> str:
    return contest_text(text) if text != UNKNOWN else UNKNOWN
