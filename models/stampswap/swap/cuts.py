"""Cuts: which items are reserved, and how the others are split into two piles (rulebook, Swap Phase)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

from stockbook.models.files.words import integer
from stockbook.models.stampswap.effects.effect import Reserves
from stockbook.models.stampswap.goods import Good, StampGood, UnseenGood, may_reserve

#: Items by number, from 0: their places among someone's goods, on a table or in a box.
Items = tuple[int, ...]
#: One of the goods that are cut: its number in a game that was dealt, or what a position says of it.
Item = TypeVar("Item")
#: Items that a cut needs: one for each pile.
FEWEST = 2
#: A larger number of an item is a typing mistake.
MAX_ITEMS = 99

WORD = "reserve"


#: What may be reserved where no effect allows more.
ONE = Reserves(1)


@dataclass(frozen=True)
class Cut:
    """A division of a player's goods in the Swap Phase; ``str`` writes ``reserve 1 | 2 3 | 4 5 6``.

    Parameters
    ----------
    reserve
        The items that are kept apart, by their places among the goods, from 0.
    piles
        The two piles, the one with the lowest item first.
    """

    reserve: Items
    piles: tuple[Items, Items]

    @classmethod
    def of(cls, reserve: Items, first: Items, second: Items) -> Cut:
        """The cut with these two piles, whichever is called the first; numbers are in order."""
        return cls(reserve, (first, second) if first < second else (second, first))

    def __str__(self) -> str:
        parts = (self.reserve, *self.piles)
        return f"{WORD} " + " | ".join(" ".join(str(item + 1) for item in part) for part in parts)

    def parts_of(self, goods: Sequence[Item]) -> tuple[tuple[Item, ...], tuple[Item, ...], tuple[Item, ...]]:
        """The reserve and the two piles into which it divides goods."""
        reserve, (first, second) = self.reserve, self.piles
        return (
            tuple([goods[item] for item in reserve]),
            tuple([goods[item] for item in first]),
            tuple([goods[item] for item in second]),
        )


def cuts(goods: Sequence[Good], reserves: Reserves = ONE) -> list[Cut]:
    """Every legal cut of goods, as ``cuts_of`` gives them; none of fewer than two."""
    if len(goods) < FEWEST:
        return []
    rare = [item for item, good in enumerate(goods) if not may_reserve(good)]
    return list(cuts_of(len(goods), reserves, rare, _cards(goods)))


def cuts_of(
    number: int, reserves: Reserves, rare: Collection[int] = (), cards: Collection[int] = ()
) -> Iterator[Cut]:
    """Every legal cut of a number of items, those that reserve most items first.

    At least one item is reserved, and at most as many as may be; none only where a pile would be empty or
    all items are rare. A pile is never empty, a rare tile is never reserved. Two cuts that differ in which
    pile is called the first are one.

    Parameters
    ----------
    number
        How many items there are, at least two.
    reserves
        The items that may be reserved.
    rare
        The items that are not reserved.
    cards
        The items that are no stamps.
    """
    free = [item for item in range(number) if item not in rare]
    for reserved in _numbers(_most(reserves, number, free, cards)):
        for reserve in combinations(free, reserved):
            if sum(item in cards for item in reserve) > reserves.items:
                continue
            first, *rest = [item for item in range(number) if item not in reserve]
            for size in range(len(rest)):
                for others in combinations(rest, size):
                    second = tuple(item for item in rest if item not in others)
                    yield Cut.of(reserve, (first, *others), second)


def kept_items(cut: Cut) -> tuple[Items, Items]:
    """The items that I keep, reserve and pile, if the second pile is taken, and if the first is."""
    first, second = (tuple(sorted((*cut.reserve, *pile))) for pile in cut.piles)
    return first, second


def parse_cut(text: str) -> Cut:
    """Read ``reserve 1 | 2 3 | 4 5 6``; people count from 1.

    Raises
    ------
    ValueError
        If it is no cut; the message says how to fix it.
    """
    word, _, rest = text.strip().partition(" ")
    parts = rest.split("|")
    if not (word and WORD.startswith(word.lower()) and len(parts) == 3):
        raise ValueError(f"a cut is the reserve and two piles, such as {WORD} 1 | 2 3 | 4 5 6")
    reserve, first, second = map(_read_items, parts)
    return Cut.of(reserve, first, second)


def _read_items(text: str) -> Items:
    words = filter(None, re.split(r"[\s,]+", text))
    return tuple(sorted(integer(word, "number", 1, MAX_ITEMS) - 1 for word in words))


def cut_faults(goods: Sequence[Good], reserves: Reserves, cut: Cut) -> list[str]:
    """Every reason why a cut of these goods is not legal."""
    faults = []
    given = [*cut.reserve, *cut.piles[0], *cut.piles[1]]
    for item in sorted(set(given)):
        if item >= len(goods):
            faults.append(f"there is no item {item + 1}: the collection has {len(goods)}")
        elif given.count(item) > 1:
            faults.append(f"item {item + 1} is in it {given.count(item)} times")
    missing = [item for item in range(len(goods)) if item not in given]
    faults += [f"item {item + 1} is missing: {goods[item]}" for item in missing]
    for item in cut.reserve:
        if item < len(goods) and not may_reserve(goods[item]):
            faults.append(f"item {item + 1} is rare, and a rare stamp is never reserved: {goods[item]}")
    if not all(cut.piles):
        faults.append("a pile is empty: each needs at least one item")
    if faults:
        return faults
    cards = _cards(goods)
    free = [item for item, good in enumerate(goods) if may_reserve(good)]
    numbers = _numbers(_most(reserves, len(goods), free, cards))
    if len(cut.reserve) not in numbers:
        most = max(numbers)
        allowed = {0: "0", 1: "1", 2: "1 or 2"}.get(most, f"1 to {most}")
        faults.append(f"{len(cut.reserve)} items are reserved: it must be {allowed}")
    elif (reserved := sum(item in cards for item in cut.reserve)) > reserves.items:
        faults.append(
            f"{reserved} of the reserved items are no stamps: at most {reserves.items} may be, "
            f"and {reserves.stamps} more only as stamps"
        )
    return faults


def _most(reserves: Reserves, number: int, free: Collection[int], cards: Collection[int]) -> int:
    """The most items that a cut reserves of a number of items, of which ``free`` are not rare."""
    possible = len(free) - max(0, sum(item in cards for item in free) - reserves.items)
    return max(0, min(reserves.most, possible, number - FEWEST))


def _numbers(most: int) -> range:
    """The numbers of items that may be reserved, the largest first."""
    return range(most, 0, -1) or range(1)


def _cards(goods: Sequence[Good]) -> Items:
    """The items that are no stamps."""
    return tuple(i for i, good in enumerate(goods) if not isinstance(good, StampGood | UnseenGood))
