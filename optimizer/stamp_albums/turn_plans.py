"""Plans for a turn: the best purchases proved, candidates by a beam search, and their leads by rollouts."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import TypeAlias

from stockbook.models.stamp_albums.cards import CARDS, COST, IS_ACE, PAYS, POINTS, STAMPS, SUIT_BITS
from stockbook.models.stamp_albums.game import (
    Action,
    Buy,
    EndTurn,
    StampAlbums,
    affordable,
    spendable_cards,
    unneeded_card,
)
from stockbook.models.stamp_albums.state import HAND, AlbumsState, AlbumsView, Cards, merged, on_offer, taken
from stockbook.models.stamp_albums.turn_model import TurnProblem, build_turn, turn_problem
from stockbook.optimizer.placement.plan import InternalError
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.limits import SearchBudget
from stockbook.optimizer.solver.outcome import Parameter

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
    """The purchases of both sides when a game is played out: fast, and always the same in the same state.

    It weighs one purchase at a time: the points of a stamp, and the values of the cards that come to the
    hand, leave it, or go to the opponent. A card worth less than one may expect to draw is spent along with
    the others where it may be, because hands are filled up. ``surplus``: whether cards that are not needed
    may be spent (``Readings.surplus``).
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


#: So small a model is proved before presolve or a second worker would have paid for themselves.
_PARAMETERS: dict[str, Parameter] = {"num_workers": 1, "cp_model_presolve": False}

#: The purchases of a turn in order; none is its end.
TurnPlan = tuple[Buy, ...]
#: Purchases in one plan; longer turns are planned again after the new cards of the market.
LONGEST = 4
#: Payments looked at for each card.
PAYMENTS = 4
#: Plans that are carried on from each length to the next.
BEAM = 12


@dataclass(frozen=True)
class Purchases:
    """The purchases of a turn, with their stamp points."""

    #: The purchases; none is the end of a turn in which something was bought already.
    buys: tuple[Buy, ...]
    #: The stamp points that they bring.
    points: int
    #: Whether nothing brings more.
    proved: bool = True


def best_purchases(
    problem: TurnProblem, plans: int = 1, seed: int = 0, budget: SearchBudget | None = None
) -> list[Purchases]:
    """The purchases with most stamp points, proved, and the best with other stamps, or other cards where
    no stamp is bought; best first.

    Only known cards are planned with. Of plans with equal points the one comes first that keeps more of
    the hand and gives the opponent less. The list is empty when nothing can be bought, and shorter where
    the time of a budget is up; a single plan may not be proved then.
    """
    turn = build_turn(problem)
    found: list[Purchases] = []
    timed = budget is not None and not budget.limits.deterministic
    while len(found) < plans and not (budget and budget.over):
        limit: dict[str, Parameter] = {"max_time_in_seconds": budget.left} if budget and timed else {}
        outcome = Search(turn.model, {**_PARAMETERS, **limit, "random_seed": seed}).run()
        if outcome.values is None or (found and timed and not outcome.finished):
            break
        buys = turn.purchases(outcome.values)
        points = turn.points(outcome.values)
        if not (outcome.finished or timed) or problem.points(buys) != points:
            raise InternalError(f"{buys} do not bring the {points} points of the model for {problem}")
        found.append(Purchases(buys, points, outcome.finished))
        turn.exclude([buy.card for buy in buys])
    return found


@dataclass(frozen=True)
class _Partial:
    """A plan begun: what it gains, its purchases, the hand that is left, and what is left to buy."""

    gain: float
    plan: TurnPlan
    hand: Cards
    left: Cards


def turn_plans(
    problem: TurnProblem, policy: RolloutPolicy, count: int, budget: SearchBudget | None = None
) -> list[TurnPlan]:
    """Up to so many plans, at least 2: the most promising by the policy, and the one with most stamp points.

    Plans that differ in nothing but the order of their purchases count once. The empty plan is among them
    if the turn may end. Once the time of a budget is up, the one with most stamp points may be missing.
    """
    found: dict[frozenset[Buy], _Partial] = {}
    beam = [_Partial(0.0, (), problem.hand, tuple(problem.places))]
    for _ in range(LONGEST):
        longer = {
            frozenset(each.plan): each for partial in beam for each in _longer(problem, partial, policy)
        }
        found.update(longer)
        beam = sorted(longer.values(), key=_by_gain)[:BEAM]
    plans = [each.plan for each in sorted(found.values(), key=_by_gain)[: count - 1]]
    for best in best_purchases(problem, budget=budget):
        if frozenset(best.buys) not in map(frozenset, plans):
            plans.append(best.buys)
    if (problem.begun or not plans) and () not in plans:
        plans.append(())
    return plans


def _by_gain(partial: _Partial) -> float:
    return -partial.gain


def _longer(problem: TurnProblem, partial: _Partial, policy: RolloutPolicy) -> list[_Partial]:
    """The plan with one purchase more."""
    longer: list[_Partial] = []
    if problem.ends(partial.left):
        return longer
    for card in partial.left:
        given = problem.places[card] == "opponent"
        found = islice(policy.purchases(card, partial.hand, 0, given), PAYMENTS)
        left = taken(partial.left, (card,))
        gained = () if card in STAMPS or not problem.reuse else (card,)
        for gain, pay in found:
            hand = merged(taken(partial.hand, pay), gained)
            longer.append(_Partial(partial.gain + gain, (*partial.plan, Buy(card, pay)), hand, left))
    return longer


_SUITS = tuple(0 if IS_ACE[number] else len(card.suits) for number, card in enumerate(CARDS))
_ALL_POINTS = sum(POINTS)

