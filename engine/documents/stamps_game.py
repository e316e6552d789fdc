"""The document of a hint for STAMPS."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.models.stamps_game.game import NAME

if TYPE_CHECKING:
    from stockbook.optimizer.stamps_game.advice import Advice, Answer


def moves_document(answer: Answer) -> dict[str, Any]:
    """The document of ``hint`` for STAMPS: every move, best first."""
    return {"game": NAME, "moves": [_move(advice) for advice in answer.advice]}


def _move(advice: Advice) -> dict[str, Any]:
    """A move; only a sampled value has an interval."""
    value = advice.value
    limits = {"low": round(value.mean - value.margin, 2), "high": round(value.mean + value.margin, 2)}
    return {
        "card": advice.move.color,
        "at": list(advice.move.at),
        "trapped": advice.trapped,
        "gain": advice.gain,
        "value": round(value.mean, 2),
        **({} if value.exact else limits),
    }
