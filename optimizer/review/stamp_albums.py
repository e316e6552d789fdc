"""The review of decisions in Stamp Albums."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stockbook.models.stamp_albums.actions import Action, Buy, EndTurn
from stockbook.models.stamp_albums.cards import POINTS
from stockbook.models.stamp_albums.game import StampAlbums
from stockbook.models.stamp_albums.state import AlbumsState, AlbumsView
from stockbook.models.stamp_albums.turn_problem import turn_problem
from stockbook.optimizer.review.decisions import Comparison, Decision, not_below_0
from stockbook.optimizer.sampling.elimination import SequentialElimination, StopRule, paired_difference
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stamp_albums.advice import STAGES
from stockbook.optimizer.stamp_albums.evaluation import expected_gain
from stockbook.optimizer.stamp_albums.expected_lead import (
    Sample,
    halving,
    lead_elimination,
    plan_elimination,
)
from stockbook.optimizer.stamp_albums.rollout_policy import RolloutPolicy
from stockbook.optimizer.stamp_albums.turn_plans import TurnPlan

#: Share of the time to find the best plan; the rest compares it with the action, on samples of their own.
BEST_SHARE = 0.6
#: Samples of that comparison: most of them, and where no clock may matter.
MOST, DETERMINISTIC = 2_000, 200
#: Plans that take part until the best is found.
LEAST = 2


class AlbumsReviewer:
    """The comparison of the actions of Stamp Albums by the lead expected at the end."""

    def __init__(self, game: StampAlbums) -> None:
        self._game = game
        self._policy = RolloutPolicy(game.readings.surplus)

    def moment(self, state: AlbumsState) -> tuple[None, str]:
        return None, "buy"

    def compare(self, decision: Decision, limits: SearchLimits) -> Comparison:
        """By the best plan for the rest of the turn that begins with the action, and the best of all."""
        (action,) = decision.actions
        view = self._game.view(decision.states[0], decision.player)
        if _forced(self._game, view):
            return Comparison(str(action), str(action), Estimate(0.0))
        budget = SearchBudget(limits)
        plans, found = self._ranked(view, action, budget)
        ranking = found.ranking()
        best = ranking[0]
        mine = next(number for number in ranking if _begins(plans[number], action))
        lost = Estimate(0.0)
        if mine != best:
            new = Random(f"{limits.seed}/compared")
            pair = lead_elimination(self._game, view, [plans[best], plans[mine]], new)
            most = DETERMINISTIC if limits.deterministic else MOST
            pair.run(StopRule(most, (), drop=False), budget)
            lost = not_below_0(paired_difference(*pair.values))
        if not lost.value:
            best = mine
        leads = [each.value for each in found.estimates()]
        rows = (
            ("stamps bought now", _points(plans[mine]), _points(plans[best])),
            ("expected lead", leads[mine], leads[best]),
        )
        return Comparison(str(action), _text(plans[best]) if lost.value else str(action), lost, rows)

    def points(self, state: AlbumsState, rng: Random) -> Sequence[float]:
        """The points so far, and what the rest of the game is expected to add after this turn."""
        state = self._game.sample(self._game.view(state, state.turn.player), rng)
        player = state.turn.player
        while not state.turn.over and state.turn.player == player:
            state = self._game.apply(state, self._policy.act(state), rng)
        points: list[float] = [*self._game.score(state)]
        if not state.turn.over:
            points[state.turn.player] += expected_gain(state)
        return points

    def _ranked(
        self, view: AlbumsView, action: Action, budget: SearchBudget
    ) -> tuple[list[TurnPlan], SequentialElimination[Sample]]:
        """The plans for the turn, those that begin with the action among them, compared."""
        done: TurnPlan = (action,) if isinstance(action, Buy) else ()
        rng = Random(budget.limits.seed)
        with budget.within(BEST_SHARE):
            plans, found = plan_elimination(self._game, view, rng, budget, also=[done])
            rule = StopRule(STAGES[-1], STAGES, halving(len(plans), STAGES, LEAST), least=LEAST, width=0.0)
            found.run(rule, budget)
        return plans, found


def _forced(game: StampAlbums, view: AlbumsView) -> bool:
    """Whether nothing can be bought, and the turn only be ended."""
    return not turn_problem(view, game.readings).possible


def _begins(plan: TurnPlan, action: Action) -> bool:
    """Whether a plan has the action, which may then come first: purchases of a turn have no order."""
    return action in plan if isinstance(action, Buy) else not plan


def _points(plan: TurnPlan) -> int:
    return sum(POINTS[buy.card] for buy in plan)


def _text(plan: TurnPlan) -> str:
    return "; ".join(map(str, plan or (EndTurn(),)))


def make_reviewer(game: StampAlbums, names: Sequence[str]) -> AlbumsReviewer:
    """Make the reviewer of a game."""
    return AlbumsReviewer(game)
