"""``stockbook cut``, and ``stockbook choose``, which is the same for the Choose turns."""

from __future__ import annotations

from typing import Annotated

import typer

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
from stockbook.cli.questions.wishes import KeepOption, ReserveOption, WishOptions

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
    from stockbook.cli.games import commands_for
    from stockbook.cli.games.game_commands import require_phase
    from stockbook.cli.questions.search import HintOptions, SearchOptions
    from stockbook.models.games.sources import read_source

    chosen = FileOptions(files, files_from, out, workers, dask)
    if chosen.many:
        from stockbook.cli.commands.batch import answer_files

        return answer_files(context, chosen)
    search = SearchOptions(time, workers, seed, deterministic)
    source = read_source(chosen.one, at)
    commands = commands_for(source)
    require_phase(source, str(context.info_name))
    options = HintOptions(search, goal, as_json, deck=deck, opponents=opponents)
    wishes = WishOptions(keep=keep, reserve=reserve)
    if wishes.given:
        from stockbook.cli.games.what_if import answer_wishes

        return answer_wishes(commands, source, wishes, options)
    return commands.hint(source, options)
