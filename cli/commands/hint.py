"""``stockbook hint``, and ``stockbook place``, which is the same for the Show Phase."""

from __future__ import annotations

import typer

from stockbook.cli.questions.files import FileOptions
from stockbook.cli.questions.options import (
    AnswersOption,
    AtOption,
    ContestOption,
    CopyOption,
    DaskOption,
    DeterministicOption,
    FilesArgument,
    FilesFromOption,
    GoalOption,
    JsonOption,
    PiecesOption,
    PlansOption,
    SeedOption,
    TimeOption,
)
from stockbook.cli.questions.wishes import (
    EmptyOption,
    EnterOption,
    LeastOption,
    LeaveOption,
    PutOption,
    ReachOption,
    WishOptions,
)

#: The command that is for Show Phases only.
PLACE = "place"


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
    if context.info_name == PLACE:
        require_phase(source, PLACE)
    options = HintOptions(search, goal, as_json, plans, contest, deck)
    wishes = WishOptions(put, empty, leave, enter, reach, least)
    if wishes.given:
        from stockbook.cli.games.what_if import answer_wishes

        return answer_wishes(commands, source, wishes, options)
    return commands.hint(source, options)
