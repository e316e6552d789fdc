"""The setup of a new game at a real table, question by question, and the head of its record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from stockbook.games.records import BEGUN
from stockbook.games.registry import definition_of, recorded_tables
from stockbook.models.files.faults import Faults
from stockbook.models.files.toml_file import toml_tables
from stockbook.models.files.toml_table import TomlTable, toml_text
from stockbook.models.files.words import pick
from stockbook.models.play.record import RULE
from stockbook.models.play.table_setup import SetupQuestion

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
