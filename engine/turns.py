"""One turn of a game: my move in, the others' answers out; at a real table lines in, questions out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stockbook.engine.answering import ANSWERS, SILENT, Reporter
from stockbook.engine.answers import Answer
from stockbook.engine.play import Match, Searching, Step, agents_of
from stockbook.engine.questions import Question
from stockbook.games.records import parse_record
from stockbook.games.sources import folder_of
from stockbook.games.tables import TableLines
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import read_text
from stockbook.models.play.player_names import ME
from stockbook.models.play.record import Record, replay

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice


@dataclass(frozen=True)
class MatchTurn(Answer):
    """A game against agents at my decision, or at its end; it holds until the next move of the match.

    Parameters
    ----------
    match
        The game.
    begun
        The record that it went on from.
    steps
        What has happened since, with the tables of my position after each step.
    advice
        The advice that was played; None where none was asked for.
    """

    match: Match
    begun: Record
    steps: tuple[tuple[Step, dict[str, Any] | None], ...] = ()
    advice: Advice | None = None

    @property
    def game(self) -> str:
        return self.begun.game

    @property
    def seed(self) -> int:
        return self.match.history.seed

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.play import turn_document

        return turn_document(self.match, self.steps)

    @property
    def text(self) -> str:
        """The text of a file of the game, with the remarks of the record."""
        from stockbook.models.play.record import continued

        return continued(self.begun, self.match.record)

    def went_on_from(self, text: str) -> bool:
        """Whether a text is the record that it went on from.

        Raises
        ------
        PositionError
            If it is no record.
        """
        return parse_record(text) == self.begun


@dataclass(frozen=True)
class TableTurn(Answer):
    """A game at a real table after the last line of its record."""

    table: TableLines

    @property
    def game(self) -> str:
        return self.table.record.game

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.play import table_turn_document

        return table_turn_document(self.table)

    @property
    def text(self) -> str:
        """The text of the record."""
        return self.table.text

    def went_on_from(self, text: str) -> bool:
        """Whether a text is the record that it went on from."""
        return text == self.table.first[0]


@dataclass(frozen=True)
class Turn(Question[MatchTurn | TableTurn]):
    """The question for the next decision in the record of a game, after a move or what happened at a table.

    Parameters
    ----------
    move
        My move, in words or by its number; at a real table an answer to a question, or whole lines.
    question
        At a real table the number of the question that is answered, from 1; None for the first.
    undo
        Whether my last move, or the last line, is taken back instead.
    """

    move: str | None = None
    question: int | None = None
    undo: bool = False


def answer_turn(question: Turn, reporter: Reporter) -> MatchTurn | TableTurn:
    """The answer to a question for a turn; every fault is a ``PositionError``."""
    text, name = read_text(question.source.name)
    if table := TableLines.read(text, name, folder_of(question.source.name, name)):
        return table_turn(table, question)
    faults = Faults(name)
    if question.question is not None:
        faults.add("--question", "for games at a real table only")
        faults.raise_any()
    record = parse_record(text, name)
    return match_turn(match_of(record, reporter.searching), record, question)


def match_of(record: Record, searching: Searching = SILENT.searching) -> Match:
    """The match of the one player of a record who is a person, as far as it was played.

    A ``PositionError`` says where there is no such player, an agent is unknown, or the record cannot be
    played.
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
    """A turn in a match: the agents act, and my move is played or taken back, or a ``PositionError``."""
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
    """A turn at a real table: an answer is told, or the last line taken back, or a ``PositionError``."""
    faults = Faults(table.record.file)
    if question.move is not None:
        with faults.at("--move"):
            table = table.answered(question.move, question.question or 1)
    elif question.undo:
        with faults.at("--undo"):
            table = table.undone()
    faults.raise_any()
    return TableTurn(table)


ANSWERS[Turn] = answer_turn
