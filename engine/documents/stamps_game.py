"""The document of a hint for STAMPS."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.estimates import estimate_document
from stockbook.engine.documents.heading import search_document
from stockbook.models.play.goal import Goal
from stockbook.models.stamps_game.facts import assumptions
from stockbook.models.stamps_game.game import NAME

if TYPE_CHECKING:
    from stockbook.optimizer.stamps_game.advice import MoveAdvice, RankedMoves


def moves_document(answer: RankedMoves, seconds: float | None = None, seed: int = 0) -> dict[str, Any]:
    """The document of ``hint`` for STAMPS: every move, best first."""
    return search_document(
        {"moves": [_move(advice) for advice in answer.advice]},
        answer.position,
        game=NAME,
        phase=None,
        goal=Goal.GAME,
        proved=answer.exact,
        seconds=seconds,
        seed=seed,
        assumed=assumptions(answer.position),
    )


def _move(advice: MoveAdvice) -> dict[str, Any]:
    """A move; only a sampled value has an interval."""
    return {
        "card": advice.move.color,
        "at": list(advice.move.at),
        "trapped": advice.trapped,
        "gain": advice.gain,
        **estimate_document("value", replace(advice.lead, samples=0)),
    }
