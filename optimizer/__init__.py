"""How the best move is found."""

from stockbook.optimizer.answer import Answer, ContestResult
from stockbook.optimizer.plan import InternalError, Plan, make_plan
from stockbook.optimizer.search import best_placement

__all__ = ["Answer", "ContestResult", "InternalError", "Plan", "best_placement", "make_plan"]
