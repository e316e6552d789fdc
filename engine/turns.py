"""One turn of a game: my move in, the others' answers out; at a real table lines in, questions out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.engine.answers import MatchTurn, TableTurn
from stockbook.engine.play import Match, Searching, agents_of
from stockbook.games.tables import TableLines
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import read_text
from stockbook.models.games.player_names import ME
from stockbook.models.games.record import Record, parse_record, replay
from stockbook.models.games.sources import folder_of

if TYPE_CHECKING:
    from stockbook.engine.questions import Turn


def answer_turn(question: Turn, searching: Searching) -> MatchTurn | TableTurn:
    """The answer to a question for a turn; ``searching`` is the time of a search.

    Raises
    ------
    PositionError
        With every fault.
    """
    text, name = read_text(question.source.name)
    if table := TableLines.read(text, name, folder_of(question.source.name, name)):
        return table_turn(table, question)
    faults = Faults(name)
    if question.question is not None:
        faults.add("--question", "for games at a real table only")
        faults.raise_any()
    record = parse_record(text, name)
    return match_turn(match_of(record, searching), record, question)


def match_of(record: Record, searching: Searching) -> Match:
    """The match of the one player of a record who is a person, as far as it was played.

    Raises
    ------
    PositionError
        If there is no such player, an agent is unknown, or the record cannot be played.
    """
    faults = Faults(record.file)
    if record.names.count(ME) != 1:
        faults.add("names", f"write {ME!r} for the one player whose moves are told")
    faults.raise_any()
    me = record.names.index(ME)
    history = replay(record)
    agents = agents_of(history.game, record.names, me, faults)
    faults.raise_any()
    return Match(history, record.names, agents, me, searching)


def match_turn(match: Match, begun: Record, question: Turn) -> MatchTurn:
    """A turn in a match: the agents act, and my move is played or taken back.

    Raises
    ------
    PositionError
        If that is not possible.
    """
    faults, advice, steps = Faults(begun.file), list[Any](), []
    if question.undo:
        with faults.at("--undo"):
            match.undo()
        faults.raise_any()
    steps = [(step, match.position) for step in match.go_on()]
    if question.move is not None:
        with faults.at("--move"):
            if not match.is_mine:
                raise ValueError("the game has ended")
            actions = match.meant(question.move, advice.append)
        faults.raise_any()
        steps += [(step, match.position) for step in match.play(actions)]
        steps += [(step, match.position) for step in match.go_on()]
    return MatchTurn(match, begun, tuple(steps), advice[0] if advice else None)


def table_turn(table: TableLines, question: Turn) -> TableTurn:
    """A turn at a real table: an answer is told, or the last line taken back.

    Raises
    ------
    PositionError
        If that is not possible.
    """
    faults = Faults(table.record.file)
    if question.move is not None:
        with faults.at("--move"):
            table = table.answered(question.move, question.question or 1)
    elif question.undo:
        with faults.at("--undo"):
            table = table.undone()
    faults.raise_any()
    return TableTurn(table)
