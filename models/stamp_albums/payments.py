"""Cards of Stamp Albums on the move: the deck, hands and shops, and the rule of payments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from math import comb
from random import Random
from typing import TypeVar

from stockbook.models.stamp_albums.cards import EXCUSE, PLAIN, STAMPS
from stockbook.models.stamp_albums.state import UNSEEN, AlbumsView, Cards

T = TypeVar("T")

#: Cards set aside for the bottom of the deck, beneath the Excuse.
BOTTOM = 8
PILES = 3
#: Cards in each of the piles above the Excuse.
PILE = (len(STAMPS) + len(PLAIN) - BOTTOM) // PILES
#: Stamps in the piles above the Excuse: dealt out one by one.
SPREAD = tuple(len(range(pile, len(STAMPS), PILES)) for pile in range(PILES))


def build_deck(rng: Random) -> Cards:
    """The draw pile at the start, its top card first.

    Stamps are shuffled under the thirty others. The top eight and the Excuse upon them become the
    bottom; the rest is dealt card by card into three piles, each shuffled (reading: it does not matter
    which of them lies on top, so that is drawn too).
    """
    plain = _shuffled(sorted(PLAIN), rng)
    rest = plain[BOTTOM:] + _shuffled(sorted(STAMPS), rng)
    piles = _shuffled([_shuffled(rest[pile::PILES], rng) for pile in range(PILES)], rng)
    return (*(card for pile in piles for card in pile), EXCUSE, *plain[:BOTTOM])


def unseen_deck() -> Cards:
    """The draw pile at the start of a game at a real table: the Excuse lies where it always does."""
    return (*(UNSEEN,) * (PILES * PILE), EXCUSE, *(UNSEEN,) * BOTTOM)


def sample_hidden(view: AlbumsView, unseen: Sequence[int], rng: Random) -> tuple[Cards, Cards]:
    """Draw the rest of the opponent's hand and the draw pile, as likely as the view allows.

    ``unseen`` are the cards that the view does not show, with the Excuse only if it is still to come. Those
    for which the view has no place are out of the game.
    """
    plain = _shuffled([card for card in unseen if card in PLAIN], rng)
    stamps = _shuffled([card for card in unseen if card in STAMPS], rng)
    hidden = view.other_hand - len(view.other.known)
    hand, plain = plain[:hidden], plain[hidden:]
    if view.excuse_seen:
        return tuple(hand), tuple(plain[: view.draw])
    under = min(BOTTOM, view.draw - 1)
    top = view.draw - 1 - under
    bottom, plain = plain[:under], plain[under:]
    pile: list[int] = []
    for room, count in _stamp_counts(top, len(stamps), len(plain), rng):
        cards = [stamps.pop() for _ in range(count)] + [plain.pop() for _ in range(room - count)]
        pile += _shuffled(cards, rng)
    return tuple(hand), (*pile, EXCUSE, *bottom)


def stamps_possible(view: AlbumsView, stamps: int, plain: int) -> range:
    """The possible numbers of stamps in the draw pile, given the numbers of unseen stamps and other cards.

    The range is empty if the view names more cards than there are.
    """
    hidden = view.other_hand - len(view.other.known)
    if view.excuse_seen:
        return range(1 if plain >= hidden + view.draw else 0)
    under = min(BOTTOM, view.draw - 1)
    top = view.draw - 1 - under
    return _possible(top, stamps, plain - hidden - under)


def _possible(top: int, stamps: int, plain: int) -> range:
    return range(max(0, top - plain), min(top, stamps) + 1) if plain >= 0 else range(0)


def _stamp_counts(top: int, stamps: int, plain: int, rng: Random) -> list[tuple[int, int]]:
    """Sample (cards, stamps among them) left in each pile above the Excuse, the topmost first.

    The order of the three piles and the stamps drawn from the topmost are sampled by their probability.
    A view that no deal explains gets its stamps spread evenly.
    """
    ways = [way for way in _ways(top) if sum(way[1]) in _possible(top, stamps, plain)]
    # Cards for which the view has no place are out of the game, stamps and others alike.
    weights = [chance * comb(stamps + plain - top, stamps - sum(counts)) for chance, counts in ways]
    if any(weights):
        return list(zip(_rooms(top), rng.choices(ways, weights)[0][1], strict=True))
    options = _possible(top, stamps, plain)
    evenly = [comb(stamps, count) * comb(plain, top - count) for count in options]
    return [(top, rng.choices(options, evenly)[0])]


def _rooms(top: int) -> list[int]:
    """The number of cards left in each pile, the topmost first."""
    return [room for room in (top % PILE, *[PILE] * (top // PILE)) if room]


def _ways(top: int) -> Iterator[tuple[float, Cards]]:
    """(Probability, stamps left in each pile that is left) for every order of the piles."""
    rooms = _rooms(top)
    if len(rooms) > PILES:
        return
    for order in permutations(SPREAD):
        below = order[PILES - len(rooms) :]
        if not rooms:
            yield 1.0, ()
            continue
        gone = PILE - rooms[0]
        for left in range(max(0, below[0] - gone), min(below[0], rooms[0]) + 1):
            ways = comb(rooms[0], left) * comb(gone, below[0] - left)
            yield ways / comb(PILE, below[0]), (left, *below[1:])


def _shuffled(items: Sequence[T], rng: Random) -> list[T]:
    return rng.sample(items, len(items))
