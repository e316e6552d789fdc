"""``stockbook whatif``: the best move with wishes, and what they cost."""

from __future__ import annotations

from typing import Annotated

import typer

from stockbook.cli.questions.failure import WRONG_INPUT, Refused
from stockbook.cli.questions.options import (
    AtOption,
    CopyOption,
    DeterministicOption,
    FileArgument,
    GoalOption,
    JsonOption,
    PlansOption,
    SeedOption,
    TimeOption,
    WorkersOption,
)
from stockbook.cli.questions.wishes import (
    EmptyOption,
    EnterOption,
    KeepOption,
    LeastOption,
    LeaveOption,
    PutOption,
    ReachOption,
    ReserveOption,
    WishOptions,
)
from stockbook.models.files.faults import Fault

WorthOption = Annotated[
    bool, typer.Option("--worth", help="What the answer loses without each stamp and each contest.")
]


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
    from stockbook.cli.games import commands_for
    from stockbook.cli.games.what_if import answer_wishes, answer_worth
    from stockbook.cli.questions.search import HintOptions, SearchOptions
    from stockbook.models.games.sources import read_source

    search = SearchOptions(time, workers, seed, deterministic)
    source = read_source(file, at)
    options = HintOptions(search, goal, as_json, plans, deck=deck)
    wishes = WishOptions(put, empty, leave, enter, reach, least, keep, reserve)
    if worth:
        return answer_worth(commands_for(source), source, wishes, options)
    if not wishes.given:
        message = "no wish: add one such as --put 3@f8, before a cut --keep 2, or ask for --worth"
        raise Refused(WRONG_INPUT, [Fault(source.name, "", message)])
    return answer_wishes(commands_for(source), source, wishes, options)
