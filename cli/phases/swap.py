"""The Swap Phase: the best cut and the best pile, printed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from stockbook.cli.questions.failure import ANSWERED, IMPOSSIBLE, INTERRUPTED, Refused
from stockbook.cli.questions.search import goal_of
from stockbook.engine.documents.swap import (
    choice_document,
    cut_document,
    cut_explanation_document,
)
from stockbook.engine.documents.text import to_json
from stockbook.models.files.faults import Fault
from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.position import Position

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions

Result = TypeVar("Result")


def answer_cut(position: Position, options: HintOptions, file: str) -> int:
    """Print the best cut; the exit code."""
    from stockbook.optimizer.swap.best_cut import best_cuts

    goal = goal_of(options.goal, position)
    advice = _advice(best_cuts, position, options, goal, file)
    if options.as_json:
        print(to_json(cut_document(advice, goal)))
    else:
        from stockbook.cli.rendering.swap import show_cuts

        show_cuts(advice, goal)
    return INTERRUPTED if advice.interrupted else ANSWERED


def answer_choice(position: Position, options: HintOptions, file: str) -> int:
    """Print the best pile; the exit code."""
    from stockbook.optimizer.swap.best_pile import NothingToChoose, best_choices

    goal = goal_of(options.goal, position)
    try:
        advice = _advice(best_choices, position, options, goal, file)
    except NothingToChoose as error:
        raise Refused(IMPOSSIBLE, [Fault(file, "opponents", str(error))]) from None
    if options.as_json:
        print(to_json(choice_document(advice, goal)))
    else:
        from stockbook.cli.rendering.swap import show_choices

        show_choices(advice, goal)
    return INTERRUPTED if advice.interrupted else ANSWERED


def explain_cut(position: Position, move: str, options: HintOptions, goal: Goal, file: str) -> int:
    """Print a cut of mine against the best one; the exit code."""
    from stockbook.cli.questions.moves import read_cut
    from stockbook.optimizer.swap.best_cut import best_cuts

    cut = read_cut(position, move, file)
    advice = options.search.ask(best_cuts, position)
    mine = next(row for row in advice.rows if row.cut == cut)
    if options.as_json:
        print(to_json(cut_explanation_document(advice, mine, goal)))
    else:
        from stockbook.cli.rendering.swap import show_cut_explanation

        show_cut_explanation(advice, mine)
    return INTERRUPTED if advice.interrupted else ANSWERED


def _advice(
    search: Callable[..., Result], position: Position, options: HintOptions, goal: Goal, file: str
) -> Result:
    """The answer of a search for the best cut or the best pile."""
    from stockbook.cli.questions.opponents import pick_opponents

    opponents = pick_opponents(options.opponents, file)
    unseen_tiles = options.unseen_tiles(position)
    return options.search.ask(search, position, goal=goal, opponents=opponents, unseen_tiles=unseen_tiles)
