"""The Show Phase: the best placement for now or for the whole game, printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stockbook.cli.questions.contests import contest_choice
from stockbook.cli.questions.failure import ANSWERED, INTERRUPTED
from stockbook.engine.documents.game_placement import game_placement_document
from stockbook.engine.documents.placement import explanation_document, placement_document
from stockbook.engine.documents.text import to_json
from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.reading import GAME

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions
    from stockbook.models.contests import Contest
    from stockbook.models.stampswap.position import Position


def answer_show_phase(
    position: Position,
    options: HintOptions,
    goal: Goal,
    file: str,
    *,
    seen: Position | None = None,
    game: str = GAME,
) -> int:
    """Print the best Show Phase; the exit code.

    Parameters
    ----------
    file
        The name of the file, for faults.
    seen
        The position with all tiles that are in sight; by default ``position``.
    game
        The ``game`` key of the document.
    """
    contests = contest_choice(position, options.contest, file)
    if goal is Goal.GAME and not position.last:
        return _answer_for_game(position, options, contests, seen or position, game)
    options.refuse_unused(file, "--deck")

    from stockbook.optimizer.placement.search import best_placement

    answer = options.search.ask(best_placement, position, contests=contests, plans=options.plans)
    if options.as_json:
        print(to_json({**placement_document(answer, goal), "game": game}))
    else:
        from stockbook.cli.rendering.placement import show_answer

        show_answer(answer, options.plans)
    return INTERRUPTED if answer.interrupted else ANSWERED


def _answer_for_game(
    position: Position,
    options: HintOptions,
    contests: Sequence[Contest | None] | None,
    seen: Position,
    game: str,
) -> int:
    from stockbook.optimizer.stampswap.game_placement import best_placement_for_game

    answer = options.search.ask(
        best_placement_for_game,
        position,
        contests=contests,
        plans=options.plans,
        unseen_tiles=options.unseen_tiles(seen),
    )
    if options.as_json:
        print(to_json({**game_placement_document(answer), "game": game}))
    else:
        from stockbook.cli.rendering.game_placement import show_game_placement

        show_game_placement(answer, options.plans)
    return INTERRUPTED if answer.interrupted else ANSWERED


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
