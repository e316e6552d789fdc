"""The review of decisions in STAMPS."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stockbook.models.stamps_game.game import StampsGame, StampsState
from stockbook.optimizer.review.decisions import Decision, played_out
from stockbook.optimizer.rollouts import Comparison
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stamps_game.advice import explain_move
from stockbook.optimizer.stamps_game.agents import StampsGreedyAgent


class StampsReviewer:
    """The comparison of moves of STAMPS by the lead at the end."""

    def __init__(self, game: StampsGame) -> None:
        self._game = game
        self._agent = StampsGreedyAgent(game)

    def moment(self, state: StampsState) -> tuple[None, str]:
        return None, "lay"

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        (move,) = decision.actions
        return explain_move(self._game.view(decision.states[0], decision.player), move, limits)

    def points(self, state: StampsState, rng: Random) -> Sequence[float]:
        return played_out(self._game, self._agent, state, rng)
