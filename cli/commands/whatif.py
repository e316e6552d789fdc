"""``stockbook whatif``: the best move with wishes, and what they cost."""

from __future__ import annotations

from typing import Annotated

import typer

from stockbook.cli.questions.options import (
    AtOption,
    CopyOption,
    DeterministicOption,
    EmptyOption,
    EnterOption,
    FileArgument,
    GoalOption,
    JsonOption,
    KeepOption,
    LeastOption,
    LeaveOption,
    PlansOption,
    PutOption,
    ReachOption,
    ReserveOption,
    SeedOption,
    TimeOption,
    WorkersOption,
)
from stockbook.engine.wish_texts import WishTexts

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
    from stockbook.cli.questions.asking import ask, print_advice, source_of
    from stockbook.engine.questions import WhatIf, Worth
    from stockbook.engine.search_time import SearchTime

    search = SearchTime(time, workers, seed, deterministic)
    source = source_of(file, at, deck)
    wishes = WishTexts(put, empty, leave, enter, reach, least, keep, reserve)
    if worth:
        found = ask(Worth(source, goal, plans, deck, search, wishes))
    else:
        found = ask(WhatIf(source, goal, plans, deck=deck, search=search, wishes=wishes))
    return print_advice(found, deck or source.shown_name, plans, as_json=as_json)
