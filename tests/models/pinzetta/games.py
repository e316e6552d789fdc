"""Solo games against Pinzetta of random moves, for the tests."""

from __future__ import annotations

from random import Random

from stockbook.games.registry import make_game
from stockbook.models.pinzetta.game import Pinzetta
from stockbook.models.play.record import GameHistory

#: Every level, without and with intro mode.
OPTIONS = [(level, intro) for level in (1, 2, 3) for intro in (False, True)]


def solo(level: int = 1, intro: bool = False) -> Pinzetta:
    """The game with the demonstration cards."""
    game = make_game("pinzetta", options={"level": level, "intro": intro})
    assert isinstance(game, Pinzetta)
    return game


GAME = solo()


def played(game: Pinzetta, seed: int) -> GameHistory:
    """A game of random moves."""
    history, rng = GameHistory(game, seed), Random(seed)
    while history.turn is not None:
        history.play(rng.choice(game.actions(history.state)))
    return history
