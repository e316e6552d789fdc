"""``stockbook collect``."""

from __future__ import annotations

from stockbook.cli.questions.options import (
    AtOption,
    CopyOption,
    DeterministicOption,
    FileArgument,
    GoalOption,
    JsonOption,
    SeedOption,
    TimeOption,
)


def collect(
    file: FileArgument,
    at: AtOption = None,
    goal: GoalOption = None,
    time: TimeOption = 10,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    deck: CopyOption = None,
    as_json: JsonOption = False,
) -> int:
    """Which item of the pool to select."""
    from stockbook.cli.questions.asking import answer_hint, source_of
    from stockbook.engine.questions import Hint
    from stockbook.engine.search_time import SearchTime

    search = SearchTime(time, None, seed, deterministic)
    source = source_of(file, at, deck)
    return answer_hint(Hint(source, goal, deck=deck, search=search, command="collect"), as_json=as_json)
