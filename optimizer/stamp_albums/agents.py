"""Agents that play Stamp Albums: greedy for this turn's points, and planner for the final lead."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from stockbook.models.stamp_albums.game import Action, EndTurn, StampAlbums
from stockbook.models.stamp_albums.state import AlbumsView
from stockbook.models.stamp_albums.turn_model import turn_problem
from stockbook.optimizer.arena.agent import AgentFactory
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.stamp_albums.turn_plans import best_plan, best_purchases


class AlbumsGreedyAgent:
    """Buys the most stamp points of each turn, proved, over the cards it sees (``--goal now``).

    It takes what time it takes.
    """

    may_search = False

    def __init__(self, game: StampAlbums, time: float | None = None) -> None:
        self._readings = game.readings

    def act(self, view: AlbumsView, rng: Random) -> Action:
        """The first purchase of the best; with nothing to gain, the end of the turn."""
        best = best_purchases(turn_problem(view, self._readings), seed=rng.getrandbits(31))
        return best[0].buys[0] if best and best[0].buys else EndTurn()


class AlbumsPlannerAgent:
    """Buys for the best final lead (``--goal game``); without a time, from a fixed number of samples."""

    def __init__(self, game: StampAlbums, time: float | None = None) -> None:
        self._game = game
        self._time = time

    def act(self, view: AlbumsView, rng: Random) -> Action:
        """The first purchase of the best plan; the next is planned with the new card of the market."""
        budget = None if self._time is None else SearchBudget(SearchLimits(self._time))
        plan = best_plan(self._game, view, rng, budget)
        return plan[0] if plan else EndTurn()


AGENTS: Mapping[str, AgentFactory] = {"greedy": AlbumsGreedyAgent, "planner": AlbumsPlannerAgent}
