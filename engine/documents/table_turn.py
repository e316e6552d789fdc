"""The document of ``turn`` for a game at a real table: what is asked next, and all that is known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from stockbook.engine.documents.score import sheet_document
from stockbook.games.table_text import TableText
from stockbook.models.play.player_names import ME
from stockbook.models.play.real_tables import TableQuestion

_Seen = TypeVar("_Seen")


def table_turn_document(table: TableText) -> dict[str, Any]:
    """The document of ``turn`` for a game at a real table; players count from 1.

    Parameters
    ----------
    table
        The record with the game after its last line.
    """
    record, records, state = table.record, table.record.records, table.state
    questions = [_question(each) for each in records.questions(state)]
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
