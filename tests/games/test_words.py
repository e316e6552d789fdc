"""The words of games: those that every game has, and that each game has its own."""

from __future__ import annotations

import pytest

from stockbook.games.registry import MODULES, make_game, words_of
from stockbook.games.words import Words
from stockbook.models.play.record import GameHistory
from tests.games.heap import Heap, Take

pytestmark = pytest.mark.usefixtures("heap_known")


@pytest.mark.parametrize("name", [*MODULES, "stampswap-season"])
def test_each_game_has_words_of_its_own(name: str) -> None:
    """They ask with an example, and know a position on which there is advice."""
    history = GameHistory(make_game(name), 1)
    words, view = words_of(history.game), history.game.view(history.state, history.turn or 0)
    assert type(words) is not Words
    assert "such as" in words.question(view) or " or " in words.question(view)
    assert words.has_advice and words.position(view).game_name == name.removesuffix("-season")


def test_a_game_without_words_of_its_own() -> None:
    """It is asked, read and told as its record is written, and its moves are compared with nothing."""
    history = GameHistory(Heap(), 5)
    words, view = words_of(history.game), history.game.view(history.state, 0)
    assert words.question(view) == "your move, such as take 1"
    assert words.read(view, "take 2") == [Take(2)]
    assert (words.say(view, Take(2)), words.tell(view, 1, Take(2), view)) == ("take 2", "player 2: take 2")
    assert words.best(view, "take 2") is None and not words.has_advice
    with pytest.raises(ValueError, match="compared with nothing"):
        words.compared(view, [Take(1)])
