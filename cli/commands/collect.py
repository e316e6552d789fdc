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
    from stockbook.cli.games import commands_for
    from stockbook.cli.games.game_commands import require_phase
    from stockbook.cli.questions.search import HintOptions, SearchOptions
    from stockbook.models.games.sources import read_source

    search = SearchOptions(time, None, seed, deterministic)
    source = read_source(file, at)
    commands = commands_for(source)
    require_phase(source, "collect")
    return commands.collect(source, HintOptions(search, goal, as_json, deck=deck))
