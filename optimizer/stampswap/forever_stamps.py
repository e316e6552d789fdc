"""Expected points for having the most forever stamps, while rounds are still to come."""

from __future__ import annotations

import math
from functools import lru_cache

from stockbook.models.stampswap.position import FOREVER_PER_ROUND, FOREVER_POINTS, IMAGINARY_FOREVER

#: Numbers of further forever stamps of one player that are considered: 0 to 8.
NUMBERS = 9


@lru_cache(maxsize=4096)
def forever_points(mine: int, others: tuple[int, ...], rounds: float) -> float:
    """The expected points for forever stamps at the end of the game.

    Parameters
    ----------
    mine, others
        Number of forever stamps of the player, and of each other one, so far.
    rounds
        Number of rounds in which everyone may still get some.
    """
    more = _poisson(FOREVER_PER_ROUND * rounds)
    alone = len(others) <= 1
    points = 0.0
    for number, chance in enumerate(more):
        total = mine + number
        if not total:
            continue
        # Probabilities that none, one, two ... others have more: tied players share the better place.
        ahead = [1.0]
        for other in others:
            beaten = sum(likely for extra, likely in enumerate(more) if other + extra > total)
            ahead = _with_player(ahead, beaten)
        if alone:
            ahead = _with_player(ahead, float(total < IMAGINARY_FOREVER))
        points += chance * sum(place * likely for place, likely in zip(FOREVER_POINTS, ahead, strict=False))
    return points


def _poisson(mean: float) -> list[float]:
    """The probabilities of 0, 1, 2 ... by the Poisson distribution."""
    return [math.exp(-mean) * mean**number / math.factorial(number) for number in range(NUMBERS)]


def _with_player(ahead: list[float], chance: float) -> list[float]:
    """The probabilities with one more player, who is ahead with this chance."""
    return [
        (ahead[i] if i < len(ahead) else 0.0) * (1 - chance) + (ahead[i - 1] if i else 0.0) * chance
        for i in range(len(ahead) + 1)
    ]
