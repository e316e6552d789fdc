"""Agents that play STAMPS: greedy takes most, the planner looks ahead and is stronger."""

from __future__ import annotations

from random import Random

import pytest

from stockbook.games.registry import make_agent
from stockbook.models.stamps_game.deck import demo_deck
from stockbook.models.stamps_game.game import StampsGame
from stockbook.models.stamps_game.grid import StampsReadings
from stockbook.optimizer.arena.agent import AgentName
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stamps_game.advice import best_moves
from tests.models.stamps_game.naive import EVERY_READING
from tests.models.stamps_game.positions import end_of, game_of, position_after


@pytest.mark.parametrize("readings", EVERY_READING, ids=str)
def test_greedy_takes_most(readings: StampsReadings) -> None:
    """No move brings more points at once, however the rules are read."""
    for seed in range(6):
        position = position_after(seed, 3, 3 * seed, readings=readings)
        game = game_of(position)
        move = make_agent(game, AgentName("greedy")).act(position, Random(seed))
        state = game.sample(position, Random(0))
        gained = {
            action: game.score(game.apply(state, action, Random(0)))[position.seat]
            for action in game.actions(state)
        }
        assert gained[move] == max(gained.values())


@pytest.mark.parametrize("name", ["planner", "planner:0.05"])
def test_the_planner_plays_the_end_out(name: str) -> None:
    """Where the end can be searched through, its move has the best value."""
    for seed in range(5):
        position = end_of(seed, 2, 3)
        move = make_agent(game_of(position), AgentName.parse(name)).act(position, Random(seed))
        advice = best_moves(position, SearchLimits(deterministic=True)).advice
        best = [entry.move for entry in advice if entry.lead == advice[0].lead]
        assert move in best


def test_the_planner_is_stronger(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over both seats of eight deals it is ahead of greedy, even with little effort."""
    monkeypatch.setattr("stockbook.optimizer.stamps_game.agents.ROLLOUTS", 80)
    game = StampsGame(2, demo_deck())
    agents = [make_agent(game, AgentName(kind)) for kind in ("planner", "greedy")]
    ahead = 0
    for seed in range(8):
        for seat in (0, 1):
            rng = Random(seed)
            state = game.start(rng)
            while state.turn is not None:
                agent = agents[state.turn != seat]
                state = game.apply(state, agent.act(game.view(state, state.turn), Random(seed)), rng)
            scores = game.score(state)
            ahead += scores[seat] - scores[1 - seat]
    assert ahead > 16
