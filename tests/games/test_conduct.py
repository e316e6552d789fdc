"""Every game, the game of the tests included, can be recorded, measured and played by the same protocol."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stockbook.games.records import parse_record
from stockbook.games.registry import definition_of, definitions, make_agent, make_game
from stockbook.models.play.protocol import AnyGame
from stockbook.models.play.record import GameHistory, replay
from stockbook.optimizer.arena.agent import AgentName, decision_rng

pytestmark = pytest.mark.usefixtures("heap_known")

GAMES = [*dict(definitions()), "heap", "bids", "bids-once"]
#: One more action is looked at closely after so many: some games have hundreds.
CLOSELY = 7
#: An agent that makes one action in so many has met every phase of a game.
SELDOM = 5


def random_game(game: AnyGame, seed: int) -> GameHistory[Any, Any, Any]:
    """A game that ends, played at random, with the protocol checked on the way."""
    history, rng = GameHistory(game, seed), Random(seed)
    while (turn := history.turn) is not None:
        actions = list(game.actions(history.state))
        assert actions
        if len(history.actions) % CLOSELY == 0:
            assert len(set(actions)) == len(actions)
            for action in actions[:50]:
                text = game.write(action)
                assert (text.strip(), text.splitlines()) == (text, [text])
                assert game.read(text) == action
            view = game.view(history.state, turn)
            other = game.sample(view, rng)
            assert game.view(other, turn) == view
            assert (game.turn(other), list(game.actions(other))) == (turn, actions)
        history.play(rng.choice(actions))
    return history


@pytest.mark.parametrize("name", GAMES)
def test_a_game_keeps_the_protocol(name: str) -> None:
    """Actions are legal, distinct and read back as written; a sample looks like the view it was made
    from; a record replays to the same states, and its options make an equal game."""
    game = make_game(name)
    assert game.name == name
    assert make_game(name, game.players, game.options) == game
    history = random_game(game, 5)
    assert len(game.score(history.state)) >= game.players
    assert set(game.winners(history.state)) <= set(range(len(game.score(history.state))))
    names = [f"player {number}" for number in range(1, game.players + 1)]
    again = replay(parse_record(str(history.record(names))))
    assert again.states == history.states
    assert again.record(names) == history.record(names)


@pytest.mark.parametrize("name", GAMES)
def test_agents_move_legally_and_see_nothing_hidden(name: str) -> None:
    """An agent without a time limit makes the same legal move whenever it sees the same, with the same
    generator."""
    game = make_game(name)
    known = [
        kind
        for kind in definition_of(name).agents.known
        if kind not in ("cheat", "mortal", "doomed", "planner")
    ]
    history = GameHistory(game, 3)
    rng = Random(3)
    while (turn := history.turn) is not None:
        number = len(history.actions)
        if number % SELDOM:
            history.play(rng.choice(game.actions(history.state)))
            continue
        kind = known[number // SELDOM % len(known)]
        agents = [make_agent(game, AgentName(kind)) for _ in range(2)]
        view = game.view(history.state, turn)
        action, again = (agent.act(view, decision_rng(3, number)) for agent in agents)
        assert action == again
        assert action in game.actions(history.state)
        history.play(action)
