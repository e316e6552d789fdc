"""The review of decisions in STAMPS."""

from __future__ import annotations

from typing import Any

from stockbook.optimizer.review.decisions import Decision, RolloutReviewer
from stockbook.optimizer.rollouts import Comparison
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stamps_game.advice import explain_move


class StampsReviewer(RolloutReviewer):
    """The comparison of moves of STAMPS by the lead at the end."""

    def moment(self, state: Any) -> tuple[None, str]:
        return None, "lay"

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        (move,) = decision.actions
        return explain_move(self._game.view(decision.states[0], decision.player), move, limits)
