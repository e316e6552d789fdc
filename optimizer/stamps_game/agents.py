"""Agents that play STAMPS."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import monotonic

from stockbook.models.games.registry import AnyGame
from stockbook.models.stamps_game.game import StampsMove
from stockbook.models.stamps_game.grid import COLORS
from stockbook.models.stamps_game.position import StampsPosition
from stockbook.optimizer.arena.agent import AgentFactory
from stockbook.optimizer.stamps_game.board import cell_of
from stockbook.optimizer.stamps_game.determinizations import random_deal
from stockbook.optimizer.stamps_game.endgame import exact_values
from stockbook.optimizer.stamps_game.lookahead import Effort, Race, favorites
from stockbook.optimizer.stamps_game.rollout import Lay, Play
from stockbook.optimizer.stamps_game.tables import Tables

#: What the planner takes for a decision without a time: playouts, and stamps that it lays to search the end.
PLAYOUTS = 300
END_LAYS = 4_000
#: The moves that it looks at, and the rounds that it plays out: to judge the pieces then is quicker than to
#: play to the end, and chance has less say in it.
FAVORITES = 8
ROUNDS = 2


class _Agent:
    """Keeps tables from one decision to the next; they only save time."""

    def __init__(self) -> None:
        self._known: Tables | None = None

    def _tables(self, view: StampsPosition) -> Tables:
        if self._known is None or not self._known.fit(view):
            self._known = Tables(view)
        return self._known


class Greedy(_Agent):
    """Takes the most points that a move brings at once, any of the best."""

    def act(self, view: StampsPosition, rng: Random) -> StampsMove:
        """A move that brings most."""
        tables = self._tables(view)
        play = Play.of(view, tables, random_deal(view, rng))
        worth = tables.worth(0)
        values = {lay: worth[play.track_after(lay)] for lay in play.lays()}
        most = max(values.values())
        return _move(rng.choice([lay for lay, value in values.items() if value == most]))


class Planner(_Agent):
    """Tries its favorite moves on common samples for some rounds, and searches the end through.

    Parameters
    ----------
    time
        Seconds for a decision; None for a fixed number of playouts.
    """

    def __init__(self, time: float | None = None) -> None:
        super().__init__()
        self._time = time

    def act(self, view: StampsPosition, rng: Random) -> StampsMove:
        """The move with the best value found."""
        tables = self._tables(view)
        values = exact_values(view, tables, END_LAYS)
        if values is not None:
            return _move(max(values, key=lambda lay: values[lay].mean))
        root = Play.of(view, tables, random_deal(view, rng))
        race = Race(view, root, favorites(root, FAVORITES, rng), ROUNDS)
        if self._time is None:
            race.run(Effort(PLAYOUTS), rng)
        else:
            race.run(Effort(10**9, monotonic() + self._time), rng)
        return _move(race.choice())


def _move(lay: Lay) -> StampsMove:
    return StampsMove(COLORS[lay[1]], cell_of(lay[0]))


def greedy(game: AnyGame, time: float | None = None) -> Greedy:
    """The agent ``greedy``, which needs no time."""
    return Greedy()


def planner(game: AnyGame, time: float | None = None) -> Planner:
    """The agent ``planner``."""
    return Planner(time)


AGENTS: Mapping[str, AgentFactory] = {"greedy": greedy, "planner": planner}
