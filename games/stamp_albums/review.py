"""The review of decisions in Stamp Albums."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import AlbumsState
from stockbook.optimizer.review.decisions import Decision
from stockbook.optimizer.rollouts import Comparison
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stamp_albums.advice import explain_action
from stockbook.optimizer.stamp_albums.turn_plans import RolloutPolicy, expected_gain


class AlbumsReviewer:
    """The comparison of the actions of Stamp Albums by the lead expected at the end."""

    def __init__(self, game: StampAlbums) -> None:
        self._game = game
        self._policy = RolloutPolicy(game.readings.surplus)

    def moment(self, state: AlbumsState) -> tuple[None, str]:
        return None, "buy"

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        """By the best plan for the rest of the turn that begins with the action, and the best of all."""
        (action,) = decision.actions
        view = self._game.view(decision.states[0], decision.player)
        return explain_action(self._game, view, action, limits)

    def points(self, state: AlbumsState, rng: Random) -> Sequence[float]:
        """The points so far, and what the rest of the game is expected to add after this turn."""
        state = self._game.sample(self._game.view(state, state.turn.player), rng)
        player = state.turn.player
        while not state.turn.over and state.turn.player == player:
            state = self._game.apply(state, self._policy.act(state), rng)
        points: list[float] = [*self._game.score(state)]
        if not state.turn.over:
            points[state.turn.player] += expected_gain(state)
        return points
