"""A purchase of Stamp Albums, or the end of a turn, beside the best plan for the turn, by the final lead."""

from __future__ import annotations

from random import Random

from stockbook.models.stamp_albums.actions import Action, Buy, EndTurn
from stockbook.models.stamp_albums.cards import POINTS
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import AlbumsView
from stockbook.models.stamp_albums.turn_model import turn_problem
from stockbook.optimizer.comparison import Comparison, not_below_0
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule
from stockbook.optimizer.sampling.intervals import Estimate, paired_difference
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.stamp_albums.advice import STAGES
from stockbook.optimizer.stamp_albums.expected_lead import (
    Sample,
    halving,
    lead_elimination,
    plan_elimination,
)
from stockbook.optimizer.stamp_albums.turn_plans import TurnPlan

#: Share of the time to find the best plan; the rest compares it with the action, on samples of their own.
BEST_SHARE = 0.6
#: Samples of that comparison: most of them, and where no clock may matter.
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
        most = DETERMINISTIC if limits.deterministic else MOST
        pair.run_to_answer(StopRule(most, (), drop=False), budget)
        lost = not_below_0(paired_difference(*pair.values))
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
