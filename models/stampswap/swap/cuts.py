"""Cuts: which item is reserved, and how the others are split into two piles (rulebook, Swap Phase)."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.stampswap.game.actions import Divide, parse_action
from stockbook.models.stampswap.game.rules import cuts as divisions
from stockbook.models.stampswap.game.state import Cut, Items
from stockbook.models.stampswap.goods import Good, may_reserve

#: Items that a cut needs: one for each pile.
FEWEST = 2


def cuts(goods: Sequence[Good], reserves: int = 1) -> list[Cut]:
    """Every legal cut of goods; items count from 0.

    As many items as ``reserves`` says are reserved, fewer only where a pile would be empty or all others
    are rare. A pile is never empty, a rare tile is never reserved. Two cuts that differ in which
    pile is called the first are one.

    Parameters
    ----------
    goods
        At least two.
    reserves
        How many items may be reserved.
    """
    if len(goods) < FEWEST:
        return []
    rare = frozenset(item for item, good in enumerate(goods) if not may_reserve(good))
    return list(divisions(tuple(range(len(goods))), rare, reserves))


def staying(cut: Cut) -> tuple[Items, Items]:
    """What is left to me if the second pile is taken, and if the first is: the reserve and the other pile."""
    first, second = (tuple(sorted((*cut.reserve, *pile))) for pile in cut.piles)
    return first, second


def parse_cut(text: str) -> Cut:
    """Read ``reserve 1 | 2 3 | 4 5 6``; people count from 1.

    Raises
    ------
    ValueError
        If it is no cut; the message says the mend.
    """
    action = parse_action(text)
    if not isinstance(action, Divide):
        raise ValueError("a cut is the reserve and two piles, such as reserve 1 | 2 3 | 4 5 6")
    return action.cut


def cut_text(cut: Cut) -> str:
    """The text that ``parse_cut`` reads."""
    return str(Divide(cut))


def cut_faults(goods: Sequence[Good], reserves: int, cut: Cut) -> list[str]:
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
    most = min(reserves, len(goods) - FEWEST, sum(map(may_reserve, goods)))
    if not faults and len(cut.reserve) != most:
        faults.append(f"{len(cut.reserve)} items are reserved: it must be {most}")
    return faults
