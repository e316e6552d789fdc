"""Wishes for a cut, one by one: as they are written, and why they cannot hold."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, Self

from stockbook.models.stampswap.goods import Goods, may_reserve
from stockbook.models.stampswap.swap.cuts import Cut, Items
from stockbook.models.stampswap.typed_items import item_named


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
