"""``stockbook cut``, and ``stockbook choose``, which is the same for the Choose turns."""

from __future__ import annotations

from typing import Annotated

import typer

from stockbook.cli.questions.asking import answer_hint, source_of
from stockbook.cli.questions.files import FileOptions
from stockbook.cli.questions.options import (
    AnswersOption,
    AtOption,
    CopyOption,
    DaskOption,
    DeterministicOption,
    FilesArgument,
    FilesFromOption,
    GoalOption,
    JsonOption,
    KeepOption,
    PiecesOption,
    ReserveOption,
    SeedOption,
    TimeOption,
)
from stockbook.engine.questions import Hint
from stockbook.engine.search_time import SearchTime
from stockbook.engine.wish_texts import WishTexts

OpponentsOption = Annotated[
    str | None,
    typer.Option(
        metavar="TEXT",
        show_default="selfish",
        help="How the others choose: selfish, against (me), random, or how likely a pick is random: 0.2.",
    ),
]


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
