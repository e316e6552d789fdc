"""Positions of STAMPS for tests: stages of random games, and small ends of them."""

from __future__ import annotations

from random import Random

from stockbook.models.stamps_game.deck import StampsDeck, demo_deck
from stockbook.models.stamps_game.game import StampsGame, StampsPosition
from stockbook.models.stamps_game.grid import StampsReadings

#: A copy with few stamps and columns, whose games are short.
SMALL = StampsDeck("small", (4, 4, 4, 2, 2), (1, 1, 1, 0, 0), (1, 3, 4), ())


def position_after(
    seed: int, players: int, laid: int, deck: StampsDeck | None = None, readings: StampsReadings | None = None
) -> StampsPosition:
    """Return the position that the player to move sees after so many random moves."""
    game = StampsGame(players, deck or demo_deck(), readings or StampsReadings())
    rng = Random(seed)
    state = game.start(rng)
    for _ in range(laid):
        state = game.apply(state, rng.choice(game.actions(state)), rng)
    assert state.turn is not None
    return game.view(state, state.turn)


def end_of(seed: int, players: int, left: int, readings: StampsReadings | None = None) -> StampsPosition:
    """The end of a small game, with so many stamps to lay."""
    return position_after(seed, players, sum(SMALL.in_play(players)) - 4 - left, SMALL, readings)


def game_of(position: StampsPosition) -> StampsGame:
    """The game that a position is of."""
    return StampsGame(position.players, position.deck, position.readings)
