"""The problem of one turn: which cards are for sale, and which can pay for them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from stockbook.models.stamp_albums.actions import Buy
from stockbook.models.stamp_albums.card_moves import taken
from stockbook.models.stamp_albums.cards import CARDS, POINTS, STAMPS
from stockbook.models.stamp_albums.game import stamps_to_come
from stockbook.models.stamp_albums.payments import affordable, refusal
from stockbook.models.stamp_albums.state import AlbumsReadings, AlbumsView, Cards


@dataclass(frozen=True)
class TurnProblem:
    """The problem of choosing a turn's purchases.

    Parameters
    ----------
    hand
        Cards that may pay, in rising order.
    places
        Cards for sale with their places: market, shop or opponent.
    reuse
        Whether a bought card that is no stamp may pay for a later one.
    begun
        Whether something was bought in this turn already, so that no purchase is due.
    last
        Whether all stamps left are for sale, so that the game ends when the last one is bought.
    """

    hand: Cards
    places: Mapping[int, str]
    reuse: bool = True
    begun: bool = False
    last: bool = False

    @property
    def paying(self) -> Cards:
        """The cards that may pay in this turn: the hand, and cards bought before."""
        return self.hand + tuple(card for card in self.places if self.reuse and card not in STAMPS)

    @property
    def possible(self) -> bool:
        """Whether anything can be bought."""
        return any(affordable(card, self.hand) for card in self.places)

    def ends(self, left: Collection[int]) -> bool:
        """Whether the game is over when these cards are left for sale."""
        return self.last and STAMPS.isdisjoint(left)

    def points(self, purchases: Iterable[Buy]) -> int:
        """The stamp points of these purchases, made in this order.

        Raises
        ------
        ValueError
            If one of them is not legal.
        """
        hand, points = set(self.hand), 0
        left = dict(self.places)
        for buy in purchases:
            if self.ends(left):
                raise ValueError("the game is over: no stamp is left")
            if buy.card not in left:
                raise ValueError(f"the {CARDS[buy.card].name} is not for sale")
            missing = [spent for spent in buy.pay if spent not in hand]
            reason = f"the {CARDS[missing[0]].name} is not in hand" if missing else refusal(buy.card, buy.pay)
            if reason:
                raise ValueError(reason)
            del left[buy.card]
            hand.difference_update(buy.pay)
            if self.reuse and buy.card not in STAMPS:
                hand.add(buy.card)
            points += POINTS[buy.card]
        return points


def turn_problem(view: AlbumsView, readings: AlbumsReadings) -> TurnProblem:
    """The problem of the viewer's turn, over the known cards."""
    return TurnProblem(
        hand=taken(view.me.hand, view.turn.barred),
        places=view.places,
        reuse=readings.reuse,
        begun=view.turn.bought > 0,
        last=not stamps_to_come(view),
    )
