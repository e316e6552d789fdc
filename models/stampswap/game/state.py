"""States of a game of Stamp Swap, dealt or at a real table, and the box that says what their items are.

Items are what a box says of them: numbers of a ``Deck`` where the game was dealt, and goods as one player
saw them where it is recorded. What is not known is None; of a game that was dealt all is known.

All that is shuffled in a dealt game is shuffled at the start, into the hidden orders of a ``Deal``; equal
seeds therefore give equal deals whatever the players do.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from stockbook.models.album.album import SIDE, Album, PlacedTile
from stockbook.models.album.bitboard import Grid, grid_of
from stockbook.models.album.stamps import Stamp, Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects import GIFT_POINTS, NOTHING, Effect
from stockbook.models.stampswap.goods import Specialist
from stockbook.models.stampswap.swap.cuts import Items

Item = TypeVar("Item")
AnyItem = TypeVar("AnyItem", contravariant=True)
Table = TypeVar("Table", bound="SwapTable[Any]")


@dataclass(frozen=True)
class SwapSeat(Generic[Item]):
    """Everything that lies before one player of a game."""

    #: Contest of the exhibitor on the player's mat; None where nobody has seen it.
    exhibitor: Contest | None
    #: Items collected in this round, in order, until everyone has cut.
    goods: tuple[Item, ...] = ()
    #: Items of this round that are the player's for sure.
    apart: tuple[Item, ...] = ()
    #: The parts of the player's cut, the reserve and two piles, until everyone has cut.
    cut: tuple[tuple[Item, ...], ...] | None = None
    #: The two piles on offer; none after one was taken or both were kept.
    piles: tuple[tuple[Item, ...], ...] = ()
    #: Whether the player's Choose turn is over.
    chosen: bool = False
    #: Tiles still to be placed in this Show Phase.
    hand: tuple[Item, ...] = ()
    #: Tiles of this Show Phase that found no place, until it is scored.
    dropped: tuple[Item, ...] = ()
    #: (tile, bit of its top left space) of each tile of the album, in order; None once nobody has told what
    #: came onto it.
    placed: tuple[tuple[Item, int], ...] | None = ()
    #: The covered spaces of the album, as a bitboard.
    covered: int = 0
    #: Attendees won in earlier rounds or in this round's swap.
    cards: tuple[Item, ...] = ()
    #: Whether the player won the first-player token in this round's swap.
    token: bool = False
    #: Number of the contest that the player enters in this Show Phase, until everyone has declared theirs;
    #: None before that, and for no contest.
    declared: int | None = None
    #: Numbers of the contests with the player's ticket.
    entered: tuple[int, ...] = ()
    #: Points of the Show Phases so far, without the values of stamps in the album; None where they are not
    #: known.
    points: int | None = 0
    #: Whether the player has used the look at a face-down item in this round.
    looked: bool = False


@dataclass(frozen=True)
class SwapTable(ABC, Generic[Item]):
    """Everything that lies on the table in a game, but not the hidden orders."""

    #: 1 Friday, 2 Saturday, 3 Sunday.
    round: int
    #: ``collect``, ``cut``, ``choose``, ``show`` or ``over``.
    phase: str
    #: Number of the player whose turn it is, from 0; None where it is not known, or anybody's.
    turn: int | None
    #: Number of the first player of the round; None where it is not known.
    first: int | None
    #: The contests that take tickets.
    contests: tuple[Contest, ...]
    #: The contest of the Final Show; None where it is not told.
    finale: Contest | None
    #: The seats of the players, clockwise.
    seats: tuple[SwapSeat[Item], ...]
    #: The events of this round, the top one first, as the box knows them.
    events: tuple[Any, ...] = ()
    #: Top events of earlier rounds.
    spent: tuple[Any, ...] = ()
    #: Items that can be selected; None where they are not told.
    pool: tuple[Item, ...] | None = ()
    #: Items out of the game, as far as they are known.
    discarded: tuple[Item, ...] = ()

    @abstractmethod
    def turned_up(self: Table, players: Iterable[int]) -> Table:
        """The table on which all that is these players' for sure lies face up."""


