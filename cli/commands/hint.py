"""``stockbook hint``, and ``stockbook place``, which is the same for the Show Phase."""

from __future__ import annotations

import typer

from stockbook.cli.questions.options import (
    AtOption,
    ContestOption,
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
    file: FileArgument,
    at: AtOption = None,
    goal: GoalOption = None,
    time: TimeOption = 10,
    plans: PlansOption = 1,
    contest: ContestOption = None,
    workers: WorkersOption = None,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    deck: CopyOption = None,
    put: PutOption = None,
    empty: EmptyOption = None,
    leave: LeaveOption = None,
    enter: EnterOption = None,
    reach: ReachOption = None,
    least: LeastOption = None,
    as_json: JsonOption = False,
) -> int:
    """The best move for a position."""
    from stockbook.cli.games import commands_for
    from stockbook.cli.games.game_commands import require_phase
    from stockbook.cli.questions.search import HintOptions, SearchOptions
    from stockbook.cli.questions.sources import read_source

    search = SearchOptions(time, workers, seed, deterministic)
    source = read_source(file, at)
    commands = commands_for(source)
    if context.info_name == PLACE:
        require_phase(source, PLACE)
    options = HintOptions(search, goal, as_json, plans, contest, deck)
    wishes = WishOptions(put, empty, leave, enter, reach, least)
    if wishes.given:
        from stockbook.cli.games.what_if import answer_wishes

        return answer_wishes(commands, source, wishes, options)
    return commands.hint(source, options)
