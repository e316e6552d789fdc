"""The actions of a game of Stamp Swap, and their text in records; people count from 1."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stockbook.models.album.album import Cell, cell_name
from stockbook.models.album.notation import parse_cell, split_place
from stockbook.models.files.words import integer, pick
from stockbook.models.stampswap.swap.cuts import MAX_ITEMS, Cut, parse_cut


@dataclass(frozen=True)
class Collect:
    """Selecting the item at a place of the pool."""

    item: int

    def __str__(self) -> str:
        return f"collect {self.item + 1}"


@dataclass(frozen=True)
class Look:
    """Looking at the face-down item at a place of the pool."""

    item: int

    def __str__(self) -> str:
        return f"look {self.item + 1}"


@dataclass(frozen=True)
class Divide:
    """Cutting the goods."""

    cut: Cut

    def __str__(self) -> str:
        return str(self.cut)


@dataclass(frozen=True)
class TakePile:
    """Taking a pile of another player, both counted from 0."""

    owner: int
    pile: int

    def __str__(self) -> str:
        return f"take {self.owner + 1} {self.pile + 1}"


@dataclass(frozen=True)
class Place:
    """Placing the tile at a place of the hand on the album, its top left space on ``cell``."""

    item: int
    cell: Cell

    def __str__(self) -> str:
        return f"place {self.item + 1} {cell_name(self.cell)}"


@dataclass(frozen=True)
class Enter:
    """Ending the Show Phase with a ticket on the contest at a place, or on none."""

    contest: int | None

    def __str__(self) -> str:
        return f"enter {'none' if self.contest is None else self.contest + 1}"


Action = Collect | Look | Divide | TakePile | Place | Enter


def parse_action(text: str) -> Action:
    """Read an action that ``str`` wrote or a player typed; a ``ValueError`` says how to fix what is none."""
    word, _, rest = text.strip().partition(" ")
    return _READERS[pick(word, _READERS, "action")](rest.strip())


def _number(text: str, what: str = "number") -> int:
    return integer(text, what, 1, MAX_ITEMS) - 1


def _take(text: str) -> TakePile:
    owner, pile = _two(text, "take 2 1: whose pile, and which")
    return TakePile(_number(owner), _number(pile))


def _place(text: str) -> Place:
    item, cell = split_place(text)
    if not item or not cell:
        raise ValueError("write place 3 c4: which stamp, and its top left space")
    return Place(_number(item), parse_cell(cell))


def _two(text: str, example: str) -> tuple[str, str]:
    words = text.split()
    if len(words) != 2:
        raise ValueError(f"write {example}")
    return words[0], words[1]


def _enter(text: str) -> Enter:
    return Enter(None if text == "none" else _number(text, "contest"))


_READERS: dict[str, Callable[[str], Action]] = {
    "collect": lambda text: Collect(_number(text)),
    "look": lambda text: Look(_number(text)),
    "reserve": lambda text: Divide(parse_cut(f"reserve {text}")),
    "take": _take,
    "place": _place,
    "enter": _enter,
}
