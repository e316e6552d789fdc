"""Moving cards in Stamp Albums: drawing them, filling a hand, putting stamps into shops."""

from __future__ import annotations

from random import Random

from stockbook.models.stamp_albums.cards import CARDS, EXCUSE, STAMPS
from stockbook.models.stamp_albums.state import HAND, UNSEEN, AlbumsReadings, AlbumsState, Cards, PlayerCards


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
