"""The best purchases of a turn in Stamp Albums, proved by CP-SAT, and the next best ones."""

from __future__ import annotations

from dataclasses import dataclass

from stockbook.models.stamp_albums.actions import Buy
from stockbook.models.stamp_albums.turn_model import build_turn
from stockbook.models.stamp_albums.turn_problem import TurnProblem
from stockbook.optimizer.placement.plan import InternalError
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.cpsat import Search
from stockbook.optimizer.solver.outcome import Parameter

#: So small a model is proved before presolve or a second worker would have paid for themselves.
_PARAMETERS: dict[str, Parameter] = {"num_workers": 1, "cp_model_presolve": False}


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
