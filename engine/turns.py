"""The question for a turn of a recorded game, and its answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stockbook.engine.answers import Answer
from stockbook.engine.questions import Question

if TYPE_CHECKING:
    from stockbook.games.table_text import TableText
    from stockbook.models.play.record import Record


@dataclass(frozen=True)
class MatchTurn(Answer):
    """A recorded game at my next decision, or at its end.

    Parameters
    ----------
    begun, record
        The record before and after the turn.
    me
        My number, from 0.
    turns
        What happened, and what I may do.
    undo
        Whether I may take the last move back.
    """

    begun: Record
    record: Record
    me: int
    turns: Any
    undo: bool

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.play import turn_document

        return turn_document(
            self.record,
            self.me,
            steps=[(step.player, step.told, step.position) for step in self.turns.steps],
            position=self.turns.position,
            question=self.turns.question,
            actions=self.turns.actions,
            undo=self.undo,
        )


@dataclass(frozen=True)
class TableTurn(Answer):
    """A game at a real table after what was told, and what is asked next."""

    table: TableText

    @property
    def document(self) -> dict[str, Any]:
        from stockbook.engine.documents.play import table_turn_document

        return table_turn_document(self.table)


@dataclass(frozen=True)
class Turn(Question[MatchTurn | TableTurn]):
    """The question for what follows from my move in a recorded game, or from what is told of a real table.

    Parameters
    ----------
    move
        My move, or what happened at the table; None for nothing.
    question
        At a real table the number of the question that the move answers, from 1; None for the first.
    undo
        Whether the last move, or the last line, is taken back.
    """

    move: str | None = None
    question: int | None = None
    undo: bool = False
