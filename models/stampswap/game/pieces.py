"""The items of a deck by their numbers: the box of a game that was dealt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from stockbook.models.album.album import SIDE, Album, PlacedTile
from stockbook.models.album.bitboard import grid_of
from stockbook.models.album.stamps import Stamp, Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects.effect import GIFT_POINTS, NOTHING, Effect
from stockbook.models.stampswap.goods import Specialist


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