class Box(Protocol[AnyItem]):
    """The box of a game, which knows what its items are."""

    #: The bitboards of the albums.
    grid: Grid

    @property
    def token(self) -> Any:
        """The first-player token."""

    def is_tile(self, item: AnyItem) -> bool:
        """Whether an item is a stamp tile, with a face that was seen or not."""

    def is_attendee(self, item: AnyItem) -> bool:
        """Whether an item is an attendee card."""

    def seen(self, item: AnyItem) -> bool:
        """Whether the face of an item is known."""

    def shape(self, tile: AnyItem) -> int:
        """The shape of a tile as a bitboard at bit 0."""

    def fits(self, covered: int, tile: AnyItem) -> bool:
        """Whether a tile fits, or may fit where its face was not seen, beside what is covered."""

    def gift_value(self, item: AnyItem) -> int:
        """The points of an item for effects that pay for what is taken; of an unseen stamp none."""

    def effects(self, items: Iterable[AnyItem]) -> Iterator[Effect]:
        """The effects of the specialists among items."""

    def event_effects(self, events: Sequence[Any]) -> tuple[Effect, ...]:
        """The effects of the top event."""

    def tiles_of(self, items: Iterable[AnyItem]) -> tuple[Tile, ...]:
        """The tiles among items whose faces are known."""

    def exhibitors(self, items: Iterable[AnyItem]) -> tuple[Contest, ...]:
        """The contests of the exhibitors among items."""

    def specialists(self, items: Iterable[AnyItem]) -> tuple[Specialist, ...]:
        """The specialists among items."""

    def album(self, placed: Iterable[tuple[AnyItem, int]]) -> Album:
        """The album of placed tiles, each with the bit of its top left space."""


def changed(table: Table, player: int, **values: Any) -> Table:
    """The table with other values in one player's seat."""
    seats = list(table.seats)
    seats[player] = replace(seats[player], **values)
    return replace(table, seats=tuple(seats))


@dataclass(frozen=True)
class Deal:
    """The hidden orders of a game: stacks, attendees and events still to come."""

    #: Tiles of each stack that are still face down; pools take from the front, effects from the back. The
    #: open pile of forever stamps is the last.
    stacks: tuple[Items, ...]
    #: Attendees still in their deck.
    attendees: Items
    #: For each round still to come, all events in the order of that round's shuffle.
    events: tuple[Items, ...]


@dataclass(frozen=True)
class Seat(SwapSeat[int]):
    """Everything that lies before one player, of whom all is known."""

    exhibitor: Contest
    placed: tuple[tuple[int, int], ...] = ()
    points: int = 0


@dataclass(frozen=True)
class StampSwapTable(SwapTable[int]):
    """Everything that lies on the table in a game, with its face-down tiles, but not the hidden orders."""

    turn: int
    first: int
    finale: Contest
    seats: tuple[Seat, ...]
    pool: Items = ()
    #: Tiles that lie face down.
    down: frozenset[int] = frozenset()
    #: (player, tile) of each tile that was looked at with an ability.
    peeked: frozenset[tuple[int, int]] = frozenset()

    @property
    def seat(self) -> Seat:
        """The seat of the player whose turn it is."""
        return self.seats[self.turn]

    def turned_up(self, players: Iterable[int]) -> StampSwapTable:
        seats = [self.seats[player] for player in players]
        turned = (item for seat in seats for part in (seat.apart, seat.hand) for item in part)
        return replace(self, down=self.down.difference(turned))


@dataclass(frozen=True)
class StampSwapState:
    """A state of the game: what lies on the table, and the hidden orders."""

    table: StampSwapTable
    deal: Deal


