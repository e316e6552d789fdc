"""The problem of one turn, and its model: which known cards to buy, with which payment, in which order.

A card that replaces one bought from the market is not known, so it is in no plan.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from stockbook.models.placement.cp_model import CpModel
from stockbook.models.stamp_albums.cards import CARDS, COST, IS_ACE, PAYS, POINTS, STAMPS, SUIT_BITS
from stockbook.models.stamp_albums.game import Buy, affordable, refusal, stamps_to_come
from stockbook.models.stamp_albums.state import AlbumsReadings, AlbumsView, Cards, taken

#: The weight of a stamp point, more than all cards that could be kept are worth.
POINT_WEIGHT = 10_000
_ACE_WORTH = 9
_ALL = sum(PAYS)


@dataclass(frozen=True)
class TurnProblem:
    """The problem of choosing a turn's purchases.

    ``hand`` has the cards that may pay, in rising order, ``places`` those for sale with their places: market,
    shop or opponent. With ``reuse`` a bought card that is no stamp may pay for a later one. Once the turn has
    ``begun`` no purchase is due; ``last`` is whether all stamps left are for sale, so that the last one ends
    the game.
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

        Raises ValueError if one of them is not legal.
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


@dataclass
class TurnModel:
    """The CP-SAT model of a turn's purchases, and the meaning of its variables.

    Its objective is the stamp points bought, times ``POINT_WEIGHT``, minus a little for each card spent, and
    more for one that the opponent gets, so that the cheapest of equal plans wins. ``buys`` has for each card
    for sale the literal that it is bought, ``spends`` for each (card spent, card bought) that the one pays
    for the other, ``steps`` for each card for sale the variable of its place in the order of purchases.
    """

    problem: TurnProblem
    model: CpModel = field(default_factory=CpModel)
    buys: dict[int, int] = field(default_factory=dict)
    spends: dict[tuple[int, int], int] = field(default_factory=dict)
    steps: dict[int, int] = field(default_factory=dict)

    def exclude(self, plan: Collection[int]) -> None:
        """Forbid the set of stamps that a plan buys; if it buys none, its set of cards."""
        stamps = STAMPS.intersection(plan)
        told = {card: buy for card, buy in self.buys.items() if not stamps or card in STAMPS}
        self.model.clause(~buy if card in plan else buy for card, buy in told.items())

    def purchases(self, values: Sequence[int]) -> tuple[Buy, ...]:
        """The purchases of a solution, cards that are no stamps first, so that new cards turn up sooner."""
        pays: dict[int, list[int]] = {card: [] for card, buy in self.buys.items() if values[buy]}
        for (spent, card), spend in self.spends.items():
            if values[spend]:
                pays[card].append(spent)
        order: list[Buy] = []
        while pays:
            ready = [card for card, pay in pays.items() if pays.keys().isdisjoint(pay)]
            card = min(ready, key=lambda card: card in STAMPS)
            order.append(Buy(card, tuple(sorted(pays.pop(card)))))
        return tuple(order)

    def points(self, values: Sequence[int]) -> int:
        """The stamp points of a solution."""
        return sum(POINTS[card] for card, buy in self.buys.items() if values[buy])


def build_turn(problem: TurnProblem) -> TurnModel:
    """Build the model of a turn; it has no solution exactly when a purchase is due and none is possible."""
    turn = TurnModel(problem)
    model = turn.model
    for card in problem.places:
        turn.buys[card] = model.new_bool()
        turn.steps[card] = model.new_int(0, len(problem.places))
        for spent in problem.paying:
            if spent != card and _may_lend_or_match(spent, card, problem.paying):
                turn.spends[spent, card] = model.new_bool()
    if not problem.begun:
        model.clause(turn.buys.values())
    _each_card_once(turn)
    for card in problem.places:
        _payment(turn, card)
    _order(turn)
    _objective(turn)
    return turn


def _may_lend_or_match(spent: int, card: int, paying: Cards) -> bool:
    """Whether a card could be part of a payment for another one, with the Aces there are."""
    if IS_ACE[spent] or SUIT_BITS[spent] & SUIT_BITS[card]:
        return True
    return any(IS_ACE[ace] and ace != card and SUIT_BITS[ace] & SUIT_BITS[spent] for ace in paying)


def _each_card_once(turn: TurnModel) -> None:
    """Require that a card is spent once, and only if it was in hand or bought."""
    for spent in turn.problem.paying:
        uses = [spend for (card, _), spend in turn.spends.items() if card == spent]
        if spent in turn.buys:
            turn.model.linear([*((use, 1) for use in uses), (turn.buys[spent], -1)], -1, 0)
        else:
            turn.model.at_most_one(uses)


def _payment(turn: TurnModel, card: int) -> None:
    """Require that a payment is enough, and matches the suits of the card or of an Ace spent on it."""
    buy = turn.buys[card]
    spends = {spent: spend for (spent, to), spend in turn.spends.items() if to == card}
    turn.model.linear(
        [*((spend, PAYS[spent]) for spent, spend in spends.items()), (buy, -COST[card])], 0, _ALL
    )
    for spent, spend in spends.items():
        turn.model.clause([~spend, buy])
        if not IS_ACE[spent] and not SUIT_BITS[spent] & SUIT_BITS[card]:
            lenders = [
                other for ace, other in spends.items() if IS_ACE[ace] and SUIT_BITS[ace] & SUIT_BITS[spent]
            ]
            turn.model.clause([~spend, *lenders])


def _order(turn: TurnModel) -> None:
    """Require that a bought card pays only for later ones."""
    for (spent, card), spend in turn.spends.items():
        if spent in turn.steps:
            turn.model.linear(
                [(turn.steps[card], 1), (turn.steps[spent], -1)], 1, len(turn.steps), given=(spend,)
            )


def _objective(turn: TurnModel) -> None:
    terms: dict[int, int] = {}
    for card, buy in turn.buys.items():
        terms[buy] = POINTS[card] * POINT_WEIGHT + (0 if card in STAMPS else hand_value(card))
    for (spent, card), spend in turn.spends.items():
        given = turn.problem.places[card] == "opponent"
        terms[spend] = -hand_value(spent) * (2 if given else 1)
    turn.model.objective = list(terms.items())


def hand_value(card: int) -> int:
    """The value of a card in hand where stamp points are equal: its rank; an Ace counts as a middle one."""
    return 2 * PAYS[card] if PAYS[card] else _ACE_WORTH
