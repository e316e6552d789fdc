"""The review of decisions by rollouts, for games without a reviewer of their own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from stockbook.models.play.protocol import AnyGame
from stockbook.optimizer.arena.agent import Agent
from stockbook.optimizer.comparison import Comparison
from stockbook.optimizer.review.decisions import Decision, played_out
from stockbook.optimizer.rollouts import compared_action
from stockbook.optimizer.solver.limits import SearchLimits


class RolloutReviewer:
    """The comparison of single moves by the lead at the end of rollouts of an agent."""

    def __init__(self, game: AnyGame, agent: Agent[Any, Any]) -> None:
        self._game = game
        self._agent = agent

    def moment(self, state: Any) -> tuple[None, str]:
        return None, "move"

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        (action,) = decision.actions
        view = self._game.view(decision.states[0], decision.player)
        return compared_action(self._game, view, self._agent, action, limits)

    def points(self, state: Any, rng: Random) -> Sequence[float]:
        return played_out(self._game, self._agent, state, rng)
