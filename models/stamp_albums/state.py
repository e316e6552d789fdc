"""The state of a game of Stamp Albums, a player's view, readings of the rules, the deck, moves of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import comb
from random import Random
from typing import TypeVar

from stockbook.models.stamp_albums.cards import CARDS, EXCUSE, PLAIN, STAMPS

#: Cards by number, in rising order unless something else is said.
Cards = tuple[int, ...]

#: A card of a game at a real table that nobody has told; below all others, so that hands stay in order.
UNSEEN = -1
#: The size of a full hand, and of the market.
HAND = 5
MARKET = 5


@dataclass(frozen=True)
class AlbumsReadings:
    """Answers to questions that the rules leave open.

    Parameters
    ----------
    reuse
        Whether a bought card that is no stamp may pay for a later purchase of the same turn.
    surplus
        Whether a payment may hold cards that it does not need; no change is given.
    reshuffle
        Whether the discard pile is shuffled into a new draw pile when the old one runs out.
    new_hands
        Most times in a turn that a hand with which nothing can be bought is exchanged; None for no limit.
    idle_turns
        Number of turns in a row without any purchase after which the game ends; 0 for never.
    quiet_turns
        Number of turns in a row without a stamp bought after which the game ends.
    hand_breaks_ties
        Whether the values of the cards in hand break ties between equal totals.
    """

    reuse: bool = True
    surplus: bool = True
    reshuffle: bool = True
    new_hands: int | None = None
    idle_turns: int = 2
    quiet_turns: int = 40
    hand_breaks_ties: bool = True


@dataclass(frozen=True)
class PlayerCards:
    """One player's cards: in hand, never a stamp; stamps in the shop, which either may buy; stamps bought.

    ``known`` are those of the hand that the other player has seen: bought ones, and payments received.
    """

    hand: Cards = ()
    shop: Cards = ()
    album: Cards = ()
    known: Cards = ()


@dataclass(frozen=True)
class TurnState:
    """The part of a state that is not cards: whose turn it is, 0 or 1, and what has happened in it.

    ``bought`` counts the purchases, and ``barred`` has those cards among them that may not pay in this turn:
    none where ``AlbumsReadings.reuse`` holds. ``new_hands`` counts the hands exchanged; ``stamped`` is
    whether a stamp was bought. ``idle`` and ``quiet`` count the turns in a row, up to this one, in which
    nothing could be bought and in which no stamp was. ``ended`` is the reason why the game has ended; empty
    while it goes on.
    """

    player: int = 0
    bought: int = 0
    barred: Cards = ()
    new_hands: int = 0
    idle: int = 0
    quiet: int = 0
    stamped: bool = False
    ended: str = ""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.ended)


@dataclass(frozen=True)
class AlbumsState:
    """The full state of a game, hidden cards included; at a real table those that nobody told are ``UNSEEN``.

    The draw pile has its top card first; once the Excuse has turned up, no stamp is left in it. The market
    has five cards at most.
    """

    sides: tuple[PlayerCards, PlayerCards]
    market: Cards
    discard: Cards
    draw: Cards
    excuse_seen: bool
    turn: TurnState


@dataclass(frozen=True)
class AlbumsView:
    """A game as one player sees it; a position file says the same.

    The hand of ``other`` has only the cards that are known; ``other_hand`` and ``draw`` are numbers of cards.
    """

    player: int
    me: PlayerCards
    other: PlayerCards
    other_hand: int
    market: Cards
    discard: Cards
    draw: int
    excuse_seen: bool
    turn: TurnState

    @property
    def places(self) -> dict[int, str]:
        """The place of each card for sale, in the words of the files: market, shop or opponent."""
        rows = (("market", self.market), ("shop", self.me.shop), ("opponent", self.other.shop))
        return {card: place for place, cards in rows for card in cards}


def with_side(state: AlbumsState, player: int, side: PlayerCards) -> AlbumsState:
    """The state with one player's cards changed."""
    sides = (side, state.sides[1]) if player == 0 else (state.sides[0], side)
    return AlbumsState(sides, state.market, state.discard, state.draw, state.excuse_seen, state.turn)


def taken(cards: Cards, out: Cards) -> Cards:
    """The cards without some of them."""
    return tuple(card for card in cards if card not in out)


def merged(cards: Cards, more: Cards) -> Cards:
    """Two sets of cards together, in rising order."""
    return tuple(sorted(cards + more))


def draw_cards(
    state: AlbumsState, count: int, readings: AlbumsReadings, rng: Random
) -> tuple[Cards, AlbumsState]:
    """Draw cards, fewer if there are not enough; returns them and the state without them.

    The Excuse is put away for good when it turns up (reading: it would do nothing a second time), and
    replaced. The discards become a new draw pile where ``readings.reshuffle`` holds.
    """
    drawn: list[int] = []
    draw, discard, seen = state.draw, state.discard, state.excuse_seen
    while len(drawn) < count:
        if not draw and readings.reshuffle:
            draw, discard = tuple(rng.sample(discard, len(discard))), ()
        if not draw:
            break
        card, draw = draw[0], draw[1:]
        if card == EXCUSE:
            seen = True
        else:
            drawn.append(card)
    return tuple(drawn), AlbumsState(state.sides, state.market, discard, draw, seen, state.turn)


def fill_hand(state: AlbumsState, player: int, readings: AlbumsReadings, rng: Random) -> AlbumsState:
    """Draw up to five cards, then put the stamps among them into the shop."""
    side = state.sides[player]
    drawn, state = draw_cards(state, HAND - len(side.hand), readings, rng)
    stamps = tuple(card for card in drawn if card in STAMPS)
    hand = merged(side.hand, taken(drawn, stamps))
    filled = PlayerCards(hand, merged(side.shop, stamps), side.album, side.known)
    return with_side(state, player, filled)


def on_offer(state: AlbumsState, player: int | None = None) -> Cards:
    """The cards for sale in the market, the player's shop and the other shop, in this order.

    The player is the one whose turn it is unless ``player`` names another.
    """
    buyer = state.turn.player if player is None else player
    return state.market + state.sides[buyer].shop + state.sides[1 - buyer].shop


def untold(state: AlbumsState) -> Cards:
    """The cards that lie nowhere in a state: those that ``UNSEEN`` may be."""
    rows = (state.market, state.discard, state.draw, *(s.hand + s.shop + s.album for s in state.sides))
    told = {card for row in rows for card in row}
    if state.excuse_seen:
        told.add(EXCUSE)
    return tuple(card for card in range(len(CARDS)) if card not in told)


def stamps_left(state: AlbumsState) -> bool:
    """Whether any stamp lies outside the albums."""
    if state.sides[0].shop or state.sides[1].shop:
        return True
    if not STAMPS.isdisjoint(state.market) or not STAMPS.isdisjoint(state.draw):
        return True
    return UNSEEN in state.market + state.draw and not STAMPS.isdisjoint(untold(state))


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
        return list(zip(_cards_left(top), rng.choices(ways, weights)[0][1], strict=True))
    options = _possible(top, stamps, plain)
    evenly = [comb(stamps, count) * comb(plain, top - count) for count in options]
    return [(top, rng.choices(options, evenly)[0])]


def _cards_left(top: int) -> list[int]:
    """The number of cards left in each pile, the topmost first."""
    return [room for room in (top % PILE, *[PILE] * (top // PILE)) if room]


def _ways(top: int) -> Iterator[tuple[float, Cards]]:
    """(Probability, stamps left in each pile that is left) for every order of the piles."""
    rooms = _cards_left(top)
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
