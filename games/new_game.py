"""New games against agents: who sits where, and who starts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stockbook.games.registry import make_game
from stockbook.models.play.player_names import ME
from stockbook.models.play.protocol import FIRST, AnyGame


def seated(opponents: Sequence[str], seat: int) -> list[str]:
    """The names of all players, clockwise, where I sit at ``seat``, from 0, among the agents."""
    return [*opponents[:seat], ME, *opponents[seat:]]


def with_first_drawn(game: AnyGame, seed: int) -> AnyGame:
    """The game where the seed has drawn who starts, unless its rules say it."""
    if FIRST not in game.options:
        return game
    first = Random(f"{seed}/{FIRST}").randrange(game.players) + 1
    return make_game(game.name, game.players, {**game.options, FIRST: first})
