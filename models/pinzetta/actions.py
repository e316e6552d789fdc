"""My actions in a game against Pinzetta, and their text in a record, where piles and items count from 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from stockbook.models.files.words import integer, pick
from stockbook.models.stampswap.game import actions
from stockbook.models.stampswap.game.actions import Divide, Enter, Place

PILES = 2
WORDS = ("reserve", "take", "place", "enter")


@dataclass(frozen=True)
class TakeHerPile:
    """Taking one of her piles; ``pile`` counts from 0."""

    pile: int

    def __str__(self) -> str:
        return f"take {self.pile + 1}"


Action: TypeAlias = Divide | TakeHerPile | Place | Enter


def parse_action(text: str) -> Action:
    """The action that ``str`` wrote, or a player typed.

    Raises
    ------
    ValueError
        If it is none; the message says how to fix it.
    """
    word, _, rest = text.strip().partition(" ")
    if pick(word, WORDS, "action") == "take":
        return TakeHerPile(integer(rest.strip(), "pile", 1, PILES) - 1)
    action = actions.parse_action(text)
    assert isinstance(action, Divide | Place | Enter)
    return action
