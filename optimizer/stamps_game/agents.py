"""Agents that play STAMPS."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from stockbook.models.play.protocol import AnyGame
from stockbook.models.stamps_game.game import StampsMove, StampsPosition
from stockbook.models.stamps_game.grid import COLORS
from stockbook.optimizer.arena.agent import AgentFactory
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.stamps_game.advice import (
    AGENT_RULE,
    cautious_choice,
    exact_values,
    favorites,
    move_elimination,
)
from stockbook.optimizer.stamps_game.board import cell_of
from stockbook.optimizer.stamps_game.rollout import (
    LookupTables,
    PlaceAndColor,
    RolloutState,
    random_determinization,
)

#: Rollouts of the planner for a decision without a time, and stamps that it lays to search the end.
ROLLOUTS = 300
END_LAYS = 4_000
#: The moves that it compares, and the rounds of a rollout: to evaluate the pieces then is quicker than to
#: play to the end, and chance has less say in it.
FAVORITES = 8
ROUNDS = 2


class _TableKeeper:
    """An agent that keeps its lookup tables from one decision to the next, to save time."""

    def __init__(self, game: AnyGame, time: float | None = None) -> None:
        self._time = time
        self._known: LookupTables | None = None

    def _tables(self, view: StampsPosition) -> LookupTables:
        if self._known is None or not self._known.fit(view):
            self._known = LookupTables(view)
        return self._known


class StampsGreedyAgent(_TableKeeper):
    """Takes the most points that a move brings at once, any of the best; it needs no time."""

    may_search = False

    def act(self, view: StampsPosition, rng: Random) -> StampsMove:
        """A move that brings most."""
        tables = self._tables(view)
        state = RolloutState.of(view, tables, random_determinization(view, rng))
        points = tables.evaluation(0)
        values = {move: points[state.track_after(move)] for move in state.moves()}
        most = max(values.values())
        return _as_move(rng.choice([move for move, value in values.items() if value == most]))


class StampsPlannerAgent(_TableKeeper):
    """Compares its favorite moves by short rollouts on common samples, and searches the end through.

    Without a time for each decision it makes a fixed number of rollouts.
    """

    def act(self, view: StampsPosition, rng: Random) -> StampsMove:
        """The move with the best value found."""
        tables = self._tables(view)
        values = exact_values(view, tables, END_LAYS)
        if values is not None:
            return _as_move(max(values, key=lambda move: values[move].value))
        root = RolloutState.of(view, tables, random_determinization(view, rng))
        moves = favorites(root, FAVORITES, rng)
        elimination = move_elimination(view, root, moves, rng, ROUNDS)
        limits = SearchLimits(self._time or ROLLOUTS, deterministic=self._time is None)
        elimination.run(AGENT_RULE, SearchBudget(limits))
        return _as_move(moves[cautious_choice(elimination)])


def _as_move(move: PlaceAndColor) -> StampsMove:
    place, color = move
    return StampsMove(COLORS[color], cell_of(place))


AGENTS: Mapping[str, AgentFactory] = {"greedy": StampsGreedyAgent, "planner": StampsPlannerAgent}
