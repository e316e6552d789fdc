"""The words of games: those that every game has, and that each game has its own."""

from __future__ import annotations

import pytest

from stockbook.games.registry import definitions, game_of, make_game, words_of
from stockbook.models.play.goal import Goal
from stockbook.models.play.protocol import Seen
from stockbook.models.play.record import GameHistory
from tests.games.heap import Heap, Take

pytestmark = pytest.mark.usefixtures("heap_known")


@pytest.mark.parametrize("name", [name for name, _ in definitions()])
def test_the_words_of_each_game(name: str) -> None:
    """They ask with an example, and know a position on which there is advice."""
    history = GameHistory(make_game(name), 1)
    words, view = words_of(history.game), history.game.view(history.state, history.turn or 0)
    assert "such as" in words.question(view) or " or " in words.question(view)
    position = words.position(view)
    assert game_of(position).name == name.removesuffix("-season")
    assert callable(game_of(position).search(position, Goal.GAME).run)


def test_a_game_without_words_of_its_own() -> None:
    """It is asked, read and told as its record is written, and its positions are what I see."""
    history = GameHistory(Heap(), 5)
    words, view = words_of(history.game), history.game.view(history.state, 0)
    assert words.question(view) == "your move, such as take 1"
    assert words.read(view, "take 2") == [Take(2)]
    assert (words.say(view, Take(2)), words.tell(view, 1, Take(2), view)) == ("take 2", "player 2: take 2")
    assert words.best(view, "take 2") is None
    assert words.compared(view, [Take(1)]) == (Seen(Heap(), view), Take(1), {})
    assert Seen(Heap(), history.game.view(history.state, 1)).player == 1
