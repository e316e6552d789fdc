"""The agents of Stamp Albums: legal, the same on every run, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

from stockbook.games.registry import make_agent, make_game
from stockbook.models.play.record import GameHistory
from stockbook.models.stamp_albums.turn_model import turn_problem
from stockbook.optimizer.arena.agent import AgentName
from stockbook.optimizer.stamp_albums.turn_plans import best_purchases

GAME = make_game("stamp-albums")


def play(names: tuple[str, str], seed: int) -> GameHistory:
    """A game of two agents, every action of which is legal."""
    agents = [make_agent(GAME, AgentName.parse(name)) for name in names]
    history, rng = GameHistory(GAME, seed), Random(seed)
    while history.turn is not None:
        action = agents[history.turn].act(GAME.view(history.state, history.turn), rng)
        assert action in GAME.actions(history.state)
        history.play(action)
    return history


def test_greedy_beats_chance() -> None:
    """Over a few deals, from both seats, greedy has far more points."""
    lead = 0
    for seed in range(8):
        first = GAME.score(play(("greedy", "random"), seed).state)
        second = GAME.score(play(("random", "greedy"), seed).state)
        lead += first[0] - first[1] + second[1] - second[0]
    assert lead > 100


def test_planner_beats_chance() -> None:
    """So does the planner, in little time."""
    scores = GAME.score(play(("planner:0.05", "random"), 1).state)
    assert scores[0] > scores[1]


def test_greedy_takes_the_most_points_of_a_turn() -> None:
    """The agent greedy gains at least the points that were proved possible with the cards it saw first."""
    history, rng = GameHistory(GAME, 2), Random(1)
    agent = make_agent(GAME, AgentName.parse("greedy"))
    while history.turn is not None:
        turn = history.turn
        view = GAME.view(history.state, turn)
        best = best_purchases(turn_problem(view, GAME.readings))
        before = GAME.score(history.state)[turn]
        hands = history.state.turn.new_hands
        while history.turn == turn and history.state.turn.new_hands == hands:
            history.play(agent.act(GAME.view(history.state, turn), rng))
        assert GAME.score(history.state)[turn] - before >= (best[0].points if best else 0)


@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_a_decision_depends_on_view_and_generator_alone(name: str) -> None:
    """The same view and seed give the same action."""
    view = GAME.view(GameHistory(GAME, 7).state, 0)
    actions = {make_agent(GAME, AgentName(name)).act(view, Random(3)) for _ in range(2)}
    assert len(actions) == 1
