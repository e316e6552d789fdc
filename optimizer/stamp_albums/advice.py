"""The best purchases of a turn of Stamp Albums, and a purchase beside them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import ClassVar

from stockbook.models.play.goal import AnswerForm
from stockbook.models.stamp_albums.cards import POINTS
from stockbook.models.stamp_albums.game import Action, Buy, EndTurn, StampAlbums
from stockbook.models.stamp_albums.state import AlbumsView
from stockbook.models.stamp_albums.turn_model import TurnProblem, turn_problem
from stockbook.optimizer.rollouts import BEST_SHARE, Comparison, points_lost
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.sampling.intervals import Estimate, mean
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.stamp_albums.turn_plans import (
    Purchases,
    RolloutPolicy,
    Sample,
    TurnPlan,
    best_purchases,
    halving,
    lead_elimination,
    plan_elimination,
)

#: Samples of a hint for the game, of which the plans that are shown take all: about a second.
STAGES = (24, 60, 200)


@dataclass(frozen=True)
class PurchaseAdvice:
    """A plan for the turn with its value."""

    #: The purchases in order; none is the end of the turn, or a new hand if nothing can be bought.
    plan: TurnPlan
    #: Stamp points: those bought in this turn, or the expected final lead.
    value: Estimate


@dataclass(frozen=True)
class RankedPurchases:
    """The best plan for the turn first, then the next best."""

    form: ClassVar[AnswerForm] = AnswerForm.PURCHASES
    #: At least one.
    advice: tuple[PurchaseAdvice, ...]
    interrupted: bool = False
    #: Whether the time was enough for a proof, where one was looked for.
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


#: Samples that compare a plan with the best one: most of them, and where no clock may matter.
MOST, DETERMINISTIC = 2_000, 200
#: Plans that take part until the best is found.
LEAST = 2


def explain_action(game: StampAlbums, view: AlbumsView, action: Action, limits: SearchLimits) -> Comparison:
    """A legal action, with the best plan for the turn that begins with it, beside the best plan of all."""
    if not turn_problem(view, game.readings).possible:
        # Nothing can be bought, and the turn only be ended.
        return Comparison(str(action), str(action), Estimate(0.0), certain=True)
    budget = SearchBudget(limits)
    plans, found = _ranked(game, view, action, budget)
    ranking = found.ranking()
    best = ranking[0]
    mine = next(number for number in ranking if _begins(plans[number], action))
    lost = Estimate(0.0)
    if mine != best:
        new = Random(f"{limits.seed}/compared")
        pair = lead_elimination(game, view, [plans[best], plans[mine]], new)
        lost = points_lost(pair, DETERMINISTIC if limits.deterministic else MOST, budget)
    if not lost.value:
        best = mine
    leads = [each.value for each in found.estimates()]
    rows = (
        ("stamps bought now", _points(plans[mine]), _points(plans[best])),
        ("expected lead", leads[mine], leads[best]),
    )
    return Comparison(str(action), _text(plans[best]) if lost.value else str(action), lost, rows)


def _ranked(
    game: StampAlbums, view: AlbumsView, action: Action, budget: SearchBudget
) -> tuple[list[TurnPlan], SequentialElimination[Sample]]:
    """The plans for the turn, those that begin with the action among them, compared."""
    done: TurnPlan = (action,) if isinstance(action, Buy) else ()
    rng = Random(budget.limits.seed)
    with budget.within(BEST_SHARE):
        plans, found = plan_elimination(game, view, rng, budget, also=[done])
        rule = StopRule(STAGES[-1], STAGES, halving(len(plans), STAGES, LEAST), least=LEAST, width=0.0)
        found.run_to_answer(rule, budget)
    return plans, found


def _begins(plan: TurnPlan, action: Action) -> bool:
    """Whether a plan has the action, which may then come first: purchases of a turn have no order."""
    return action in plan if isinstance(action, Buy) else not plan


def _points(plan: TurnPlan) -> int:
    return sum(POINTS[buy.card] for buy in plan)


def _text(plan: TurnPlan) -> str:
    return "; ".join(map(str, plan or (EndTurn(),)))
