"""``stockbook cut``, and ``stockbook choose``, which is the same for the Choose turns."""

from __future__ import annotations

from typing import Annotated

import typer

from stockbook.cli.games.hint import print_hint
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
    PiecesOption,
    SeedOption,
    TimeOption,
)
from stockbook.cli.questions.wishes import KeepOption, ReserveOption
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
    from stockbook.cli.questions.search import HintOptions, SearchOptions

    chosen = FileOptions(files, files_from, out, workers, dask)
    if chosen.many:
        from stockbook.cli.commands.batch import answer_files

        return answer_files(context, chosen)
    search = SearchOptions(time, workers, seed, deterministic)
    options = HintOptions(search, goal, as_json, deck=deck, opponents=opponents)
    wishes = WishTexts(keep=keep, reserve=reserve)
    return print_hint(chosen.one, at, options, wishes, str(context.info_name))
