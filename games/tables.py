"""The record of a game at a real table as it grows, with the remarks that people have written in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from stockbook.games.records import table_record
from stockbook.models.play.real_tables import TableQuestion, TableRecord, TableRecords


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
