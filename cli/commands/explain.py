"""``stockbook explain``."""

from __future__ import annotations

from typing import Annotated

import typer

from stockbook.cli.questions.options import (
    AtOption,
    ContestOption,
    CopyOption,
    DeterministicOption,
    FileArgument,
    GoalOption,
    JsonOption,
    SeedOption,
    TimeOption,
    WorkersOption,
)


def explain(
    file: FileArgument,
    move: Annotated[
        str,
        typer.Option(
            "--move",
            metavar="TEXT",
            help="Stamps with their cells, 1@c4; 2x2 br a1, what is left over is placed best; "
            "before the cut, reserve 1 | 2 3 | 4 5 6; in other games as play takes it.",
        ),
    ],
    at: AtOption = None,
    goal: GoalOption = None,
    time: TimeOption = 10,
    contest: ContestOption = None,
    workers: WorkersOption = None,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    deck: CopyOption = None,
    as_json: JsonOption = False,
) -> int:
    """My move against the best one: the difference, line by line."""
    from stockbook.cli.questions.asking import ask, print_advice, source_of
    from stockbook.engine.questions import Explain
    from stockbook.engine.search_time import SearchTime

    search = SearchTime(time, workers, seed, deterministic)
    source = source_of(file, at, deck)
    found = ask(Explain(source, move, goal, contest, deck, search))
    return print_advice(found, deck or source.shown_name, as_json=as_json)
