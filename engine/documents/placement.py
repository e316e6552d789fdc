"""The documents of a Show Phase: ``hint`` and ``place``, and ``explain``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.score import lines_document
from stockbook.models.album.album import cell_name
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import GAME

if TYPE_CHECKING:
    from stockbook.models.contests import Contest
    from stockbook.optimizer.placement.answer import Answer
    from stockbook.optimizer.placement.explain import Explanation
    from stockbook.optimizer.placement.plan import Plan


def placement_document(answer: Answer, goal: str) -> dict[str, Any]:
    """The document of ``hint`` and ``place``."""
    return {
        **_head(answer.position, goal),
        "status": answer.status,
        "best": answer.best,
        "bound": answer.bound,
        "proved": answer.proved,
        "plans": [plan_document(plan) for plan in answer.plans],
        "by_contest": [
            {"contest": contest_text(each.contest), "best": each.best, "bound": each.bound}
            for each in answer.by_contest
        ],
        **_search(answer, answer.seconds),
    }


def explanation_document(explanation: Explanation, goal: str) -> dict[str, Any]:
    """The document of ``explain``: both plans, and their points line by line."""
    move, best = explanation.move, explanation.best
    seconds = None if move.seconds is None or best.seconds is None else move.seconds + best.seconds
    return {
        **_head(best.position, goal),
        "proved": move.proved and best.proved,
        "difference": explanation.difference,
        "rows": [{"label": label, "move": mine, "best": other} for label, mine, other in explanation.rows()],
        "move": {**plan_document(move.plans[0]), "bound": move.bound},
        "best": {**plan_document(best.plans[0]), "bound": best.bound},
        **_search(best, seconds),
    }


def _head(position: Position, goal: str) -> dict[str, Any]:
    return {"game": GAME, "phase": position.phase, "goal": goal}


def _search(answer: Answer, seconds: float | None) -> dict[str, Any]:
    rounded = None if seconds is None else round(seconds, 2)
    return {"seconds": rounded, "seed": answer.seed, "workers": answer.workers}


def plan_document(plan: Plan) -> dict[str, Any]:
    """A plan with its lines and moves."""
    return {
        "points": plan.points,
        "contest": contest_text(plan.contest),
        "lines": lines_document(plan.lines),
        "place": [
            {"item": item + 1, "stamp": str(placed.tile), "at": cell_name(placed.cell)}
            for item, placed in sorted(plan.placed)
        ],
        "discard": [{"item": item + 1, "stamp": str(tile)} for item, tile in sorted(plan.discarded)],
    }


def contest_text(contest: Contest | None) -> str | None:
    """A contest as in the file; None where no contest is entered."""
    return None if contest is None else str(contest)
