"""The state of a solo game, my view of it, and my actions, whose text counts piles and items from 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from stockbook.models.files.words import integer, pick
from stockbook.models.stampswap.game import actions
from stockbook.models.stampswap.game.actions import Divide, Enter, Place
from stockbook.models.stampswap.game.state import StampSwapState, StampSwapView

PILES = 2
ACTION_WORDS = ("reserve", "take", "place", "enter")

#: Places at the table.
ME, HER = 0, 1


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
    if pick(word, ACTION_WORDS, "action") == "take":
        return TakeHerPile(integer(rest.strip(), "pile", 1, PILES) - 1)
    action = actions.parse_action(text)
    assert isinstance(action, Divide | Place | Enter)
    return action


@dataclass(frozen=True)
class PinzettaState:
    """Pinzetta's mat, points and cards in a state, all of them visible.

    Her items stand in her seat at the table: those of earlier rounds as its cards, those she got in this
    round as apart, and the piles on offer as its piles.

    Parameters
    ----------
    mat
        Number of her mat, from 0.
    points
        Points of her show-scoring cards so far.
    decisions
        The decision cards drawn so far, by number; after the last round that of the end as well.
    shows
        The show-scoring cards drawn so far.
    events
        The event cards used so far: in each round that of her piles, then mine.
    taken
        The pile of mine that she took in this round, until the next.
    exchanged
        The items that went into her piles' first and second place in her exchange of this round.
    """

    mat: int
    points: int = 0
    decisions: tuple[int, ...] = ()
    shows: tuple[int, ...] = ()
    events: tuple[int, ...] = ()
    taken: int | None = None
    exchanged: tuple[int, int] | None = None


@dataclass(frozen=True)
class DrawOrders:
    """Her cards still to come, in the order in which they will be drawn.

    Parameters
    ----------
    decisions
        Decision cards: one a round, each drawn from all cards, and one at the end from those left then.
    shows, events
        Show-scoring and event cards that are left, shuffled.
    """

    decisions: tuple[int, ...]
    shows: tuple[int, ...]
    events: tuple[int, ...]


@dataclass(frozen=True)
class SoloState:
    """A state of a solo game.

    Parameters
    ----------
    swap
        State of Stamp Swap in which she has a seat.
    her
        Her mat, points and cards.
    orders
        Her cards still to come.
    """

    swap: StampSwapState
    her: PinzettaState
    orders: DrawOrders


@dataclass(frozen=True)
class SoloView:
    """A solo game as I see it: faces of her piles that lie down have negative numbers."""

    swap: StampSwapView
    her: PinzettaState
