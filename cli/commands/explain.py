"""``stockbook explain``."""

from __future__ import annotations

from typing import Annotated

import typer

from stockbook.cli.failure import ANSWERED, INTERRUPTED, WRONG_INPUT, Refused
from stockbook.cli.options import (
    GOAL_HELP,
    ContestOption,
    DeterministicOption,
    FileArgument,
    JsonOption,
    SeedOption,
    TimeOption,
    WorkersOption,
)
from stockbook.models.games.goal import Goal


def explain(
    file: FileArgument,
    move: Annotated[
        str,
        typer.Option(
            "--move",
            metavar="TEXT",
            help="Tiles with their cells, with a ; between them, what is left over is placed best; "
            "before the cut, reserve 1 | 2 3 | 4 5 6.",
        ),
    ],
    goal: Annotated[Goal, typer.Option(help=GOAL_HELP)] = Goal.NOW,
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
    from stockbook.cli.games import stamp_swap_only
    from stockbook.cli.moves import read_move
    from stockbook.models.files.faults import Fault
    from stockbook.models.files.toml_file import read_toml_file
    from stockbook.models.stampswap.reading import position_from

    options = SearchOptions(time, workers, seed, deterministic)
    position = position_from(stamp_swap_only(read_toml_file(file), "explain"))
    check_goal(position, goal, file)
    if position.phase == "cut":
        from stockbook.cli.swap import explain_cut

        return explain_cut(position, move, options, file, goal=goal, as_json=as_json)
    if position.phase != "show":
        message = f"moves of the phases show and cut are explained, not of {position.phase!r}"
        raise Refused(WRONG_INPUT, [Fault(file, "phase", message)])
    placed = read_move(position, move, file)
    choice = contest_choice(position, contest, file)

    from stockbook.optimizer.placement.explain import explain as compare

    explanation = options.ask(compare, position, placed, contests=choice)
    if as_json:
        from stockbook.engine.documents.placement import explanation_json, write

        write(explanation_json(explanation, goal))
    else:
        from stockbook.cli.rendering.placement import show_explanation

        show_explanation(explanation)
    return INTERRUPTED if explanation.move.interrupted or explanation.best.interrupted else ANSWERED
