"""The best purchases of a turn of Stamp Albums, for its own points or for the final lead."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import ClassVar

from stockbook.models.play.goal import AnswerForm
from stockbook.models.stamp_albums.actions import Buy
from stockbook.models.stamp_albums.cards import POINTS
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import AlbumsView
from stockbook.models.stamp_albums.turn_model import TurnProblem, turn_problem
from stockbook.optimizer.sampling.elimination import StopRule
from stockbook.optimizer.sampling.intervals import Estimate, mean
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.stamp_albums.expected_lead import halving, plan_elimination
from stockbook.optimizer.stamp_albums.rollout_policy import RolloutPolicy
from stockbook.optimizer.stamp_albums.turn_plans import Purchases, TurnPlan, best_purchases

#: Samples of a hint for the game, of which the plans that are shown take all: about a second.
STAGES = (24, 60, 200)


@dataclass(frozen=True)
class PurchaseAdvice:
    """A plan for the turn with its value.

    Parameters
    ----------
    plan
        The purchases in order; none is the end of the turn, or a new hand if nothing can be bought.
    value
        Stamp points: those bought in this turn, or the expected final lead.
    """

    plan: TurnPlan
    value: Estimate


@dataclass(frozen=True)
class RankedPurchases:
    """The best plan for the turn first, then the next best.

    Parameters
    ----------
    advice
        At least one.
    interrupted
        Whether Ctrl-C stopped the search.
    complete
        Whether the time was enough for a proof, where one was looked for.
    """

    form: ClassVar[AnswerForm] = AnswerForm.PURCHASES
    advice: tuple[PurchaseAdvice, ...]
    interrupted: bool = False
    complete: bool = True

    @property
    def proved(self) -> bool:
        """Whether no plan is better than the first."""
        return self.complete and all(each.value.exact for each in self.advice)


def best_now(game: StampAlbums, view: AlbumsView, plans: int, limits: SearchLimits) -> RankedPurchases:
    """The most stamp points of this turn over the known cards, and the next most with other stamps."""
    budget = SearchBudget(limits)
    problem = turn_problem(view, game.readings)
    found = best_purchases(problem, plans, limits.seed, budget)
    if problem.possible and not found:
        found = [_best_purchase(problem, RolloutPolicy(game.readings.surplus))]
    complete = all(each.proved for each in found)
    exact = tuple(PurchaseAdvice(each.buys, Estimate(each.points)) for each in found)
    return RankedPurchases(exact or (PurchaseAdvice((), Estimate(0)),), budget.interrupted, complete)


def _best_purchase(problem: TurnProblem, policy: RolloutPolicy) -> Purchases:
    """The single purchase with most stamp points, found at once."""
    payments = ((card, policy.purchases(card, problem.hand, 0, False)) for card in problem.places)
    buys = [Buy(card, pay) for card, found in payments for _, pay in islice(found, 1)]
    best = max(buys, key=lambda buy: POINTS[buy.card])
    return Purchases((best,), POINTS[best.card], proved=False)


def best_game(game: StampAlbums, view: AlbumsView, plans: int, limits: SearchLimits) -> RankedPurchases:
    """The highest expected final lead, by common samples.

    The time ends the samples; a deterministic answer takes all of them.
    """
    budget = SearchBudget(limits, lambda: elimination.progress())
    candidates, elimination = plan_elimination(game, view, Random(limits.seed), budget)
    stay = halving(len(candidates), STAGES, plans)
    rule = StopRule(STAGES[-1], STAGES, stay, least=plans, width=0.0)
    elimination.run_to_answer(rule, budget)
    return RankedPurchases(
        tuple(
            PurchaseAdvice(candidates[number], mean(elimination.values[number]))
            for number in elimination.ranking()[:plans]
        ),
        budget.interrupted,
    )
