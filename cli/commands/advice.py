"""The commands with advice: ``hint``, and those for one phase, ``explain`` and ``whatif``."""

from __future__ import annotations

from typing import Annotated

import typer

from stockbook.cli.questions.asking import answer_hint, ask, print_advice, source_of
from stockbook.cli.questions.files import FileOptions
from stockbook.cli.questions.options import (
    AnswersOption,
    AtOption,
    ContestOption,
    CopyOption,
    DaskOption,
    DeterministicOption,
    EmptyOption,
    EnterOption,
    FileArgument,
    FilesArgument,
    FilesFromOption,
    GoalOption,
    JsonOption,
    KeepOption,
    LeastOption,
    LeaveOption,
    PiecesOption,
    PlansOption,
    PutOption,
    ReachOption,
    ReserveOption,
    SeedOption,
    TimeOption,
    WorkersOption,
)
from stockbook.engine.choices import SearchTime, WishTexts
from stockbook.engine.questions import Explain, Hint, WhatIf, Worth

#: The command that is for Show Phases only.
PLACE = "place"
OpponentsOption = Annotated[
    str | None,
    typer.Option(
        metavar="TEXT",
        show_default="selfish",
        help="How the others choose: selfish, against (me), random, or how likely a pick is random: 0.2.",
    ),
]
WorthOption = Annotated[
    bool, typer.Option("--worth", help="What the answer loses without each stamp and each contest.")
]


def hint(
    context: typer.Context,
    files: FilesArgument = None,
    at: AtOption = None,
    goal: GoalOption = None,
    time: TimeOption = 10,
    plans: PlansOption = 1,
    contest: ContestOption = None,
    workers: PiecesOption = None,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    deck: CopyOption = None,
    put: PutOption = None,
    empty: EmptyOption = None,
    leave: LeaveOption = None,
    enter: EnterOption = None,
    reach: ReachOption = None,
    least: LeastOption = None,
    files_from: FilesFromOption = None,
    out: AnswersOption = None,
    dask: DaskOption = None,
    as_json: JsonOption = False,
) -> int:
    """The best move for a position."""
    chosen = FileOptions(files, files_from, out, workers, dask)
    search = SearchTime(time, chosen.searches, seed, deterministic)
    wishes = WishTexts(put, empty, leave, enter, reach, least)
    command = PLACE if context.info_name == PLACE else None

    def question(file: str) -> Hint:
        source = source_of(file, at, deck)
        return Hint(source, goal, plans, contest, None, deck, search, command).wishing(wishes)

    if chosen.many:
        from stockbook.cli.commands.batch import answer_files

        return answer_files(context, chosen, question)
    return answer_hint(question(chosen.one), as_json=as_json)


def collect(
    file: FileArgument,
    at: AtOption = None,
    goal: GoalOption = None,
    time: TimeOption = 10,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    deck: CopyOption = None,
    as_json: JsonOption = False,
) -> int:
    """Which item of the pool to select."""
    search = SearchTime(time, None, seed, deterministic)
    source = source_of(file, at, deck)
    return answer_hint(Hint(source, goal, deck=deck, search=search, command="collect"), as_json=as_json)


def cut(
    context: typer.Context,
    files: FilesArgument = None,
    at: AtOption = None,
    goal: GoalOption = None,
    time: TimeOption = 10,
    opponents: OpponentsOption = None,
    workers: PiecesOption = None,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    deck: CopyOption = None,
    keep: KeepOption = None,
    reserve: ReserveOption = None,
    files_from: FilesFromOption = None,
    out: AnswersOption = None,
    dask: DaskOption = None,
    as_json: JsonOption = False,
) -> int:
    """The best cut or choice, whichever the command is for."""
    chosen = FileOptions(files, files_from, out, workers, dask)
    search = SearchTime(time, chosen.searches, seed, deterministic)
    wishes = WishTexts(keep=keep, reserve=reserve)

    def question(file: str) -> Hint:
        source = source_of(file, at, deck)
        command = str(context.info_name)
        return Hint(source, goal, opponents=opponents, deck=deck, search=search, command=command).wishing(
            wishes
        )

    if chosen.many:
        from stockbook.cli.commands.batch import answer_files

        return answer_files(context, chosen, question)
    return answer_hint(question(chosen.one), as_json=as_json)


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
    search = SearchTime(time, workers, seed, deterministic)
    source = source_of(file, at, deck)
    found = ask(Explain(source, move, goal, contest, deck, search))
    return print_advice(found, deck or source.shown_name, as_json=as_json)


def whatif(
    file: FileArgument,
    put: PutOption = None,
    empty: EmptyOption = None,
    leave: LeaveOption = None,
    enter: EnterOption = None,
    reach: ReachOption = None,
    least: LeastOption = None,
    keep: KeepOption = None,
    reserve: ReserveOption = None,
    worth: WorthOption = False,
    at: AtOption = None,
    goal: GoalOption = None,
    time: TimeOption = 10,
    plans: PlansOption = 1,
    workers: WorkersOption = None,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    deck: CopyOption = None,
    as_json: JsonOption = False,
) -> int:
    """The best move with wishes, what they cost together and each alone, or why they cannot be."""
    search = SearchTime(time, workers, seed, deterministic)
    source = source_of(file, at, deck)
    wishes = WishTexts(put, empty, leave, enter, reach, least, keep, reserve)
    if worth:
        found = ask(Worth(source, goal, plans, deck, search, wishes))
    else:
        found = ask(WhatIf(source, goal, plans, deck=deck, search=search, wishes=wishes))
    return print_advice(found, deck or source.shown_name, plans, as_json=as_json)
