"""The agents of Stamp Swap and its seasons, by their names: quick, greedy, hasty and planner."""

from __future__ import annotations

from collections.abc import Mapping

from stockbook.models.play.protocol import AnyGame
from stockbook.models.stampswap.game.actions import Action
from stockbook.models.stampswap.game.season import Season
from stockbook.models.stampswap.game.stamp_swap import StampSwap
from stockbook.models.stampswap.game.state import StampSwapView
from stockbook.optimizer.arena.agent import Agent, AgentFactory
from stockbook.optimizer.stampswap.greedy_agent import StampSwapGreedyAgent
from stockbook.optimizer.stampswap.planner import StampSwapPlannerAgent

#: Rollouts for each candidate plan: of ``hasty``, and at most of a planner that its time stops.
HASTY_SAMPLES, MOST_SAMPLES = 6, 10_000


def greedy(game: AnyGame, time: float | None = None) -> Agent[StampSwapView, Action]:
    """The agent that plays for this round; it needs no time."""
    assert isinstance(game, StampSwap | Season)
    return StampSwapGreedyAgent(game)


def quick(game: AnyGame, time: float | None = None) -> Agent[StampSwapView, Action]:
    """The greedy agent without local search in its placements, for self-play."""
    assert isinstance(game, StampSwap | Season)
    return StampSwapGreedyAgent(game, 0)


def planner(game: AnyGame, time: float | None = None) -> Agent[StampSwapView, Action]:
    """The agent that plans to the end of the game, with a time limit by as many rollouts as it allows."""
    assert isinstance(game, StampSwap | Season)
    return StampSwapPlannerAgent(game) if time is None else StampSwapPlannerAgent(game, MOST_SAMPLES, time)


def hasty(game: AnyGame, time: float | None = None) -> Agent[StampSwapView, Action]:
    """The planner with few rollouts, for about a second a decision."""
    assert isinstance(game, StampSwap | Season)
    return StampSwapPlannerAgent(game, HASTY_SAMPLES, time)


AGENTS: Mapping[str, AgentFactory] = {"quick": quick, "greedy": greedy, "hasty": hasty, "planner": planner}
