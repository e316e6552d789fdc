"""``stockbook hint``, and ``stockbook place``, which is the same for the Show Phase."""

from __future__ import annotations

import typer

from stockbook.cli.games.hint import print_hint
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
)
from stockbook.engine.wish_texts import WishTexts

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
    from stockbook.cli.questions.search import HintOptions, SearchOptions

    chosen = FileOptions(files, files_from, out, workers, dask)
    if chosen.many:
        from stockbook.cli.commands.batch import answer_files

        return answer_files(context, chosen)
    search = SearchOptions(time, workers, seed, deterministic)
    options = HintOptions(search, goal, as_json, plans, contest, deck)
    wishes = WishTexts(put, empty, leave, enter, reach, least)
    command = PLACE if context.info_name == PLACE else None
    return print_hint(chosen.one, at, options, wishes, command)
