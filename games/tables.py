"""Games at a real table as they grow: the setup of a new one, question by question, then line by line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from stockbook.games.records import BEGUN, table_record
from stockbook.games.registry import definition_of, recorded_tables
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import toml_tables
from stockbook.models.files.toml_table import TomlTable, toml_text
from stockbook.models.files.words import pick
from stockbook.models.play.real_tables import SetupQuestion, TableQuestion, TableRecord, TableRecords
from stockbook.models.play.record import RULE


def with_lines(text: str, record: TableRecord, told: Sequence[str]) -> str:
    """The text of a record that has other lines now: ``told`` are all that say something.

    The remarks before the first line that differs stay.
    """
    before = text.rstrip("\n").split("\n")
    same = 0
    while same < min(len(told), len(record.lines)) and told[same] == record.lines[same][1]:
        same += 1
    end = record.lines[same][0] - 1 if same < len(record.lines) else len(before)
    return "\n".join([*before[:end], *told[same:], ""])


@dataclass(frozen=True)
class TableLines:
    """The lines of a game at a real table, and the game before the first and after each of them.

    ``text`` is that of the record, and ``folder`` that of its file, in which it may name a deck; None for a
    text that is no file. ``first`` is the text and the record from which it went on, whose remarks stay.
    """

    text: str
    folder: Path | None
    record: TableRecord
    states: tuple[Any, ...]
    first: tuple[str, TableRecord]

    @classmethod
    def read(cls, text: str, file: str, folder: Path | None) -> TableLines | None:
        """Read a record; None if it is not one of a game at a real table.

        Raises PositionError with the first fault of its head or its lines.
        """
        record = table_record(text, file, None, folder)
        return None if record is None else cls(text, folder, record, tuple(record.states()), (text, record))

    @property
    def state(self) -> Any:
        """The game after the last line."""
        return self.states[-1]

    @property
    def records(self) -> TableRecords[Any]:
        """The records of its game."""
        return self.record.records

    @property
    def questions(self) -> list[TableQuestion]:
        """The questions about what happened next; none when the game is over."""
        return list(self.records.questions(self.state))

    def answered(self, text: str, question: int = 1) -> TableLines:
        """The record with the answer to a question, counted from 1; of several lines all count, or none.

        Raises ValueError if an answer means nothing, or is not possible now; the message says how to fix it.
        """
        table = self
        for each in text.split("\n"):
            questions = table.questions
            if not questions:
                raise ValueError("the game is over")
            if not 1 <= question <= len(questions):
                raise ValueError(f"there is no question {question}: there are {len(questions)}")
            if not each.strip():
                raise ValueError("write what happened")
            table = table.added([table.records.line(table.state, questions[question - 1], each.strip())])
            question = 1
        return table

    def added(self, lines: Iterable[str]) -> TableLines:
        """The record with more lines, all or none.

        Raises ValueError if one is not possible now; the message says how to fix it.
        """
        states, lines = list(self.states), list(lines)
        for line in lines:
            states.append(self.records.played(states[-1], line))
        return self._with([*(line for _, line in self.record.lines), *lines], states)

    def undone(self) -> TableLines:
        """The record without its last line.

        Raises ValueError if there is none.
        """
        if not self.record.lines:
            raise ValueError("there is nothing to take back")
        return self._with([line for _, line in self.record.lines[:-1]], self.states[:-1])

    def _with(self, lines: Sequence[str], states: Sequence[Any]) -> TableLines:
        text = with_lines(*self.first, lines)
        record = table_record(text, self.record.file, None, self.folder)
        assert record
        return replace(self, text=text, record=record, states=tuple(states))


_ANSWERS = "setup"
_DECK = "deck"
#: Most answers of a setup.
MOST_ANSWERS = 40


@dataclass(frozen=True)
class NewTable:
    """The setup of a new game, as far as it is told, by the keys of the head; None where a key is left out.

    ``answers`` are as they were typed, and ``deck`` is the file of one's own copy, in the folder of the
    record.
    """

    told: Mapping[str, Any] = field(default_factory=dict)
    answers: tuple[str, ...] = ()
    deck: str | None = None

    @classmethod
    def parse(cls, text: str, file: str) -> NewTable | None:
        """The setup that goes on in a file; None if the text is something else.

        Raises PositionError with the first answer that cannot be read.
        """
        if not text.startswith(BEGUN):
            return None
        faults = Faults(file)
        top = TomlTable(toml_tables(text, file), "", faults)
        setup = cls(deck=top.text(_DECK))
        for place, answer in top.texts(_ANSWERS, MOST_ANSWERS):
            with faults.at(place):
                setup = setup.answered(answer)
            faults.raise_any()
        top.close({})
        faults.raise_any()
        return setup

    @property
    def question(self) -> SetupQuestion | None:
        """The next question; None when all is told."""
        if "game" not in self.told:
            return _game_question()
        records = definition_of(self.told["game"]).table_records
        assert records is not None
        return next(iter(records.setup(self.told)), None)

    def answered(self, text: str) -> NewTable:
        """The setup with an answer to the next question.

        Raises ValueError if the answer cannot be read, or nothing is asked; the message says how to fix it.
        """
        question = self.question
        if question is None:
            raise ValueError("all is told: take what is too much out")
        value = question.read(text.strip() or question.usual or "")
        before = self.told.get(question.key, ())
        told = {**self.told, **question.fixed, question.key: [*before, value] if question.listed else value}
        return replace(self, told=told, answers=(*self.answers, text.strip()))

    def undone(self) -> NewTable:
        """The setup without its last answer.

        Raises ValueError if there is none.
        """
        if not self.answers:
            raise ValueError("there is nothing to take back")
        setup = NewTable(deck=self.deck)
        for answer in self.answers[:-1]:
            setup = setup.answered(answer)
        return setup

    def __str__(self) -> str:
        """The text of the record before its first line; until all is told the answers, to go on with them."""
        deck = {_DECK: self.deck} if self.deck else {}
        if self.question:
            return f"{BEGUN}\n{toml_text({_ANSWERS: list(self.answers), **deck})}"
        head = {key: value for key, value in {**self.told, **deck}.items() if value is not None}
        return f"{toml_text(head)}\n{RULE}\n"


def _game_question() -> SetupQuestion:
    """The question that comes first."""
    games = recorded_tables()
    words = f"the game, of {', '.join(games)}; Enter for {games[0]}"
    return SetupQuestion("game", words, lambda text: pick(text, games, "game"), games[0], games)