@dataclass(frozen=True)
class StampSwapView:
    """A game as one player sees it: the information set of a state."""

    #: Number of the player who looks, from 0.
    player: int
    #: The table, where each tile whose face the player has never seen has a negative number, -1, -2, ...
    table: StampSwapTable
    #: Number of the stack that each unseen tile is from, -1 first.
    stacks: tuple[int, ...]


class Pieces:
    """The items of a deck by number, with the shapes of tiles on albums of one size: a ``Box``.

    Parameters
    ----------
    deck
        The deck.
    side
        Number of columns and rows of the albums.

    Attributes
    ----------
    deck
        The deck.
    grid
        The bitboards of the albums.
    tiles, sizes, shapes
        For each item number the tile, its width and height, and its shape as a bitboard at bit 0.
    rare
        Item numbers of the rare tiles.
    attendees, token
        Item numbers of the attendees, and that of the token.
    """

    def __init__(self, deck: Deck, side: int = SIDE) -> None:
        self.deck = deck
        self.grid = grid_of(side, side)
        self.tiles = (*deck.tiles, *(Tile.of(Stamp(1, 1)) for _ in range(deck.forever)))
        self.sizes = [(tile.width, tile.height) for tile in self.tiles]
        self.shapes = [self.grid.shape(*size) for size in self.sizes]
        self.rare = frozenset(n for n, tile in enumerate(self.tiles) if any(s.rare for s in tile.stamps))
        self.attendees, self.token = deck.attendees, deck.token
        self._cards: tuple[Contest | Specialist, ...] = (*deck.exhibitors, *deck.specialists)
        self._first_specialist = deck.attendees.start + len(deck.exhibitors)
        self._effects = [card.effect or NOTHING for card in deck.specialists]
        self._events = [(card.effect,) for card in deck.events]

    def is_tile(self, item: int) -> bool:
        """Whether an item is a stamp tile."""
        return item < len(self.tiles)

    def is_attendee(self, item: int) -> bool:
        """Whether an item is an attendee card."""
        return item in self.attendees

    def seen(self, item: int) -> bool:
        return item >= 0

    def shape(self, tile: int) -> int:
        return self.shapes[tile]

    def fits(self, covered: int, tile: int) -> bool:
        return bool(self.grid.anchors(covered, *self.sizes[tile]))

    def gift_value(self, item: int) -> int:
        if item >= len(self.tiles):
            return GIFT_POINTS
        return self.tiles[item].points if item >= 0 else 0

    def effects(self, items: Iterable[int]) -> Iterator[Effect]:
        # Agents ask for every cut, so no card is made of an item that is none.
        first, stop = self._first_specialist, self.token
        return (self._effects[item - first] for item in items if first <= item < stop)

    def event_effects(self, events: Sequence[int]) -> tuple[Effect, ...]:
        return self._events[events[0]] if events else ()

    def tiles_of(self, items: Iterable[int]) -> tuple[Tile, ...]:
        return tuple(self.tiles[item] for item in items if 0 <= item < len(self.tiles))

    def exhibitors(self, items: Iterable[int]) -> tuple[Contest, ...]:
        return tuple(card for card in self._attendees(items) if isinstance(card, Contest))

    def specialists(self, items: Iterable[int]) -> tuple[Specialist, ...]:
        return tuple(card for card in self._attendees(items) if isinstance(card, Specialist))

    def album(self, placed: Iterable[tuple[int, int]]) -> Album:
        """The album of placed tiles, given as (item number, bit of the top left space)."""
        here = (PlacedTile.at(self.tiles[tile], self.grid.cell(bit)) for tile, bit in placed)
        return Album(tuple(here), self.grid.width, self.grid.height)

    def _attendees(self, items: Iterable[int]) -> Iterator[Contest | Specialist]:
        first = self.attendees.start
        return (self._cards[item - first] for item in items if item in self.attendees)
