"""Who plays Stamp Swap and its seasons: random, quick, greedy, hasty, planner."""

from __future__ import annotations

from collections.abc import Mapping

from stockbook.models.games.registry import AnyGame
from stockbook.models.stampswap.game.actions import Action
from stockbook.models.stampswap.game.season import Season
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.game.state import StampSwapView
from stockbook.optimizer.arena.agent import Agent, AgentFactory
from stockbook.optimizer.stampswap.greedy_agent import StampSwapGreedyAgent
from stockbook.optimizer.stampswap.planner import StampSwapPlannerAgent

#: Samples of ``hasty`` for each candidate, and of a planner whose clock ends them.
HASTY_SAMPLES, MOST_SAMPLES = 6, 10_000


def greedy(game: AnyGame, time: float | None = None) -> Agent[StampSwapView, Action]:
    """Best now; needs no time."""
    assert isinstance(game, StampSwap | Season)
    return StampSwapGreedyAgent(game)


def quick(game: AnyGame, time: float | None = None) -> Agent[StampSwapView, Action]:
    """As greedy, but with one look at each tile: fast, for self-play."""
    assert isinstance(game, StampSwap | Season)
    return StampSwapGreedyAgent(game, 0)


def planner(game: AnyGame, time: float | None = None) -> Agent[StampSwapView, Action]:
    """Looks ahead to the end of the game; with a time, for as many samples as it allows."""
    assert isinstance(game, StampSwap | Season)
    return StampSwapPlannerAgent(game) if time is None else StampSwapPlannerAgent(game, MOST_SAMPLES, time)


def hasty(game: AnyGame, time: float | None = None) -> Agent[StampSwapView, Action]:
    """The planner with few samples, for about a second a decision."""
    assert isinstance(game, StampSwap | Season)
    return StampSwapPlannerAgent(game, HASTY_SAMPLES, time)


AGENTS: Mapping[str, AgentFactory] = {"quick": quick, "greedy": greedy, "hasty": hasty, "planner": planner}
