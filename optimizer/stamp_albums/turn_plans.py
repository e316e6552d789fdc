"""Candidate plans for a turn: the purchases that seem to gain most, found by a beam search."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from stockbook.models.stamp_albums.actions import Buy
from stockbook.models.stamp_albums.card_moves import merged, taken
from stockbook.models.stamp_albums.cards import STAMPS
from stockbook.models.stamp_albums.state import Cards
from stockbook.models.stamp_albums.turn_problem import TurnProblem
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.stamp_albums.purchases import best_purchases
from stockbook.optimizer.stamp_albums.rollout_policy import RolloutPolicy

#: The purchases of a turn in order; none is its end.
TurnPlan = tuple[Buy, ...]

#: Purchases in one plan; longer turns are planned again after the new cards of the market.
LONGEST = 4
#: Payments looked at for each card.
PAYMENTS = 4
#: Plans that are carried on from each length to the next.
BEAM = 12


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
