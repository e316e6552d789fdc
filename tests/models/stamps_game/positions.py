"""Positions of STAMPS for tests: stages of random games, and small ends of them."""

from __future__ import annotations

from random import Random

from stockbook.models.stamps_game import Position, SharedGrid
from stockbook.models.stamps_game.deck import Deck, demo_deck
from stockbook.models.stamps_game.grid import Readings

#: A copy with few stamps and columns, whose games are short.
SMALL = Deck("small", (4, 4, 4, 2, 2), (1, 1, 1, 0, 0), (1, 3, 4), ())


def position_after(
    seed: int, players: int, laid: int, deck: Deck | None = None, readings: Readings | None = None
) -> Position:
    """What the player sees whose turn it is, after so many random moves."""
    game = SharedGrid(players, deck or demo_deck(), readings or Readings())
    rng = Random(seed)
    state = game.start(rng)
    for _ in range(laid):
        state = game.apply(state, rng.choice(game.actions(state)), rng)
    assert state.turn is not None
    return game.view(state, state.turn)


def end_of(seed: int, players: int, left: int, readings: Readings | None = None) -> Position:
    """The end of a small game, with so many stamps to lay."""
    return position_after(seed, players, sum(SMALL.in_play(players)) - 4 - left, SMALL, readings)
