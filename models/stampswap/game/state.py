"""States of a game of Stamp Swap: what lies on the table, what is hidden, and what a player sees.

Items are the numbers of a ``Deck``. All that is shuffled is shuffled at the start, into the hidden
orders of a ``Deal``; equal seeds therefore give equal deals whatever the players do.
"""

from __future__ import annotations

from dataclasses import dataclass

from stockbook.models.contests import Contest
from stockbook.models.stampswap.swap.cuts import Cut, Items

PHASES = ("collect", "cut", "choose", "show", "over")


@dataclass(frozen=True)
class Deal:
    """The hidden orders of a game: stacks, attendees and events still to come.

    Parameters
    ----------
    stacks
        Tiles of each stack that are still face down; pools take from the front, effects from the
        back. The open pile of forever stamps is the last.
    attendees
        Attendees still in their deck.
    events
        For each round still to come, all events in the order of that round's shuffle.
    """

    stacks: tuple[Items, ...]
    attendees: Items
    events: tuple[Items, ...]


@dataclass(frozen=True)
class Seat:
    """Everything that lies before one player of a game.

    Parameters
    ----------
    exhibitor
        Contest of the exhibitor on the player's mat.
    goods
        Items collected in this round, in order, until everyone has cut.
    apart
        Items of this round that are the player's for sure.
    cut
        The player's cut, until everyone has cut.
    piles
        The two piles on offer; none after one was taken or both were kept.
    chosen
        Whether the player's Choose turn is over.
    hand
        Tiles still to be placed in this Show Phase.
    dropped
        Tiles of this Show Phase that found no place, until it is scored.
    placed
        (tile, bit of its top left space) of each tile of the album, in order.
    covered
        The covered spaces of the album, as a bitboard.
    cards
        Attendees won in earlier rounds or in this round's swap.
    token
        Whether the player won the first-player token in this round's swap.
    declared
        Number of the contest that the player enters in this Show Phase, until everyone has declared theirs;
        None before that, and for no contest.
    entered
        Numbers of the contests with the player's ticket.
    points
        Points of the Show Phases so far, without the values of stamps in the album.
    looked
        Whether the player has used the look at a face-down item in this round.
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
    declared: int | None = None
    entered: tuple[int, ...] = ()
    points: int = 0
    looked: bool = False


@dataclass(frozen=True)
class StampSwapTable:
    """Everything that lies on the table in a game, with its face-down tiles, but not the hidden orders.

    Parameters
    ----------
    round
        1 Friday, 2 Saturday, 3 Sunday.
    phase
        One of ``PHASES``.
    turn
        Number of the player whose turn it is, from 0.
    first
        Number of the first player of the round.
    contests
        The four contests that take tickets.
    finale
        The contest of the Final Show.
    seats
        The seats of the players, clockwise.
    events
        Event cards of this round, the top one first.
    spent
        Top events of earlier rounds.
    pool
        Items that can be selected.
    discarded
        Tiles and cards out of the game.
    down
        Tiles that lie face down.
    peeked
        (player, tile) of each tile that was looked at with an ability.
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
        """The seat of the player whose turn it is."""
        return self.seats[self.turn]


@dataclass(frozen=True)
class StampSwapState:
    """A state of the game: what lies on the table, and the hidden orders."""

    table: StampSwapTable
    deal: Deal


@dataclass(frozen=True)
class StampSwapView:
    """A game as one player sees it: the information set of a state.

    Parameters
    ----------
    player
        Number of the player who looks, from 0.
    table
        The table, where each tile whose face the player has never seen has a negative number, -1, -2, ...
    stacks
        Number of the stack that each unseen tile is from, -1 first.
    """

    player: int
    table: StampSwapTable
    stacks: tuple[int, ...]
