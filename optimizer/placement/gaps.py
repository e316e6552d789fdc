"""Gaps of units, covered with a few tiles one after the other: no single move does that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from stockbook.models.album.bitboard import Gap, Spot

#: Places tried at most to cover the spaces that a unit lacks.
MOST_TRIES = 40


def cover(
    gap: Gap, empty: int, covering: Mapping[int, Mapping[int, Sequence[Spot]]], rng: Random
) -> dict[int, Spot]:
    """Places of some tiles, by items, that complete a unit together; none if some tries find none.

    Parameters
    ----------
    gap
        What the unit lacks; a part of it may be covered already.
    empty
        The board of the spaces that may be covered.
    covering
        For the items that have no place yet the places by the space that they cover, a board of one bit.
    rng
        The source of random numbers.
    """
    chosen: dict[int, Spot] = {}
    tries = MOST_TRIES

    def covered(left: int, empty: int) -> bool:
        nonlocal tries
        if not left:
            return True
        space, full = left & -left, ~empty
        spots = [
            (item, spot)
            for item, places in covering.items()
            if item not in chosen
            for spot in places.get(space, ())
            if not (spot.cells & full or (gap.point and not gap.covered_by(spot)))
        ]
        rng.shuffle(spots)
        for item, spot in spots:
            tries -= 1
            if tries < 0:
                return False
            chosen[item] = spot
            if covered(left & ~spot.cells, empty & ~spot.cells):
                return True
            del chosen[item]
        return False

    covered(gap.spaces & empty, empty)
    return chosen
