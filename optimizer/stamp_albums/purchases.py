"""The best purchases of a turn in Stamp Albums, proved by CP-SAT, and the next best ones."""

from __future__ import annotations

from dataclasses import dataclass

from stockbook.models.stamp_albums.actions import Buy
from stockbook.models.stamp_albums.turn_model import build_turn
from stockbook.models.stamp_albums.turn_problem import TurnProblem
from stockbook.optimizer.placement.plan import InternalError
from stockbook.optimizer.solver.cpsat import Parameter, Search

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
    """

    buys: tuple[Buy, ...]
    points: int


def best_purchases(problem: TurnProblem, plans: int = 1, seed: int = 0) -> list[Purchases]:
    """The purchases with most stamp points, proved, and the best with other stamps, or other cards where
    no stamp is bought; best first.

    Only known cards are planned with. Of plans with equal points the one comes first that keeps more of
    the hand and gives the opponent less. The list is empty when nothing can be bought.
    """
    turn = build_turn(problem)
    found: list[Purchases] = []
    while len(found) < plans:
        outcome = Search(turn.model, {**_PARAMETERS, "random_seed": seed}).run()
        if outcome.values is None:
            break
        buys = turn.purchases(outcome.values)
        points = turn.points(outcome.values)
        if not outcome.finished or problem.points(buys) != points:
            raise InternalError(f"{buys} do not bring the {points} points of the model for {problem}")
        found.append(Purchases(buys, points))
        turn.exclude([buy.card for buy in buys])
    return found
