"""The document of a Show Phase for the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.estimates import estimate_document, rounded
from stockbook.engine.documents.placement import contest_text, placement_document, plan_document
from stockbook.models.play.goal import Goal

if TYPE_CHECKING:
    from stockbook.optimizer.stampswap.game_placement import GamePlacementAnswer, GamePlan


def game_placement_document(answer: GamePlacementAnswer) -> dict[str, Any]:
    """The document of ``place --goal game``: that of this Show Phase alone, with the points expected later.

    The best points and the bounds are those of this Show Phase; nothing is proved of the game.
    """
    document = placement_document(answer.exact, Goal.GAME)
    before = answer.exact.position.me.points
    expected = {contest_text(each.plan.contest): _expected(each) for each in answer.by_contest}
    return {
        **document,
        "status": "feasible",
        "proved": False,
        "plans": [game_plan_document(each, before) for each in answer.plans],
        "by_contest": [{**row, **expected.get(row["contest"], {})} for row in document["by_contest"]],
        "seconds": rounded(answer.seconds),
    }


def game_plan_document(plan: GamePlan, before: int | None) -> dict[str, Any]:
    """A plan with the points expected by the end; with the score track where it had ``before`` points."""
    return {**plan_document(plan.plan, before), **_expected(plan)}


def _expected(plan: GamePlan) -> dict[str, Any]:
    """The points expected by the end of the game, and the contests meant for later."""
    return {
        "now": plan.plan.points,
        **estimate_document("expected", plan.expected),
        "samples": plan.expected.samples,
        "keep": [str(contest) for contest in plan.keep],
    }
