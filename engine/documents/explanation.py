"""The documents of ``explain`` before the last round, and of a cut, a pile or an item."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.collect import collect_document
from stockbook.engine.documents.estimates import estimate_document, rounded, rows_document
from stockbook.engine.documents.game_placement import game_plan_document
from stockbook.engine.documents.heading import search_document
from stockbook.engine.documents.pinzetta import solo_document
from stockbook.engine.documents.placement import answer_document
from stockbook.engine.documents.swap import choice_document, cut_document, value_document
from stockbook.games.registry import game_of
from stockbook.models.play.goal import Goal
from stockbook.optimizer.pinzetta.advice import SoloAdvice
from stockbook.optimizer.placement.explain import plan_rows
from stockbook.optimizer.swap.answer import ChoiceAdvice, CutAdvice

if TYPE_CHECKING:
    from stockbook.engine.advice import AnyPosition
    from stockbook.optimizer.comparison import Comparison
    from stockbook.optimizer.stampswap.game_explanation import GameExplanation
    from stockbook.optimizer.swap.explain import RowExplanation


def game_explanation_document(explanation: GameExplanation) -> dict[str, Any]:
    """The document of a placement explained by the whole game: both plans, their points now line by line, and
    the difference by the end."""
    move, best, exact = explanation.move, explanation.best, explanation.answer.exact
    before = exact.position.me.points
    content = {
        **estimate_document("difference", explanation.difference),
        "rows": [
            {"label": label, "move": mine, "best": other}
            for label, mine, other in plan_rows(move.plan, best.plan)
        ],
        "move": game_plan_document(move, before),
        "best": game_plan_document(best, before),
    }
    return {
        **answer_document(content, exact, Goal.GAME, proved=False),
        "seconds": rounded(explanation.seconds),
    }


def row_explanation_document(explanation: RowExplanation, goal: Goal) -> dict[str, Any]:
    """The document of a cut, a pile or an item explained: both rows, and the difference of their values."""
    advice = explanation.advice
    labels = ["value"]
    if isinstance(advice, CutAdvice):
        document, labels = cut_document(advice, goal), ["kept", "expected"]
    elif isinstance(advice, ChoiceAdvice):
        document = choice_document(advice, goal)
        labels += ["gifts"] * (advice.rows[0].gifts is not None)
    elif isinstance(advice, SoloAdvice):
        document = solo_document(advice, goal)
        labels = ["kept", "expected"] if advice.cuts else labels
    else:
        document = collect_document(advice, goal)
    rows = document.pop("cuts" if "cuts" in document else "choices")
    move, best = rows[advice.rows.index(explanation.move)], rows[0]
    return {
        **document,
        **value_document("difference", explanation.difference),
        "rows": [{"label": label, "move": move[label], "best": best[label]} for label in labels],
        "move": move,
        "best": best,
    }


def comparison_document(
    position: AnyPosition, comparison: Comparison, seconds: float | None, seed: int
) -> dict[str, Any]:
    """The document of a move explained by the lead at the end: both moves, and the lead given away."""
    return search_document(
        {
            **estimate_document("difference", comparison.lost),
            "rows": rows_document(comparison.rows),
            "move": comparison.move,
            "best": comparison.best,
        },
        position,
        game=position.game_name,
        phase=None,
        goal=Goal.GAME,
        proved=comparison.certain,
        seconds=seconds,
        seed=seed,
        assumed=game_of(position).assumptions(position),
    )
