"""The race for the most forever stamps: what one of them brings while rounds are still to come."""

from __future__ import annotations

import math
from functools import lru_cache

from stockbook.models.stampswap.position import FOREVER_POINTS, IMAGINARY_FOREVER

#: Forever stamps that a player gets in each round, on average: one lies in the pool for each.
PER_ROUND = 1.0
#: So many more of one player are taken into account.
MOST = 9


@lru_cache(maxsize=4096)
def forever_points(mine: int, others: tuple[int, ...], rounds: float) -> float:
    """The expected points for forever stamps at the end of the game.

    Parameters
    ----------
    mine, others
        Forever stamps so far.
    rounds
        Rounds in which everyone may still get some.
    """
    more = _poisson(PER_ROUND * rounds)
    alone = len(others) <= 1
    found = 0.0
    for got, chance in enumerate(more):
        total = mine + got
        if not total:
            continue
        # How likely so many others have more: tied players share the better place.
        ahead = [1.0]
        for other in others:
            beaten = sum(likely for extra, likely in enumerate(more) if other + extra > total)
            ahead = _added(ahead, beaten)
        if alone:
            ahead = _added(ahead, float(total < IMAGINARY_FOREVER))
        found += chance * sum(points * likely for points, likely in zip(FOREVER_POINTS, ahead, strict=False))
    return found


def _poisson(mean: float) -> list[float]:
    return [math.exp(-mean) * mean**number / math.factorial(number) for number in range(MOST)]


def _added(ahead: list[float], chance: float) -> list[float]:
    """With one more player, who is ahead with this chance."""
    return [
        (ahead[i] if i < len(ahead) else 0.0) * (1 - chance) + (ahead[i - 1] if i else 0.0) * chance
        for i in range(len(ahead) + 1)
    ]
