"""``stockbook explain``."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

import typer

from stockbook.cli.failure import ANSWERED, IMPOSSIBLE, INTERRUPTED, WRONG_INPUT, Refused
from stockbook.cli.options import (
    ContestOption,
    DeterministicOption,
    FileArgument,
    Goal,
    GoalOption,
    JsonOption,
    SeedOption,
    TimeOption,
    WorkersOption,
)

OPTION = "--move"


def explain(
    file: FileArgument,
    move: Annotated[
        str,
        typer.Option(
            OPTION,
            metavar="TEXT",
            help="Tiles with their cells, with a ; between them; what is left over is placed best.",
        ),
    ],
    goal: GoalOption = Goal.NOW,
    time: TimeOption = 10,
    contest: ContestOption = None,
    workers: WorkersOption = None,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    as_json: JsonOption = False,
) -> int:
    """My move against the best one: the difference, line by line."""
    from stockbook.cli.advice import SearchOptions, check_goal
    from stockbook.cli.contests import contest_choice
    from stockbook.models.faults import Fault, PositionError
    from stockbook.models.legality import placing_faults
    from stockbook.models.notation import parse_move
    from stockbook.models.reading import read_position

    options = SearchOptions(time, workers, seed, deterministic)
    position = read_position(file)
    check_goal(position, goal, file)
    try:
        placed = parse_move(move)
    except PositionError as error:
        raise Refused(
            WRONG_INPUT, [replace(fault, file=file, key=OPTION) for fault in error.faults]
        ) from None
    if not placed:
        raise Refused(WRONG_INPUT, [Fault(file, OPTION, "no tile in it: write one such as forever@c5")])
    reasons = placing_faults(position, placed)
    if reasons:
        raise Refused(IMPOSSIBLE, [Fault(file, OPTION, reason) for reason in reasons])
    choice = contest_choice(position, contest, file)

    from stockbook.optimizer.explain import explain as compare

    explanation = options.ask(compare, position, placed, contests=choice)
    if as_json:
        from stockbook.cli.jsonout import explanation_json, write

        write(explanation_json(explanation, goal))
    else:
        from stockbook.cli.views import show_explanation

        show_explanation(explanation)
    return INTERRUPTED if explanation.move.interrupted or explanation.best.interrupted else ANSWERED