#: The features of a position: of the player whose turn it is (my) and of the other (their).
FEATURES = (
    "turn",
    *(f"my {what}" for what in ("pays", "suits", "aces", "cards", "pays while stamps are left")),
    *(f"their {what}" for what in ("pays", "suits", "aces", "cards", "pays while stamps are left")),
    *("my best stamp", "shop points", "market points", "market pays", "excuse seen"),
)

#: A weight for each feature, in points; from 4,000 games with seed 1.
WEIGHTS = (
    -7.974,
    0.314,
    0.64,
    2.176,
    -2.039,
    0.304,
    -0.193,
    -0.782,
    -1.912,
    3.516,
    -0.374,
    0.891,
    -0.061,
    -0.024,
    0.044,
    1.239,
)
#: Number of plans that are compared.
PLANS = 16
#: Samples of an agent's decision, after which the worse half of the plans is dropped, and plans that go on to
#: the last of them.
STAGES, LEAST = (12, 24, 48, 120), 2
_SEED_BITS = 48
#: A state that looks like the view, and the seed of the random choices in it.
Sample: TypeAlias = tuple[AlbumsState, int]


def features(state: AlbumsState) -> list[float]:
    """The values of ``FEATURES``.

    ``my best stamp`` is the most valuable one on offer that my hand buys; ``pays while stamps are left`` is
    what a hand pays times the part of all points that is in no album.
    """
    player = state.turn.player
    mine, theirs = state.sides[player], state.sides[1 - player]
    bought = sum([POINTS[card] for card in mine.album + theirs.album])
    left = 1 - bought / _ALL_POINTS
    offer = on_offer(state)
    market = state.market
    return [
        1.0,
        *_hand(mine.hand, left),
        *_hand(theirs.hand, left),
        max([POINTS[card] for card in offer if POINTS[card] and affordable(card, mine.hand)], default=0),
        sum([POINTS[card] for card in mine.shop + theirs.shop]),
        sum([POINTS[card] for card in market]),
        sum([PAYS[card] for card in market if not POINTS[card]]),
        state.excuse_seen,
    ]


def _hand(hand: Cards, left: float) -> tuple[float, ...]:
    pays = sum([PAYS[card] for card in hand])
    suits = sum([_SUITS[card] for card in hand])
    return pays, suits, sum([IS_ACE[card] for card in hand]), len(hand), pays * left


def expected_gain(state: AlbumsState) -> float:
    """The points by which the lead of the player whose turn it is may be expected to grow until the end.

    The weights of this linear model are the least squares of how games of two rollout policies went on
    (``python -m benchmarks.learn_stamp_albums``).
    """
    return sum([weight * value for weight, value in zip(WEIGHTS, features(state), strict=True)])


def plan_elimination(
    game: StampAlbums,
    view: AlbumsView,
    rng: Random,
    budget: SearchBudget | None = None,
    also: Sequence[TurnPlan] = (),
) -> tuple[list[TurnPlan], SequentialElimination[Sample]]:
    """The plans of the viewer's turn, longer ones first, and the elimination that compares their leads.

    ``also`` are further plans to compare, in front of the others.
    """
    policy = RolloutPolicy(game.readings.surplus)
    # Of equal plans the one that says more is preferred.
    found = turn_plans(turn_problem(view, game.readings), policy, PLANS, budget)
    plans = [*also, *sorted((plan for plan in found if plan not in also), key=len, reverse=True)]
    return plans, lead_elimination(game, view, plans, rng)


def lead_elimination(
    game: StampAlbums, view: AlbumsView, plans: Sequence[TurnPlan], rng: Random
) -> SequentialElimination[Sample]:
    """The elimination that compares the leads of plans of the viewer's turn, by rollouts on common samples.

    Each sample is a state that looks like the view. Every plan is carried out in it and the game played on by
    the rollout policy for both players with the same random choices, so that plans differ by what they do and
    less by luck. After the opponent's turn, before my next one, the position is evaluated: to play on to the
    end tells plans apart no better and has seven times the variance.
    """
    policy = RolloutPolicy(game.readings.surplus)

    def draw() -> Sample:
        return game.sample(view, rng), rng.getrandbits(_SEED_BITS)

    def leads(sample: Sample, numbers: Sequence[int]) -> list[float]:
        state, seed = sample
        return [_final_lead(game, state, plans[number], policy, Random(seed)) for number in numbers]

    return SequentialElimination(len(plans), draw, leads)


def halving(plans: int, stages: Sequence[int], least: int) -> dict[int, int]:
    """The most plans that stay after each stage but the last: half as many, but not fewer than ``least``."""
    return {stage: max(least, plans >> number) for number, stage in enumerate(stages[:-1], 1)}


def best_plan(
    game: StampAlbums, view: AlbumsView, rng: Random, budget: SearchBudget | None = None
) -> TurnPlan:
    """The plan with the highest expected final lead, from few samples; a budget may end them early."""
    plans, elimination = plan_elimination(game, view, rng, budget)
    elimination.run(StopRule(STAGES[-1], STAGES, halving(len(plans), STAGES, LEAST)), budget)
    return plans[elimination.best]


def _final_lead(
    game: StampAlbums, state: AlbumsState, plan: TurnPlan, policy: RolloutPolicy, rng: Random
) -> float:
    """The viewer's lead that may be expected at the end of a game that goes on with the plan."""
    viewer = state.turn.player
    for action in plan or (EndTurn(),):
        state = game.apply(state, action, rng)
    while not state.turn.over and state.turn.player == viewer:
        state = game.apply(state, policy.act(state), rng)
    while not state.turn.over and state.turn.player != viewer:
        state = game.apply(state, policy.act(state), rng)
    scores = game.score(state)
    lead = scores[viewer] - scores[1 - viewer]
    return lead if state.turn.over else lead + expected_gain(state)
