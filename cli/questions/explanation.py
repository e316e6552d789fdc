"""A move of mine against the best one, printed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from stockbook.cli.questions.contests import contest_choice
from stockbook.cli.questions.failure import ANSWERED, IMPOSSIBLE, INTERRUPTED, Refused
from stockbook.cli.questions.moves import OPTION
from stockbook.engine.documents.placement import explanation_document
from stockbook.engine.documents.swap import cut_explanation_document
from stockbook.engine.documents.text import to_json
from stockbook.models.files.faults import Fault
from stockbook.models.games.goal import Goal

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions
    from stockbook.engine.advice import Advice
    from stockbook.models.stampswap.position import Position


def explain_placement(position: Position, move: str, options: HintOptions, goal: Goal, file: str) -> int:
    """Print a placement of mine against the best one; the exit code."""
    from stockbook.cli.questions.moves import read_placement

    placed = read_placement(position, move, file)
    contests = contest_choice(position, options.contest, file)

    from stockbook.optimizer.placement.explain import explain

    explanation = options.search.ask(explain, position, placed, contests=contests)
    if options.as_json:
        print(to_json(explanation_document(explanation, goal)))
    else:
        from stockbook.cli.rendering.placement import show_explanation

        show_explanation(explanation)
    return INTERRUPTED if explanation.move.interrupted or explanation.best.interrupted else ANSWERED


def explain_cut(position: Position, move: str, options: HintOptions, goal: Goal, file: str) -> int:
    """Print a cut of mine against the best one; the exit code."""
    from stockbook.cli.questions.moves import read_cut
    from stockbook.optimizer.swap.best_cut import best_cuts

    cut = read_cut(position, move, file)
    advice = options.search.ask(best_cuts, position, goal=goal)
    mine = next(row for row in advice.rows if row.cut == cut)
    if options.as_json:
        print(to_json(cut_explanation_document(advice, mine, goal)))
    else:
        from stockbook.cli.rendering.swap import show_cut_explanation

        show_cut_explanation(advice, mine, goal)
    return INTERRUPTED if advice.interrupted else ANSWERED


def explain_choice(advice: Advice, move: Mapping[str, Any], options: HintOptions, file: str) -> int:
    """Print a pile or an item of mine, given by keys of its row, against the best one; the exit code."""
    from stockbook.engine.advice import document

    found = document(advice)
    rows = found.pop("choices")
    mine = next((row for row in rows if move.items() <= row.items()), None)
    if mine is None:
        raise Refused(IMPOSSIBLE, [Fault(file, OPTION, "it is not on offer to me")])
    values = {"label": "value", "move": mine["value"], "best": rows[0]["value"]}
    difference = round(rows[0]["value"] - mine["value"], 2)
    found |= {"difference": difference, "rows": [values], "move": mine, "best": rows[0]}
    if options.as_json:
        print(to_json(found))
    else:
        from stockbook.cli.rendering.advice import show_choice_explanation

        show_choice_explanation(found)
    return INTERRUPTED if advice.interrupted else ANSWERED
