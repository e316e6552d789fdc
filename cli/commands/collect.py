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
    from stockbook.cli.games.hint import print_hint
    from stockbook.cli.questions.search import HintOptions, SearchOptions
    from stockbook.engine.wish_texts import WishTexts

    search = SearchOptions(time, None, seed, deterministic)
    return print_hint(file, at, HintOptions(search, goal, as_json, deck=deck), WishTexts(), "collect")
