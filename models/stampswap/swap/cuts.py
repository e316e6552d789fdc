"""Cuts and Choose turns: what is reserved, how the rest is split, who takes what (rulebook, Swap Phase)."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from typing import ClassVar, Self, TypeVar

from stockbook.models.files.words import integer
from stockbook.models.stampswap.effects import Reserves
from stockbook.models.stampswap.goods import Good, Goods, StampGood, UnseenGood, may_reserve
from stockbook.models.stampswap.typed_items import item_named

#: My number: players have theirs clockwise from me.
ME = 0
#: A pile: its owner, and which of their two.
Pile = tuple[int, int]


@dataclass(frozen=True)
class PileShare:
    """One player's share of the piles: the own pile kept, and the pile taken from another player."""

    #: Which of the player's own piles is kept after the other was taken, 0 or 1; None while both are the
    #: player's, or if none was on offer.
    kept: int | None = None
    #: The pile that the player took; None for none.
    taken: Pile | None = None
    #: Whether the player took it before one of the own piles was taken.
    taken_first: bool = False


@dataclass(frozen=True)
class ChooseTurns:
    """A state of the Choose turns: the player to move, the piles on offer, and each player's share so far."""

    #: The player whose turn it is; None when all have chosen.
    turn: int | None
    #: Whether the piles of each player are on offer.
    open: tuple[bool, ...]
    #: Whether each player's turn is over.
    chosen: tuple[bool, ...]
    #: Each player's share of the piles so far.
    shares: tuple[PileShare, ...]

    @classmethod
    def begin(cls, first: int, open: tuple[bool, ...], chosen: tuple[bool, ...] | None = None) -> ChooseTurns:
        """The first Choose turn, that of ``first``; nobody has chosen yet unless ``chosen`` says so."""
        players = len(open)
        return cls(first, open, chosen or (False,) * players, (PileShare(),) * players).settled()

    def piles(self) -> list[Pile]:
        """The piles that the player to move may take, in order of their owners."""
        owners = [owner for owner, there in enumerate(self.open) if there and owner != self.turn]
        return [(owner, pile) for owner in owners for pile in (0, 1)]

    def take(self, pile: Pile) -> ChooseTurns:
        """The state after the player whose turn it is took a pile, and its owner kept the other.

        The owner's turn is next; if it is over, that of the first player counterclockwise whose turn is not.
        """
        owner, which = pile
        assert self.turn is not None
        shares = list(self.shares)
        mine, theirs = shares[self.turn], shares[owner]
        # Trees of turns are made of these, and ``replace`` takes ten times as long.
        shares[self.turn] = PileShare(mine.kept, pile, mine.taken_first)
        shares[owner] = PileShare(1 - which, theirs.taken, self.chosen[owner])
        chosen = _with(self.chosen, self.turn, True)
        open = _with(self.open, owner, False)
        return ChooseTurns(next_from(owner, chosen), open, chosen, tuple(shares)).settled()

    def settled(self) -> ChooseTurns:
        """The state after passing the turns of players who have no pile to take, and keep their own."""
        state = self
        while state.turn is not None and not state.piles():
            chosen = _with(state.chosen, state.turn, True)
            state = replace(state, chosen=chosen, turn=next_from(state.turn, chosen))
        return state


def next_from(owner: int, chosen: tuple[bool, ...]) -> int | None:
    """The next player to choose: ``owner``, or the first counterclockwise; None if all have chosen."""
    players = len(chosen)
    order = ((owner - step) % players for step in range(players))
    return next((player for player in order if not chosen[player]), None)


def _with(flags: tuple[bool, ...], player: int, flag: bool) -> tuple[bool, ...]:
    return (*flags[:player], flag, *flags[player + 1 :])


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
    """A division of a player's goods in the Swap Phase; ``str`` writes ``reserve 1 | 2 3 | 4 5 6``."""

    #: The items that are kept apart, by their places among the goods, from 0.
    reserve: Items
    #: The two piles, the one with the lowest item first.
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
    """Every legal cut of at least two items, those that reserve most items first.

    At least one item is reserved, and at most as many as may be; none only where a pile would be empty or
    all items are rare. A pile is never empty, a rare tile is never reserved. Two cuts that differ in which
    pile is called the first are one; ``cards`` are the items that are no stamps.
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
    """Read ``reserve 1 | 2 3 | 4 5 6``; people count from 1. A ``ValueError`` if it is no cut."""
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


@dataclass(frozen=True)
class CutWish(ABC):
    """Something that a cut has to have; ``str`` writes it as its option does, ``keep 2``.

    Parameters
    ----------
    item
        An item of the collection, from 0.
    """

    item: int
    word: ClassVar[str] = ""

    @classmethod
    def parse(cls, text: str, goods: Goods) -> Self:
        """Read ``2``, people count from 1, or how the item begins.

        Raises
        ------
        ValueError
            If there is no such item.
        """
        if not goods:
            raise ValueError("there is no item in my collection")
        return cls(item_named(text, goods, "in my collection"))

    def __str__(self) -> str:
        return f"{self.word} {self.item + 1}"

    @abstractmethod
    def holds(self, cut: Cut, sure: Collection[int]) -> bool:
        """Whether a cut has it, of which these items are mine for sure."""


class KeepWish(CutWish):
    """An item is in what I keep for sure (``sure_items``)."""

    word = "keep"

    def holds(self, cut: Cut, sure: Collection[int]) -> bool:
        return self.item in sure


class ReserveWish(CutWish):
    """An item is reserved."""

    word = "reserve"

    def holds(self, cut: Cut, sure: Collection[int]) -> bool:
        return self.item in cut.reserve


def sure_items(cut: Cut, stays: Collection[Items], taken: Sequence[float | Fraction]) -> frozenset[int]:
    """The items of a cut that are mine for sure: the reserve, and a pile that stays in two cases.

    It stays where I am left with least, and nobody takes it when everyone chooses as expected.

    Parameters
    ----------
    cut
        The cut.
    stays
        The items that stay where I am left with least; two such sets where both piles leave the same.
    taken
        The probability of each pile that it is taken.
    """
    safe = [pile for pile, chance in zip(cut.piles, taken, strict=True) if not chance]
    kept = [item for pile in safe for item in pile if any(item in items for items in stays)]
    return frozenset([*cut.reserve, *kept])


def cut_reason(wishes: Sequence[CutWish], goods: Goods) -> str:
    """The reason why no cut has all these wishes, of which none can be left out."""
    reserved = [wish.item for wish in wishes if isinstance(wish, ReserveWish)]
    for item in reserved:
        if not may_reserve(goods[item]):
            return f"item {item + 1} is rare, and a rare stamp is never reserved: {goods[item]}"
    if len(reserved) == len(wishes) and len(reserved) > 1:
        return f"at most {len(reserved) - 1} of these items may be reserved"
    return "no legal cut has all of them, but without any one there is a cut"
