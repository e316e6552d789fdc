"""The goals of the commands against each other: the agent that plays as the commands advise."""

from __future__ import annotations

from random import Random

from benchmarks.goals import make
from stockbook.games.registry import make_game


def test_an_agent_plays_on_from_any_state() -> None:
    """Its cut, asked in the middle of a game, is legal."""
    game, rng = make_game("stampswap", 2), Random(2)
    state = game.start(rng)
    while state.table.phase != "cut":
        state = game.apply(state, game.actions(state)[0], rng)
    view = game.view(state, state.table.turn)
    assert make("game", game, 0.1).act(view, rng) in game.actions(state)
