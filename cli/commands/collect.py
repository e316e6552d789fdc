"""``stockbook collect``."""

from __future__ import annotations

from stockbook.cli.questions.options import (
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
    from stockbook.models.files.toml_file import read_toml_file

    search = SearchOptions(time, None, seed, deterministic)
    source = read_toml_file(file)
    commands = commands_for(source)
    require_phase(source, "collect")
    return commands.collect(source, HintOptions(search, goal, as_json, deck=deck))
