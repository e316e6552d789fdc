"""How the best move is found."""

from stockbook.optimizer.answer import Answer, ContestResult
from stockbook.optimizer.explain import Explanation, IllegalMove, explain
from stockbook.optimizer.plan import InternalError, Plan, make_plan
from stockbook.optimizer.search import best_placement

__all__ = [
    "Answer",
    "ContestResult",
    "Explanation",
    "IllegalMove",
    "InternalError",
    "Plan",
    "best_placement",
    "explain",
    "make_plan",
]
