"""Which moves may be taken back, and that a turn shows nothing hidden."""

from __future__ import annotations

from itertools import islice

import pytest

from stockbook.engine.play import Match
from stockbook.models.play.record import GameHistory
from tests.fuzz.hidden import RandomGame, hidden_faults, random_games
from tests.games.heap import Heap, Take

pytestmark = pytest.mark.usefixtures("heap_known")


def match(players: int, *counts: int) -> Match:
    """A game in which so many numbers were taken each time."""
    history = GameHistory(Heap(players), 5)
    for count in counts:
        history.play(Take(count))
    return Match(history, [str(number) for number in range(players)], [None] * players, 0)


def test_a_move_that_shows_nothing_is_taken_back() -> None:
    """Only the rules decide what follows from two numbers or more."""
    assert match(1, 2, 3).may_undo


def test_a_move_with_a_die_stays() -> None:
    """Who takes one number rolls a die, and has seen it."""
    assert not match(1, 2, 1).may_undo


def test_a_move_that_was_answered_stays() -> None:
    """The other has acted since; and where nobody has acted, there is nothing to take back."""
    assert not match(2, 2, 3).may_undo
    assert not match(2).may_undo


@pytest.mark.parametrize("played", [*islice(random_games(1), 52)], ids=str)
def test_a_turn_shows_nothing_hidden(played: RandomGame) -> None:
    """In another determinization, where all that I cannot see is different, I am told the same."""
    assert hidden_faults(played) == []
