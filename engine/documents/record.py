"""The document of a game that played by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockbook.models.play.record import GameHistory


def record_document(history: GameHistory[Any, Any, Any], names: Sequence[str]) -> dict[str, Any]:
    """The document of ``play --auto``: the actions and scores of a finished game; players count from 1."""
    game, state = history.game, history.state
    return {
        "game": game.name,
        "players": list(names),
        "seed": history.seed,
        "actions": [{"player": action.player + 1, "action": action.text} for action in history.actions],
        "scores": list(game.score(state)),
        "winners": [player + 1 for player in game.winners(state)],
    }
