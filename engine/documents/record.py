"""The document of a game that played by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockbook.models.games.record import GameHistory


def record_document(course: GameHistory[Any, Any, Any], names: Sequence[str]) -> dict[str, Any]:
    """The document of ``play --auto``: the actions and scores of a finished game; players count from 1."""
    game, state = course.game, course.state
    return {
        "game": game.name,
        "players": list(names),
        "seed": course.seed,
        "actions": [{"player": move.player + 1, "action": move.text} for move in course.moves],
        "scores": list(game.score(state)),
        "winners": [player + 1 for player in game.winners(state)],
    }
