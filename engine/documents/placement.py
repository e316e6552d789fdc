"""The JSON documents of the answers (commands, version 1)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from stockbook.models.album.album import cell_name
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import GAME
from stockbook.models.stampswap.scoring import ScoreLine, total

if TYPE_CHECKING:
    from stockbook.models.contests import Contest
    from stockbook.optimizer.placement.answer import Answer
    from stockbook.optimizer.placement.explain import Explanation
    from stockbook.optimizer.placement.plan import Plan

SCHEMA = 1


def write(document: dict[str, Any]) -> None:
    """Print a document, the only thing on standard output."""
    print(json.dumps({"schema": SCHEMA, **document}))


def score_json(lines: Iterable[ScoreLine]) -> dict[str, Any]:
    """What ``score`` answers."""
    lines = list(lines)
    return {"total": total(lines), "lines": _lines(lines)}


def answer_json(answer: Answer, goal: str) -> dict[str, Any]:
    """What ``hint`` and ``place`` answer."""
    return {
        **_head(answer.position, goal),
        "status": answer.status,
        "best": answer.best,
        "bound": answer.bound,
        "proved": answer.proved,
        "plans": [plan_json(plan) for plan in answer.plans],
        "by_contest": [
            {"contest": contest_json(each.contest), "best": each.best, "bound": each.bound}
            for each in answer.by_contest
        ],
        **_search(answer, answer.seconds),
    }


def explanation_json(explanation: Explanation, goal: str) -> dict[str, Any]:
    """What ``explain`` answers: both plans, and their points line by line."""
    move, best = explanation.move, explanation.best
    seconds = None if move.seconds is None or best.seconds is None else move.seconds + best.seconds
    return {
        **_head(best.position, goal),
        "proved": move.proved and best.proved,
        "difference": explanation.difference,
        "rows": [{"label": label, "move": mine, "best": other} for label, mine, other in explanation.rows()],
        "move": {**plan_json(move.plans[0]), "bound": move.bound},
        "best": {**plan_json(best.plans[0]), "bound": best.bound},
        **_search(best, seconds),
    }


def _head(position: Position, goal: str) -> dict[str, Any]:
    return {"game": GAME, "phase": position.phase, "goal": goal}


def _search(answer: Answer, seconds: float | None) -> dict[str, Any]:
    rounded = None if seconds is None else round(seconds, 2)
    return {"seconds": rounded, "seed": answer.seed, "workers": answer.workers}


def plan_json(plan: Plan) -> dict[str, Any]:
    """A plan with its lines and moves."""
    return {
        "points": plan.points,
        "contest": contest_json(plan.contest),
        "lines": _lines(plan.lines),
        "place": [
            {"item": item + 1, "stamp": str(placed.tile), "at": cell_name(placed.cell)}
            for item, placed in sorted(plan.placed)
        ],
        "discard": [{"item": item + 1, "stamp": str(tile)} for item, tile in sorted(plan.discarded)],
    }


def _lines(lines: Iterable[ScoreLine]) -> list[dict[str, Any]]:
    """The count is left out where nothing is counted."""
    return [
        {"label": line.label, **({} if line.count is None else {"count": line.count}), "points": line.points}
        for line in lines
    ]


def contest_json(contest: Contest | None) -> str | None:
    """Its text as in the file, or null."""
    return None if contest is None else str(contest)
