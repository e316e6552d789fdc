"""The ends of a game of Stamp Albums, with their reasons."""

from __future__ import annotations

from stockbook.models.stamp_albums.card_moves import on_offer, untold
from stockbook.models.stamp_albums.cards import EXCUSE, PLAIN, STAMPS
from stockbook.models.stamp_albums.payments import affordable, affordable_from
from stockbook.models.stamp_albums.state import HAND, UNSEEN, AlbumsReadings, AlbumsState

ALL_BOUGHT = "all stamps are bought"
STUCK = "no card is left to draw, and neither player can buy a stamp"
ENDLESS = "nothing can be bought, whatever is drawn: the turn would begin again for ever"


def end_between_turns(state: AlbumsState, readings: AlbumsReadings) -> str:
    """The reason why the game ends before the turn that would begin; empty if it goes on."""
    turn = state.turn
    if 0 < readings.idle_turns <= turn.idle:
        return f"nothing could be bought in {turn.idle} turns in a row"
    if turn.quiet >= readings.quiet_turns:
        return f"no stamp was bought in {turn.quiet} turns in a row"
    return STUCK if _stuck(state, readings) else ""


def begins_again_for_ever(state: AlbumsState, readings: AlbumsReadings) -> bool:
    """Whether the player, who can buy nothing, could begin their turn again for ever.

    Every card that is not in the other hand or for sale comes again and again if the discards are shuffled
    into a new draw pile, in all hands of five; a stamp among them is for sale once it is drawn. Otherwise
    only the draw pile is left. So the turn ends if one of these hands buys something, and never if none does.
    At a real table cards that nobody has told may come too.
    """
    cards = state.draw
    if readings.reshuffle:
        cards += state.discard + state.sides[state.turn.player].hand
    if UNSEEN in cards:
        cards += untold(state)
    plain = [card for card in cards if card in PLAIN and card != EXCUSE]
    offer = (*on_offer(state), *STAMPS.intersection(cards))
    return not any(affordable_from(card, plain, HAND) for card in offer)


def _stuck(state: AlbumsState, readings: AlbumsReadings) -> bool:
    """Whether no card is left to draw, and neither hand can buy a stamp that is left, even with the
    help of cards from the market."""
    if state.draw or (state.discard and readings.reshuffle):
        return False
    market = tuple(card for card in state.market if card in PLAIN)
    for player, side in enumerate(state.sides):
        stamps = [card for card in on_offer(state, player) if card in STAMPS]
        if any(affordable(card, side.hand + market) for card in stamps):
            return False
    return True
