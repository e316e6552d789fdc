"""``stockbook hint``, and ``stockbook place``, which is the same for the Show Phase."""

from __future__ import annotations

from stockbook.cli.failure import ANSWERED, INTERRUPTED
from stockbook.cli.options import (
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
from stockbook.models.games.goal import Goal


def hint(
    file: FileArgument,
    goal: GoalOption = None,
    time: TimeOption = 10,
    plans: PlansOption = 1,
    contest: ContestOption = None,
    workers: WorkersOption = None,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    deck: CopyOption = None,
    as_json: JsonOption = False,
) -> int:
    """The best move for a position."""
    from stockbook.cli.advice import HintOptions, SearchOptions, goal_of, refuse_unused
    from stockbook.cli.contests import contest_choice
    from stockbook.cli.games import commands_for
    from stockbook.models.files.toml_file import read_toml_file
    from stockbook.models.stampswap.reading import position_from

    options = SearchOptions(time, workers, seed, deterministic)
    source = read_toml_file(file)
    other = commands_for(source)
    if other:
        return other.hint(source, HintOptions(options, goal, as_json, plans, contest, deck))
    position = position_from(source)
    if position.phase != "show":
        refuse_unused(file, plans=plans, contest=contest)
    if position.phase in ("cut", "choose"):
        from stockbook.cli.swap import answer_swap

        return answer_swap(position, options, file, goal=goal, deck=deck, as_json=as_json)
    if position.phase == "collect":
        from stockbook.cli.commands.collect import answer_collect

        return answer_collect(position, file, options, goal, deck, as_json)
    choice = contest_choice(position, contest, file)
    goal = goal_of(goal, position)
    if goal is Goal.GAME and not position.last:
        from stockbook.cli.ahead import answer_ahead

        return answer_ahead(position, options, choice, plans, deck, as_json)
    refuse_unused(file, deck=deck)

    from stockbook.optimizer.placement.search import best_placement

    answer = options.ask(best_placement, position, contests=choice, plans=plans)
    if as_json:
        from stockbook.engine.documents.placement import answer_json, write

        write(answer_json(answer, goal))
    else:
        from stockbook.cli.rendering.placement import show_answer

        show_answer(answer, plans)
    return INTERRUPTED if answer.interrupted else ANSWERED
