"""``stockbook hint``, and ``stockbook place``, which is the same for the Show Phase."""

from __future__ import annotations

from stockbook.cli.failure import ANSWERED, INTERRUPTED
from stockbook.cli.options import (
    ContestOption,
    DeterministicOption,
    FileArgument,
    Goal,
    GoalOption,
    JsonOption,
    PlansOption,
    SeedOption,
    TimeOption,
    WorkersOption,
)


def hint(
    file: FileArgument,
    goal: GoalOption = Goal.NOW,
    time: TimeOption = 10,
    plans: PlansOption = 1,
    contest: ContestOption = None,
    workers: WorkersOption = None,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    as_json: JsonOption = False,
) -> int:
    """The best move for a position."""
    from stockbook.cli.advice import HintOptions, SearchOptions, check_goal
    from stockbook.cli.contests import contest_choice
    from stockbook.cli.games import commands_for
    from stockbook.models.reading import position_from
    from stockbook.models.source import read_source

    options = SearchOptions(time, workers, seed, deterministic)
    source = read_source(file)
    other = commands_for(source)
    if other:
        return other.hint(source, HintOptions(options, goal, as_json))
    position = position_from(source)
    check_goal(position, goal, file)
    choice = contest_choice(position, contest, file)

    from stockbook.optimizer.search import best_placement

    answer = options.ask(best_placement, position, contests=choice, plans=plans)
    if as_json:
        from stockbook.cli.jsonout import answer_json, write

        write(answer_json(answer, goal))
    else:
        from stockbook.cli.views import show_answer

        show_answer(answer, plans)
    return INTERRUPTED if answer.interrupted else ANSWERED
