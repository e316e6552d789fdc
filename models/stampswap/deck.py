"""Decks: the tiles and cards of one copy of Stamp Swap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.effects import STACKS, Effect
from stockbook.models.stampswap.goods import Specialist


@dataclass(frozen=True)
class EventCard:
    """An event card: an effect on the round, and the items that it adds to the pool.

    Parameters
    ----------
    name
        Title of the card.
    effect
        The effect on every player while it is the top event.
    up, down
        Number of stamps of each size that it adds face up and face down.
    forever, attendees
        Number of forever stamps and attendees that it adds.
    """

    name: str
    effect: Effect
    up: Mapping[str, int]
    down: Mapping[str, int]
    forever: int
    attendees: int

    @property
    def items(self) -> int:
        """The number of items that it adds to the pool."""
        return sum(self.up.values()) + sum(self.down.values()) + self.forever + self.attendees

    def stamps(self, size: str) -> int:
        """The number of stamps of a size that it adds, face up and down."""
        return self.up.get(size, 0) + self.down.get(size, 0)


@dataclass(frozen=True)
class Deck:
    """The tiles and cards of one copy of Stamp Swap.

    Items have numbers: first the tiles, then the attendees, then the token.

    Parameters
    ----------
    name
        Name of the deck, such as ``my copy``.
    tiles
        All tiles but the forever stamps.
    forever
        Number of forever stamps.
    contests
        The contest cards by the name of their type.
    exhibitors, specialists
        The attendee cards.
    mats
        The exhibitor of each player mat.
    events
        The event cards.
    finale
        The type of contest whose space on the board is the Finale; empty where the deck does not say it.
    """

    name: str
    tiles: tuple[Tile, ...]
    forever: int
    contests: Mapping[str, tuple[Contest, ...]]
    exhibitors: tuple[Contest, ...]
    specialists: tuple[Specialist, ...]
    mats: tuple[Contest, ...]
    events: tuple[EventCard, ...]
    finale: str = ""

    @cached_property
    def stacks(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of the tiles by size, in the order of ``STACKS``; the forever stamps come last."""
        by_size: dict[str, list[int]] = {size: [] for size in STACKS}
        for number, tile in enumerate(self.tiles):
            by_size[tile.size].append(number)
        first = len(self.tiles)
        return (*map(tuple, by_size.values()), tuple(range(first, first + self.forever)))

    @property
    def attendees(self) -> range:
        """The numbers of the attendee cards, the exhibitors first."""
        first = len(self.tiles) + self.forever
        return range(first, first + len(self.exhibitors) + len(self.specialists))

    @property
    def token(self) -> int:
        """The number of the first-player token."""
        return self.attendees.stop

    def sizes(self) -> Counter[str]:
        """The number of tiles of each size."""
        return Counter({**Counter(tile.size for tile in self.tiles), "forever": self.forever})

    def effect_of(self, name: str) -> Effect | None:
        """The effect of the specialist with a name, whatever its case; None for a name that is not here."""
        named = (card for card in self.specialists if card.name and card.name.casefold() == name.casefold())
        return next((card.effect for card in named), None)
