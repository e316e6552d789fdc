"""Finding the best move: searches, samples, agents."""

from stockbook.optimizer.placement.plan import ContestResult, InternalError, PlacementAdvice, Plan, make_plan
from stockbook.optimizer.placement.search import Explanation, IllegalMove, NoPlan, best_placement, explain
from stockbook.optimizer.solver.limits import Progress, SearchLimits

#: The name of ``PlacementAdvice`` before.
Answer = PlacementAdvice

__all__ = [
    "Answer",
    "ContestResult",
    "Explanation",
    "IllegalMove",
    "InternalError",
    "NoPlan",
    "PlacementAdvice",
    "Plan",
    "Progress",
    "SearchLimits",
    "best_placement",
    "explain",
    "make_plan",
]
