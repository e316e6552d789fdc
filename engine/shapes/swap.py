"""The shapes of the answers about the Swap Phase, against players and against Pinzetta."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from stockbook.engine.shapes.common import Interval, Item, Number, Row, Searched

# ``from`` is no name in Python.
Source = TypedDict("Source", {"from": str})


class Cut(Interval):
    """A cut: what I reserve, both piles, and the points that it brings; against Pinzetta her tokens too."""

    reserve: list[int]
    piles: list[list[int]]
    kept: Number
    expected: Number | None
    taken: list[Number]
    taken_by: NotRequired[list[dict[str, Number]]]
    gifts: NotRequired[list[Number]]
    tokens: NotRequired[list[int]]
    pile_tokens: NotRequired[list[int]]


class PileChoice(Source, Interval):
    """A pile that I may take, and the points that it brings."""

    pile: int
    value: Number | None
    gifts: NotRequired[Number]
    items: list[Item]


class Proof(TypedDict):
    """Whether values are estimates; with opponents, whether the first row is proved best."""

    estimated: NotRequired[bool]
    best_proved: NotRequired[bool]


class HerPiles(TypedDict):
    """The piles of Pinzetta after her exchange, and her tokens on them."""

    piles: NotRequired[list[list[str]]]
    tokens: NotRequired[list[list[int]]]
    pile_tokens: NotRequired[list[int]]
    swapped: NotRequired[list[str] | None]


class Cuts(Searched, Proof):
    """Every legal cut, best first."""

    items: list[Item]
    cuts: list[Cut]


class Choices(Searched, Proof, HerPiles):
    """Every pile that I may take, best first."""

    choices: list[PileChoice]


class SwapExplanation(Searched, Interval, Proof, HerPiles):
    """A cut or a pile against the best one."""

    items: NotRequired[list[Item]]
    difference: Number | None
    rows: list[Row]
    move: Cut | PileChoice
    best: Cut | PileChoice
