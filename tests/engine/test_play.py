"""Which moves may be taken back, and that a turn shows nothing hidden."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from stockbook.engine.documents.play import turn_document
from stockbook.engine.play import Match
from stockbook.games.registry import make_game
from stockbook.models.play.record import GameHistory
from stockbook.models.stampswap.effects import FOREVER, STACKS
from stockbook.models.stampswap.game.state import Deal
from tests.fuzz.hidden import RandomGame, hidden_faults, random_games
from tests.games.heap import Heap, Take
from tests.models.stampswap.game.games import items

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


@pytest.mark.parametrize(("name", "players"), [("stampswap", 3), ("pinzetta", 1)])
def test_stamps_that_have_not_come_up_are_still_to_come(name: str, players: int) -> None:
    """With those that lie before players, in the pool and out of the game they are all stamps of the box."""
    game, rng = make_game(name, players), Random(name)
    history: GameHistory[Any, Any, Any] = GameHistory(game, 5)
    deck = game.components.deck if name == "pinzetta" else game.deck
    stacks = zip((*STACKS, FOREVER), deck.stacks, strict=True)
    sizes = {tile: size for size, stack in stacks for tile in stack}
    told = []
    while history.turn is not None:
        playing = Match(history, [str(number) for number in range(players)], [None] * players, history.turn)
        told.append(Counter(turn_document(playing, ())["to_come"]))
        swap = history.state.swap if name == "pinzetta" else history.state
        come_up = items(replace(swap, deal=Deal((), (), ())))
        here = Counter(sizes[item] for item in come_up if item in sizes)
        assert told[-1] + here == Counter(sizes.values())
        history.play(rng.choice(list(game.actions(history.state))))
    assert told[0] > told[-1]


@pytest.mark.parametrize(("name", "players"), [("stamps", 2), ("stamp-albums", 2)])
def test_other_games_do_not_tell_what_is_to_come(name: str, players: int) -> None:
    """There are no sizes whose stamps could be counted."""
    history: GameHistory[Any, Any, Any] = GameHistory(make_game(name, players), 5)
    playing = Match(history, ["0", "1"], [None] * players, 0)
    assert turn_document(playing, ())["to_come"] == {}
