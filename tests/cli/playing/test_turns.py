"""Which moves may be taken back, and that a turn shows nothing hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stockbook.cli.playing.table import table_for
from stockbook.cli.playing.turns import Turns, may_take_back
from stockbook.models.games.record import GameHistory
from stockbook.models.games.registry import make_game
from tests.games.heap import Heap, Take

pytestmark = pytest.mark.usefixtures("heap_known")


def played(players: int, *counts: int) -> GameHistory[Any, Any, Any]:
    """A game in which so many numbers were taken each time."""
    history = GameHistory(Heap(players), 5)
    for count in counts:
        history.play(Take(count))
    return history


def test_a_move_that_shows_nothing_is_taken_back() -> None:
    """Only the rules decide what follows from two numbers or more."""
    assert may_take_back(played(1, 2, 3), 0)


def test_a_move_with_a_die_stays() -> None:
    """Who takes one number rolls a die, and has seen it."""
    assert not may_take_back(played(1, 2, 1), 0)


def test_a_move_that_was_answered_stays() -> None:
    """The other has acted since; and where nobody has acted, there is nothing to take back."""
    assert not may_take_back(played(2, 2, 3), 0)
    assert not may_take_back(played(2), 0)


@pytest.mark.parametrize(
    ("name", "players"), [("stamps", 3), ("stamp-albums", 2), ("pinzetta", 1), ("stampswap", 3)]
)
def test_a_turn_shows_nothing_hidden(name: str, players: int) -> None:
    """In another determinization, where all that I cannot see is different, I am told the same."""
    game = make_game(name, players)
    rng = Random(name)
    for seed in range(2):
        history: GameHistory[Any, Any, Any] = GameHistory(game, seed)
        names = ["me", *["random"] * (players - 1)]
        differed = 0
        while (turn := history.turn) is not None:
            if turn == 0:
                told = _told(history, names)
                state = history.state
                history.states[-1] = game.sample(game.view(state, 0), rng)
                differed += history.state != state
                assert _told(history, names) == told
                history.states[-1] = state
            history.play(rng.choice(game.actions(history.state)))
        assert differed


def _told(history: GameHistory[Any, Any, Any], names: list[str]) -> tuple[object, ...]:
    """All that a turn tells me of the moment."""
    turns = Turns(history, names, [None] * len(names), table_for(history.game), 0)
    return turns.position, turns.actions, turns.question
