"""Tiles of the verified sizes with invented faces, for positions that nobody has to own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from stockbook.models.stamps import COLORS, THEMES, Stamp, Tile

T = TypeVar("T")

#: (width, height) -> tiles of the printed game. Small and large squares, short and long rectangles and
#: forever stamps are as printed; half of the rectangles are taken to stand upright (invented).
MIX = {(2, 2): 30, (3, 3): 30, (2, 3): 30, (3, 2): 30, (2, 4): 15, (4, 2): 15, (1, 1): 15}
#: Faces by how often they come (invented): values, with None for a canceled stamp.
VALUES = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, None, None, -1, -2)
#: One stamp in this many is rare, one long rectangle in this many a double (invented).
RARE_IN, DOUBLE_IN = 20, 3


def choose(rng: Random, options: Sequence[T]) -> T:
    """One of the options. Only ``Random.random`` is promised to stay the same in later Pythons."""
    return options[int(rng.random() * len(options))]


def shuffled(rng: Random, items: Sequence[T]) -> list[T]:
    """The items in random order, for the same reason without ``Random.shuffle``."""
    return [items[i] for _, i in sorted((rng.random(), i) for i in range(len(items)))]


def stack(rng: Random) -> list[Tile]:
    """All tiles of a game, shuffled."""
    tiles = [_tile(rng, *size) for size, many in MIX.items() for _ in range(many)]
    return shuffled(rng, tiles)


def _tile(rng: Random, width: int, height: int) -> Tile:
    if (width, height) == (1, 1):
        return Tile.of(Stamp(1, 1))
    if {width, height} == {2, 4} and rng.random() * DOUBLE_IN < 1:
        return Tile.double(_stamp(rng, 2, 2), _stamp(rng, 2, 2), upright=height == 4)
    return Tile.of(_stamp(rng, width, height))


def _stamp(rng: Random, width: int, height: int) -> Stamp:
    if rng.random() * RARE_IN < 1:
        return Stamp(width, height, value=choose(rng, (4, 5, 6)), rare=True)
    return Stamp(width, height, choose(rng, COLORS), choose(rng, THEMES), choose(rng, VALUES))
