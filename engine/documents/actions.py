"""The document of a hint for a game without one of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.estimates import estimate_document
from stockbook.engine.documents.heading import search_document
from stockbook.games.registry import game_of
from stockbook.models.play.goal import Goal

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice
    from stockbook.optimizer.rollouts import RankedActions


def actions_document(advice: Advice, answer: RankedActions) -> dict[str, Any]:
    """The document of ``hint``: every action as the game writes it, best first, with the expected lead."""
    position = advice.position
    return search_document(
        {"moves": [{"move": row.text, **estimate_document("value", row.lead)} for row in answer.rows]},
        position,
        game=position.game_name,
        phase=None,
        goal=Goal.GAME,
        proved=False,
        seconds=advice.seconds,
        seed=advice.seed,
        assumed=game_of(position).assumptions(position),
    )
