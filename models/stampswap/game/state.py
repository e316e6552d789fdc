"""What lies on the table in a game of Stamp Swap, and what is hidden.

Items are the numbers of a ``Deck``. All that is shuffled is shuffled at the start, into the hidden
orders of a ``Deal``; so equal seeds give equal deals whatever the players do.
"""

from __future__ import annotations

from dataclasses import dataclass

from stockbook.models.contests import Contest
from stockbook.models.stampswap.swap.cuts import Cut, Items

PHASES = ("collect", "cut", "choose", "show", "over")


@dataclass(frozen=True)
class Deal:
    """The hidden orders.

    Parameters
    ----------
    stacks
        The tiles of each stack that are still face down; pools take from the front, effects from the
        back. The open pile of forever stamps is the last.
    attendees
        The cards still in their deck.
    events
        For each round still to come, every event in the order of that round's shuffle.
    """

    stacks: tuple[Items, ...]
    attendees: Items
    events: tuple[Items, ...]


@dataclass(frozen=True)
class Seat:
    """What lies before one player.

    Parameters
    ----------
    exhibitor
        The exhibitor of their mat.
    goods
        Collected in this round, in order; until everyone has cut.
    apart
        Of this round's goods what is theirs for sure.
    cut
        Their division, until everyone has made theirs.
    piles
        On offer: two, or none after one was taken or both were kept.
    chosen
        Whether they had their Choose turn.
    hand
        Tiles still to be placed in this Show Phase.
    dropped
        Tiles of this Show Phase that found no place.
    placed
        (tile, bit of its top left space) of the album, in order.
    covered
        The album as a bitboard.
    cards
        Attendees won in earlier rounds or in this round's swap.
    token
        Whether they won the first-player token in this round's swap.
    entered
        Contests with their ticket, by number.
    points
        Scored in the Show Phases so far, without the values of stamps in the album.
    looked
        Whether they used their look at a face-down item in this round.
    """

    exhibitor: Contest
    goods: Items = ()
    apart: Items = ()
    cut: Cut | None = None
    piles: tuple[Items, ...] = ()
    chosen: bool = False
    hand: Items = ()
    dropped: Items = ()
    placed: tuple[tuple[int, int], ...] = ()
    covered: int = 0
    cards: Items = ()
    token: bool = False
    entered: tuple[int, ...] = ()
    points: int = 0
    looked: bool = False


@dataclass(frozen=True)
class GameTable:
    """Everything but the hidden orders; some of its tiles lie face down.

    Parameters
    ----------
    round
        1 Friday, 2 Saturday, 3 Sunday.
    phase
        One of ``PHASES``.
    turn
        Whose turn it is, from 0.
    first
        The first player of the round.
    contests
        The four that take tickets.
    finale
        The contest of the Final Show.
    seats
        The players, clockwise.
    events
        The event cards of this round, the top one first.
    spent
        Top events of earlier rounds.
    pool
        What can be selected.
    discarded
        Tiles and cards out of the game.
    down
        Tiles that lie face down.
    peeked
        (player, tile) of those looked at with an ability.
    """

    round: int
    phase: str
    turn: int
    first: int
    contests: tuple[Contest, ...]
    finale: Contest
    seats: tuple[Seat, ...]
    events: Items = ()
    spent: Items = ()
    pool: Items = ()
    discarded: Items = ()
    down: frozenset[int] = frozenset()
    peeked: frozenset[tuple[int, int]] = frozenset()

    @property
    def seat(self) -> Seat:
        """The one whose turn it is."""
        return self.seats[self.turn]


@dataclass(frozen=True)
class StampSwapState:
    """A game at a moment: what lies on the table, and the hidden orders."""

    table: GameTable
    deal: Deal


@dataclass(frozen=True)
class StampSwapView:
    """A game as one player sees it.

    Parameters
    ----------
    player
        Who looks, from 0.
    table
        The table; a tile whose face the player has never seen has a negative number, -1 and down.
    stacks
        The stack of each unseen tile, that of -1 first.
    """

    player: int
    table: GameTable
    stacks: tuple[int, ...]
