"""The question about the text of one's own copy, and its answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stockbook.engine.answering import ANSWERS, Reporter
from stockbook.engine.answers import Answer, Outcome
from stockbook.engine.questions import Question
from stockbook.models.files.faults import Fault, PositionError


@dataclass(frozen=True)
class CheckedDeck(Answer):
    """The faults of the text of one's own copy."""

    faults: tuple[Fault, ...]

    @property
    def outcome(self) -> Outcome:
        return Outcome.WRONG if self.faults else Outcome.ANSWERED

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.common import check_document

        return check_document(self.faults)


@dataclass(frozen=True)
class CheckDeck(Question[CheckedDeck]):
    """The question what is wrong or missing in the text of one's own copy."""


def _check_deck(question: CheckDeck, _: Reporter) -> CheckedDeck:
    from stockbook.models.stampswap.deck_file import deck_faults, read_deck

    name = question.source.name
    try:
        return CheckedDeck(tuple(Fault(name, key, said) for key, said in deck_faults(read_deck(name))))
    except PositionError as error:
        return CheckedDeck(error.faults)


ANSWERS[CheckDeck] = _check_deck
