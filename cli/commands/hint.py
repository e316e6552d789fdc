"""``stockbook hint``, and ``stockbook place``, which is the same for the Show Phase."""

from __future__ import annotations

import typer

from stockbook.cli.questions.asking import answer_hint, source_of
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
    FilesArgument,
    FilesFromOption,
    GoalOption,
    JsonOption,
    LeastOption,
    LeaveOption,
    PiecesOption,
    PlansOption,
    PutOption,
    ReachOption,
    SeedOption,
    TimeOption,
)
from stockbook.engine.questions import Hint
from stockbook.engine.search_time import SearchTime
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
