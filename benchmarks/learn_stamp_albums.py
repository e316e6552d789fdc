"""The weights of the evaluation of Stamp Albums: ``python -m benchmarks.learn_stamp_albums [--games N]``.

Two rollout policies play whole games. A linear model, fitted by least squares, explains how much the lead of
the player on turn grew from the start of a turn to the end of the game by the features of the position; each
line of the table is a weight. ``WEIGHTS`` in ``optimizer/stamp_albums/turn_plans.py`` has them, and they
are learned again when the policy or the features change.
"""

from __future__ import annotations

import argparse
from random import Random

import numpy as np

from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.optimizer.stamp_albums.turn_plans import FEATURES, RolloutPolicy, features


def samples(games: int, seed: int) -> tuple[list[list[float]], list[int]]:
    """Play games, and return the features at the start of each turn and the growth of the mover's lead."""
    game, policy = StampAlbums(), RolloutPolicy()
    seen: list[list[float]] = []
    growth: list[int] = []
    for number in range(games):
        rng = Random(f"{seed}/{number}")
        state = game.start(rng)
        starts: list[tuple[list[float], int, int]] = []
        while not state.turn.over:
            mover = state.turn.player
            if not state.turn.bought and not state.turn.new_hands:
                starts.append((features(state), mover, _lead(game.score(state), mover)))
            state = game.apply(state, policy.act(state), rng)
        for values, mover, lead in starts:
            seen.append(values)
            growth.append(_lead(game.score(state), mover) - lead)
    return seen, growth


def learn(games: int, seed: int) -> list[float]:
    """The weights with the least squared error over so many games, one for each feature."""
    seen, growth = samples(games, seed)
    weights, *_ = np.linalg.lstsq(np.array(seen, float), np.array(growth, float), rcond=None)
    return [round(float(weight), 3) for weight in weights]


def _lead(scores: tuple[int, int], player: int) -> int:
    return scores[player] - scores[1 - player]


def main() -> None:
    """Play the games, and print the weights."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learn_stamp_albums", description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for name, weight in zip(FEATURES, learn(options.games, options.seed), strict=True):
        print(f"{weight:8.3f}  {name}")


if __name__ == "__main__":
    main()
