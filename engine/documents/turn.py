"""The document of ``turn``: a game of a person against agents, at a decision of the person or at its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from stockbook.engine.documents.score import sheet_document
from stockbook.games.moments import score_sheet
from stockbook.models.play.record import Record


def turn_document(
    record: Record,
    me: int,
    *,
    steps: Iterable[tuple[int, str, dict[str, Any] | None]],
    position: dict[str, Any] | None,
    question: str,
    actions: Sequence[tuple[str, str]],
    undo: bool,
) -> dict[str, Any]:
    """The document of ``turn``; players count from 1.

    Parameters
    ----------
    record
        The game so far, with its seed and everything hidden.
    me
        Number of the person's player, from 0.
    steps
        Of each new action: who acted, from 0, the action in words, and the person's position after it.
    position
        The tables of the person's position file; None at the end, or where files cannot say it.
    question
        The decision asked of the person, with an example; empty at the end.
    actions
        Each legal action of the person as it is written and in words; none at the end.
    undo
        Whether the person may take the last action back.
    """
    over = not question
    return {
        "game": record.game,
        "players": list(record.names),
        "me": me + 1,
        "decisions": len(record.actions),
        "moments": [number for number, action in enumerate(record.actions) if action.player == me],
        "steps": [{"player": player + 1, "told": told, "position": after} for player, told, after in steps],
        "position": position,
        "question": question or None,
        "actions": [{"action": action, "said": said} for action, said in actions],
        "undo": undo,
        "over": over,
        "score": sheet_document(record.game, score_sheet(record)) if over else None,
        "record": str(record),
    }
