"""The cuts that are legal against Pinzetta (rulebook, Solo)."""

from __future__ import annotations

from collections.abc import Iterable

from stockbook.models.stampswap.swap.cuts import Cut

#: The reason why another cut is not legal.
UNEVEN = "against Pinzetta one pile has exactly one item more, and both as many only if that is impossible"


def even_cuts(cuts: Iterable[Cut]) -> list[Cut]:
    """The legal cuts of some goods in which one pile has exactly one item more than the other.

    Where no number of reserved items leaves an odd rest, those in which both piles have as many (reading).
    """
    found = list(cuts)
    odd = [cut for cut in found if _difference(cut) == 1]
    return odd or [cut for cut in found if _difference(cut) == 0]


def _difference(cut: Cut) -> int:
    first, second = cut.piles
    return abs(len(first) - len(second))
