"""The documents of ``turn``: a game of a person against agents at a decision, or one at a real table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from stockbook.engine.documents.score import sheet_document
from stockbook.models.games.player_names import ME
from stockbook.models.games.real_tables import TableQuestion

if TYPE_CHECKING:
    from stockbook.engine.play import Match, Step
    from stockbook.games.tables import TableLines

_Seen = TypeVar("_Seen")


def turn_document(match: Match, steps: Sequence[tuple[Step, dict[str, Any] | None]]) -> dict[str, Any]:
    """The document of ``turn``; players count from 1.

    Parameters
    ----------
    match
        The game.
    steps
        Each new step, with the tables of the person's position file after it.
    """
    record, me, question = match.record, match.me, match.question
    over = not question
    game, view = match.history.game, match.view
    return {
        "game": record.game,
        "players": list(record.names),
        "me": me + 1,
        "decisions": len(record.actions),
        "moments": [number for number, action in enumerate(record.actions) if action.player == me],
        "steps": [
            {"player": step.player + 1, "told": step.words, "position": position} for step, position in steps
        ],
        "position": steps[-1][1] if steps else match.position,
        "question": question or None,
        "actions": [
            {"action": game.write(action), "said": match.words.say(view, action)} for action in match.actions
        ],
        "undo": match.may_undo,
        "over": over,
        "score": sheet_document(record.game, match.sheet) if over else None,
        "record": str(record),
    }


def table_turn_document(table: TableLines) -> dict[str, Any]:
    """The document of ``turn`` for a game at a real table; players count from 1.

    Parameters
    ----------
    table
        The record with the game after its last line.
    """
    record, records, state = table.record, table.records, table.state
    questions = [_question(each) for each in table.questions]
    seen, blind = _told(lambda: records.tables(records.sight(state)))
    _, waits = _told(lambda: records.position(state))
    return {
        "game": record.game,
        "players": list(record.names),
        "me": record.names.index(ME) + 1,
        "lines": [{"line": number, "text": line} for number, line in record.lines],
        "questions": questions,
        "position": seen,
        "no_advice": blind or waits,
        "over": not questions,
        "score": sheet_document(record.game, records.sheet(state)),
        "record": table.text,
    }


def _told(look: Callable[[], _Seen]) -> tuple[_Seen | None, str | None]:
    """The position to show, and the reason if there is none."""
    try:
        return look(), None
    except ValueError as error:
        return None, str(error)


def _question(question: TableQuestion) -> dict[str, Any]:
    return {
        "words": question.words,
        "start": question.start,
        "optional": question.optional,
        "usual": question.usual or None,
        "kind": question.kind,
        "player": None if question.player is None else question.player + 1,
        "choices": [{"answer": each.answer, "said": each.said} for each in question.choices],
        "goods": list(question.goods),
        "most": question.most,
        "between": question.between,
        "completions": list(question.completions),
    }
