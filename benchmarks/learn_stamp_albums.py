"""How the weights of ``judgment`` were found, and are found again if the quick player changes."""

from __future__ import annotations

from random import Random

import numpy as np

from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.optimizer.stamp_albums.evaluation import features
from stockbook.optimizer.stamp_albums.rollout_policy import RolloutPolicy


def samples(games: int, seed: int) -> tuple[list[list[float]], list[int]]:
    """Features at the start of each turn of quick players' games, and how much the mover's lead grew."""
    game, player = StampAlbums(), RolloutPolicy()
    seen: list[list[float]] = []
    grown: list[int] = []
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        state = game.start(rng)
        starts: list[tuple[list[float], int, int]] = []
        while not state.turn.over:
            mover = state.turn.player
            if not state.turn.bought and not state.turn.new_hands:
                starts.append((features(state), mover, _lead(game.score(state), mover)))
            state = game.apply(state, player.act(state), rng)
        for values, mover, lead in starts:
            seen.append(values)
            grown.append(_lead(game.score(state), mover) - lead)
    return seen, grown


def learn(games: int, seed: int) -> list[float]:
    """The weights with the least squared error over so many games."""
    seen, grown = samples(games, seed)
    weights, *_ = np.linalg.lstsq(np.array(seen, float), np.array(grown, float), rcond=None)
    return [round(float(weight), 3) for weight in weights]


def _lead(scores: tuple[int, int], player: int) -> int:
    return scores[player] - scores[1 - player]
