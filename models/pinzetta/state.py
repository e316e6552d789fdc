"""What lies on the table in a game against Pinzetta, and what is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from stockbook.models.stampswap.game.state import StampSwapState, StampSwapView

#: Places at the table.
ME, HER = 0, 1


@dataclass(frozen=True)
class PinzettaState:
    """What Pinzetta has besides her items, for all to see.

    Her items of earlier rounds are the cards of her seat, those she got in this round lie apart there,
    and the piles on offer are hers as they lie.

    Parameters
    ----------
    mat
        The number of her mat.
    points
        Of her show-scoring cards so far.
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
        One a round and one at the end; each is drawn from all cards.
    shows, events
        The cards left, shuffled.
    """

    decisions: tuple[int, ...]
    shows: tuple[int, ...]
    events: tuple[int, ...]


@dataclass(frozen=True)
class SoloState:
    """A solo game at a moment.

    Parameters
    ----------
    swap
        The table, at which she has a seat, and the stacks.
    her
        What she has.
    orders
        Her cards to come.
    """

    swap: StampSwapState
    her: PinzettaState
    orders: DrawOrders


@dataclass(frozen=True)
class SoloView:
    """A solo game as I see it: faces of her piles that lie down have negative numbers."""

    swap: StampSwapView
    her: PinzettaState
