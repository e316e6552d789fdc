"""``stockbook cut``, and ``stockbook choose``, which is the same for the Choose turns."""

from __future__ import annotations

from typing import Annotated

import typer

from stockbook.cli.questions.options import (
    AtOption,
    CopyOption,
    DeterministicOption,
    FileArgument,
    GoalOption,
    JsonOption,
    SeedOption,
    TimeOption,
    WorkersOption,
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
    file: FileArgument,
    at: AtOption = None,
    goal: GoalOption = None,
    time: TimeOption = 10,
    opponents: OpponentsOption = None,
    workers: WorkersOption = None,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    deck: CopyOption = None,
    keep: KeepOption = None,
    reserve: ReserveOption = None,
    as_json: JsonOption = False,
) -> int:
    """The best cut or choice, whichever the command is for."""
    from stockbook.cli.games import commands_for
    from stockbook.cli.games.game_commands import require_phase
    from stockbook.cli.questions.search import HintOptions, SearchOptions
    from stockbook.cli.questions.sources import read_source

    search = SearchOptions(time, workers, seed, deterministic)
    source = read_source(file, at)
    commands = commands_for(source)
    require_phase(source, str(context.info_name))
    options = HintOptions(search, goal, as_json, deck=deck, opponents=opponents)
    wishes = WishOptions(keep=keep, reserve=reserve)
    if wishes.given:
        from stockbook.cli.games.what_if import answer_wishes

        return answer_wishes(commands, source, wishes, options)
    return commands.hint(source, options)
