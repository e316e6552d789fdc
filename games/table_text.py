"""The text of a table's record as it grows, with the remarks that people have written between its lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stockbook.games.records import table_record
from stockbook.models.play.real_tables import TableRecord


def with_lines(text: str, record: TableRecord, told: Sequence[str]) -> str:
    """The text of a record that has other lines now, with the remarks before the first one that differs.

    Parameters
    ----------
    text
        The text as it was.
    record
        The record that was read in it.
    told
        All lines that say something now.
    """
    before = text.rstrip("\n").split("\n")
    same = 0
    while same < min(len(told), len(record.lines)) and told[same] == record.lines[same][1]:
        same += 1
    end = record.lines[same][0] - 1 if same < len(record.lines) else len(before)
    return "\n".join([*before[:end], *told[same:], ""])


@dataclass(frozen=True)
class TableText:
    """The text of a table's record, and the game after its last line.

    Parameters
    ----------
    text
        The text.
    folder
        The folder of its file, in which it may name a deck; None for a text that is no file.
    record
        The record that was read in it.
    state
        The game.
    """

    text: str
    folder: Path | None
    record: TableRecord
    state: Any

    @classmethod
    def read(cls, text: str, file: str, folder: Path | None) -> TableText | None:
        """Read a record; None if it is not one of a game at a real table.

        Raises
        ------
        PositionError
            With the first fault of its head or its lines.
        """
        record = table_record(text, file, None, folder)
        return None if record is None else cls(text, folder, record, record.states()[-1])

    def answered(self, text: str, question: int = 1) -> TableText:
        """The record with the answer to a question, counted from 1; of several lines all count, or none.

        Raises
        ------
        ValueError
            If an answer means nothing, or is not possible now; the message says how to fix it.
        """
        records, state = self.record.records, self.state
        told = [line for _, line in self.record.lines]
        for each in text.split("\n"):
            questions = list(records.questions(state))
            if not questions:
                raise ValueError("the game is over")
            if not 1 <= question <= len(questions):
                raise ValueError(f"there is no question {question}: there are {len(questions)}")
            if not each.strip():
                raise ValueError("write what happened")
            told.append(records.line(state, questions[question - 1], each.strip()))
            state, question = records.played(state, told[-1]), 1
        return self._with(told)

    def undone(self) -> TableText:
        """The record without its last line.

        Raises
        ------
        ValueError
            If there is none.
        """
        if not self.record.lines:
            raise ValueError("there is nothing to take back")
        return self._with([line for _, line in self.record.lines[:-1]])

    def _with(self, told: Sequence[str]) -> TableText:
        text = with_lines(self.text, self.record, told)
        found = TableText.read(text, self.record.file, self.folder)
        assert found
        return found
