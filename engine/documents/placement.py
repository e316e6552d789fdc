"""The documents of a Show Phase: ``hint`` and ``place``, and ``explain``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.heading import item_document, search_document
from stockbook.engine.documents.score import lines_document, track_document
from stockbook.models.album.album import cell_name
from stockbook.models.album.stamps import Tile
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.reading import GAME

if TYPE_CHECKING:
    from stockbook.models.contests import Contest
    from stockbook.optimizer.placement.answer import Answer
    from stockbook.optimizer.placement.explain import Explanation
    from stockbook.optimizer.placement.plan import Plan


def placement_document(answer: Answer, goal: str) -> dict[str, Any]:
    """The document of ``hint`` and ``place``."""
    content = {
        "status": answer.status,
        "best": answer.best,
        "bound": answer.bound,
        "plans": [plan_document(plan, answer.position.me.points) for plan in answer.plans],
        "by_contest": [
            {"contest": contest_text(each.contest), "best": each.best, "bound": each.bound}
            for each in answer.by_contest
        ],
    }
    return answer_document(content, answer, goal)


def explanation_document(explanation: Explanation, goal: str) -> dict[str, Any]:
    """The document of ``explain``: both plans, and their points line by line."""
    move, best = explanation.move, explanation.best
    content = {
        "difference": explanation.difference,
        "rows": [{"label": label, "move": mine, "best": other} for label, mine, other in explanation.rows()],
        "move": {**plan_document(move.plans[0], move.position.me.points), "bound": move.bound},
        "best": {**plan_document(best.plans[0], best.position.me.points), "bound": best.bound},
    }
    return answer_document(content, best, goal, move.proved and best.proved, explanation.seconds)


def answer_document(
    content: dict[str, Any],
    answer: Answer,
    goal: str = Goal.NOW,
    proved: bool | None = None,
    seconds: float | None = None,
) -> dict[str, Any]:
    """The content of a document with the keys of every answer; without ``proved``, as the answer says."""
    return search_document(
        content,
        answer.position,
        game=GAME,
        phase=answer.position.phase,
        goal=goal,
        proved=answer.proved if proved is None else proved,
        seconds=answer.seconds if seconds is None else seconds,
        seed=answer.seed,
        workers=answer.workers,
    )


def plan_document(plan: Plan, before: int | None = None) -> dict[str, Any]:
    """A plan with its lines and moves; with the score track where it had ``before`` points."""
    return {
        "points": plan.points,
        **track_document(plan.track(before)),
        "contest": contest_text(plan.contest),
        "lines": lines_document(plan.lines),
        "place": [
            {**tile_document(item, placed.tile), "at": cell_name(placed.cell)}
            for item, placed in sorted(plan.placed)
        ],
        "discard": [tile_document(item, tile) for item, tile in sorted(plan.discarded)],
    }


def tile_document(item: int, tile: Tile) -> dict[str, Any]:
    """A tile to place; ``stamp`` is the older name of its ``good``."""
    return {**item_document(item, tile), "stamp": str(tile)}


def contest_text(contest: Contest | None) -> str | None:
    """A contest as in the file; None where no contest is entered."""
    return None if contest is None else str(contest)
