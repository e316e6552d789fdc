"""Plans for a turn: those with most stamp points, by CP-SAT, and others that gain most, by beam search."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from stockbook.models.stamp_albums.actions import Buy
from stockbook.models.stamp_albums.cards import STAMPS
from stockbook.models.stamp_albums.state import Cards, merged, taken
from stockbook.models.stamp_albums.turn_model import TurnProblem, build_turn
from stockbook.optimizer.placement.plan import InternalError
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.limits import SearchBudget
from stockbook.optimizer.solver.outcome import Parameter
from stockbook.optimizer.stamp_albums.rollout_policy import RolloutPolicy

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
    """The purchases of a turn, with their stamp points.

    Parameters
    ----------
    buys
        The purchases; none is the end of a turn in which something was bought already.
    points
        The stamp points that they bring.
    proved
        Whether nothing brings more.
    """

    buys: tuple[Buy, ...]
    points: int
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
