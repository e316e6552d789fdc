"""Decks: the tiles and cards of one copy of Stamp Swap, and what is missing from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from stockbook.models.album.stamps import PRINTED_TILES, Tile
from stockbook.models.contests import Contest
from stockbook.models.files.toml_text import toml_value
from stockbook.models.files.words import quoted
from stockbook.models.stampswap.game.effects import STACKS, Effect
from stockbook.models.stampswap.position import COLLECTED, LAST_ROUND

#: Cards in the box (rulebook, Components): types of contests, contests of all types, the exhibitors and the
#: specialists among the attendees, player mats with an exhibitor each, events.
TYPES, CONTESTS, EXHIBITORS, SPECIALISTS, MATS, EVENTS = 5, 30, 5, 14, 5, 10
MOST_PLAYERS = 5


@dataclass(frozen=True)
class Specialist:
    """An attendee card with an ability, worth 2 points at the end."""

    name: str
    effect: Effect


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


def deck_faults(deck: Deck) -> list[tuple[str, str]]:
    """(key, what is wrong) wherever a deck differs from the printed box or cannot be played.

    Those who type in their own copy see here what is still missing.
    """
    faults = []
    sizes = deck.sizes()
    for size, printed in PRINTED_TILES.items():
        faults += _number("forever" if size == "forever" else "tiles", f"{size} tiles", sizes[size], printed)
    faults += _number("contests", "types of contests", len(deck.contests), TYPES)
    faults += _number("contests", "contests", sum(map(len, deck.contests.values())), CONTESTS)
    if not deck.finale:
        example = next(iter(deck.contests), "brown")
        fix = f"write its name above [contests], such as finale = {toml_value(example)}"
        faults.append(("finale", f"the type that has the Finale's space on the board is missing: {fix}"))
    faults += _number("exhibitors", "exhibitors", len(deck.exhibitors), EXHIBITORS)
    faults += _number("specialists", "specialists", len(deck.specialists), SPECIALISTS)
    faults += _number("mats", "mats", len(deck.mats), MATS)
    faults += _number("events", "events", len(deck.events), EVENTS)
    told = {key for key, _ in faults}
    return faults + [fault for fault in shortages(deck, MOST_PLAYERS) if fault[0] not in told]


def shortages(deck: Deck, players: int) -> list[tuple[str, str]]:
    """(key, what is wrong) of everything that a deck lacks for this many players."""
    faults = []
    for key, what, here, needed in (
        ("contests", "types of contests", len(deck.contests), TYPES),
        ("mats", "mats", len(deck.mats), players),
        # The top event of each round is gone, the others go back.
        ("events", "events", len(deck.events), players + LAST_ROUND - 1),
    ):
        if here < needed:
            faults.append((key, f"{players} players need {needed} {what}, and there are {here}"))
    # Where types are missing, the Finale's may be one of them.
    if deck.finale and deck.finale not in deck.contests and len(deck.contests) >= TYPES:
        fix = f"use one of {', '.join(deck.contests)}"
        faults.append(("finale", f"{quoted(deck.finale)} is no type of contests here: {fix}"))
    effects = [event.effect for event in deck.events]
    needed = max((e.number if e.kind == "collect" else COLLECTED for e in effects), default=0)
    for number, event in enumerate(deck.events, 1):
        if event.items < needed:
            message = f"adds {event.items} items to the pool: {needed} are needed, one player's"
            faults.append((f"events[{number}]", message))
    most = LAST_ROUND * sum(sorted((event.items for event in deck.events), reverse=True)[:players])
    if most > len(deck.tiles) + deck.forever:
        faults.append(("tiles", f"{most} may be needed in {LAST_ROUND} rounds, and there are fewer"))
    return faults


def _number(key: str, what: str, here: int, printed: int) -> list[tuple[str, str]]:
    if here == printed:
        return []
    difference = f"{printed - here} missing" if here < printed else f"{here - printed} too many"
    return [(key, f"{here} {what}, {printed} in the box: {difference}")]
