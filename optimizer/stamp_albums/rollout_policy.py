"""The rollout policy of Stamp Albums: the purchases that both sides make when a game is played out.

It weighs one purchase at a time: the points of a stamp, and the values of the cards that come to the hand,
leave it, or go to the opponent. A card worth less than one may expect to draw is spent along with the others
where it may be, because hands are filled up.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from stockbook.models.stamp_albums.cards import CARDS, COST, IS_ACE, PAYS, POINTS, STAMPS, SUIT_BITS
from stockbook.models.stamp_albums.game import Action, Buy, EndTurn, spendable_cards, unneeded_card
from stockbook.models.stamp_albums.state import HAND, AlbumsState, Cards, on_offer

#: Weight of a point of a stamp against the values of cards.
POINT = 4.0
#: Value of a card in hand: for each point that it pays, each of its suits, and for an Ace.
PAY, SUIT, ACE = 0.5, 0.75, 2.0
#: Value of a card still to be drawn.
DRAWN = 3.5
#: Part of a card's value that counts against giving it to the opponent.
GIVEN = 0.3
#: Hands remembered before they are forgotten all at once.
_REMEMBERED = 20_000

#: Value of each card by number.
CARD_VALUES = tuple(
    ACE if IS_ACE[i] else PAY * PAYS[i] + SUIT * len(card.suits) for i, card in enumerate(CARDS)
)


#: Cards that might pay: the value that the hand loses by it after it is filled up, the cards, the points that
#: they pay, the suits of the Aces among them as bits, and the suits of each of the others.
Spending = tuple[float, Cards, int, int, Cards]


class RolloutPolicy:
    """A policy that chooses fast, and always the same in the same state.

    ``surplus``: whether cards that are not needed may be spent (``Readings.surplus``).
    """

    def __init__(self, surplus: bool = True) -> None:
        self.surplus = surplus
        self._known: dict[tuple[Cards, int, bool, bool], list[Spending]] = {}

    def act(self, state: AlbumsState) -> Action:
        """The action of the player whose turn it is."""
        side, shop = state.sides[state.turn.player], state.sides[1 - state.turn.player].shop
        hand = spendable_cards(state)
        barred = len(side.hand) - len(hand)
        most, action = 0.0 if state.turn.bought else -math.inf, None
        for card in on_offer(state):
            for gain, pay in self.purchases(card, hand, barred, card in shop):
                if gain > most:
                    most, action = gain, Buy(card, pay)
                break
        return action or EndTurn()

    def purchases(self, card: int, hand: Cards, barred: int, given: bool) -> Iterator[tuple[float, Cards]]:
        """The gain and the cards of every payment for a card, the best first.

        The hand has the cards that may pay, beside ``barred`` others. ``given``: the opponent gets the
        payment.
        """
        stamp = card in STAMPS
        value = POINT * POINTS[card] if stamp else CARD_VALUES[card]
        if not stamp and len(hand) + barred <= HAND:
            # The card just takes the place of one that would have been drawn.
            stamp, value = True, value - DRAWN
        price, suits = COST[card], SUIT_BITS[card]
        for cost, pay, total, lent, others in self._spendings(hand, barred, given, stamp):
            if total >= price:
                match = suits | lent
                if all(other & match for other in others) and (
                    self.surplus or unneeded_card(card, pay) is None
                ):
                    yield value - cost, pay

    def _spendings(self, hand: Cards, barred: int, given: bool, stamp: bool) -> list[Spending]:
        """Every payment that a hand can make, the cheapest first; worked out once for all cards for sale."""
        key = (hand, barred, given, stamp)
        found = self._known.get(key)
        if found is None:
            if len(self._known) > _REMEMBERED:
                self._known.clear()
            found = self._known[key] = _spendings(hand, barred, given, stamp)
        return found


def _spendings(hand: Cards, barred: int, given: bool, stamp: bool) -> list[Spending]:
    """Every set of cards of a hand that pays something, the cheapest first; for ``purchases``."""
    sets: list[Spending] = [(0.0, (), 0, 0, ())]
    weight = 1 + GIVEN if given else 1.0
    for card in hand:
        bits, pays, loss = SUIT_BITS[card], PAYS[card], weight * CARD_VALUES[card]
        one = (card,)
        if IS_ACE[card]:
            sets += [(c + loss, pay + one, total, lent | bits, suits) for c, pay, total, lent, suits in sets]
        else:
            own = (bits,)
            sets += [
                (c + loss, pay + one, total + pays, lent, suits + own) for c, pay, total, lent, suits in sets
            ]
    size = len(hand) + barred
    before = max(0, HAND - size)
    after = [max(0, HAND - (size - count + (not stamp))) for count in range(len(hand) + 1)]
    gain = [DRAWN * (cards - before) for cards in after]
    return sorted(
        [(c - gain[len(pay)], pay, total, lent, suits) for c, pay, total, lent, suits in sets if total]
    )
