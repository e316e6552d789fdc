"""A quick player of Stamp Albums: what both sides are taken to do when a game is played out.

It weighs one purchase at a time: the points of a stamp, and what the cards are worth that come to the
hand, leave it, or go to the opponent. A card worth less than one may expect to draw is spent along with
the others where it may be, because hands are filled up.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from stockbook.models.decktet.actions import Action, Buy, End
from stockbook.models.decktet.cards import CARDS, IS_ACE, PAYS, POINTS, STAMPS
from stockbook.models.decktet.game import on_offer, purse
from stockbook.models.decktet.payments import affordable, payments
from stockbook.models.decktet.state import HAND, Cards, State

#: What a point of a stamp weighs against the worth of cards.
POINT = 4.0
#: Worth of a card in hand: for each point that it pays, each of its suits, and for an Ace.
PAY, SUIT, ACE = 0.5, 0.75, 2.0
#: Worth of a card still to be drawn.
DRAWN = 4.0
#: How much of a card's worth counts against giving it to the opponent.
GIVEN = 0.3
#: Payments remembered before they are forgotten all at once.
_REMEMBERED = 300_000

#: Worth of each card by number.
WORTH = tuple(ACE if IS_ACE[i] else PAY * PAYS[i] + SUIT * len(card.suits) for i, card in enumerate(CARDS))

#: A payment with what the purchase gains.
Gained = tuple[float, Cards]


class QuickPlayer:
    """Chooses fast, and always the same in the same state.

    Parameters
    ----------
    surplus
        Whether cards that are not needed may be spent (``Readings.surplus``).
    """

    def __init__(self, surplus: bool = True) -> None:
        self.surplus = surplus
        self._best: dict[tuple[int, Cards, int, bool], Gained | None] = {}

    def act(self, state: State) -> Action:
        """The action of the player whose turn it is."""
        side, other = state.sides[state.turn.player], state.sides[1 - state.turn.player]
        hand = purse(state)
        barred = len(side.hand) - len(hand)
        most, action = 0.0 if state.turn.bought else -math.inf, None
        for card in on_offer(state):
            found = self.best_payment(card, hand, barred, card in other.shop)
            if found is not None and found[0] > most:
                most, action = found[0], Buy(card, found[1])
        return action or End()

    def best_payment(self, card: int, hand: Cards, barred: int, given: bool) -> Gained | None:
        """The payment that gains most; None if the card cannot be bought.

        Parameters
        ----------
        card
            What is bought.
        hand
            Cards that may pay.
        barred
            Number of other cards in hand.
        given
            Whether the opponent gets the payment.
        """
        key = (card, hand, barred, given)
        if key not in self._best:
            if len(self._best) > _REMEMBERED:
                self._best.clear()
            self._best[key] = max(self.gains(card, hand, barred, given), default=None)
        return self._best[key]

    def gains(self, card: int, hand: Cards, barred: int, given: bool) -> Iterator[Gained]:
        """Every payment for a card with what the purchase gains; parameters as for ``best_payment``."""
        if not affordable(card, hand):
            return
        stamp = card in STAMPS
        size = len(hand) + barred
        bought = POINT * POINTS[card] if stamp else WORTH[card]
        bought -= DRAWN * max(0, HAND - size)
        weight = 1 + GIVEN if given else 1
        for pay in payments(card, hand, surplus=self.surplus):
            left = size - len(pay) + (not stamp)
            spent = weight * sum(WORTH[card] for card in pay)
            yield bought - spent + DRAWN * max(0, HAND - left), pay
