"""``stockbook cut``, and ``stockbook choose``, which is the same for the Choose turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from stockbook.cli.questions.options import (
    CopyOption,
    DeterministicOption,
    FileArgument,
    GoalOption,
    JsonOption,
    SeedOption,
    TimeOption,
    WorkersOption,
)

if TYPE_CHECKING:
    from stockbook.cli.questions.search import HintOptions

OpponentsOption = Annotated[
    str | None,
    typer.Option(
        metavar="TEXT",
        show_default="selfish",
        help="How the others choose: selfish, against (me), random, or how likely a pick is random: 0.2.",
    ),
]


def cut(
    file: FileArgument,
    goal: GoalOption = None,
    time: TimeOption = 10,
    opponents: OpponentsOption = None,
    workers: WorkersOption = None,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    deck: CopyOption = None,
    as_json: JsonOption = False,
) -> int:
    """Which item to reserve, and how to split the rest into two piles."""
    from stockbook.cli.questions.search import HintOptions, SearchOptions

    search = SearchOptions(time, workers, seed, deterministic)
    return _answer("cut", file, HintOptions(search, goal, as_json, deck=deck, opponents=opponents))


def choose(
    file: FileArgument,
    goal: GoalOption = None,
    time: TimeOption = 10,
    opponents: OpponentsOption = None,
    workers: WorkersOption = None,
    seed: SeedOption = 0,
    deterministic: DeterministicOption = False,
    deck: CopyOption = None,
    as_json: JsonOption = False,
) -> int:
    """Whose pile to take, and which of the two."""
    from stockbook.cli.questions.search import HintOptions, SearchOptions

    search = SearchOptions(time, workers, seed, deterministic)
    return _answer("choose", file, HintOptions(search, goal, as_json, deck=deck, opponents=opponents))


def _answer(command: str, file: str, options: HintOptions) -> int:
    """Ask the game of the file, if the command is the one for its phase."""
    from stockbook.cli.games import commands_for
    from stockbook.cli.games.game_commands import require_phase
    from stockbook.models.files.toml_file import read_toml_file

    source = read_toml_file(file)
    commands = commands_for(source)
    require_phase(source, command)
    return commands.hint(source, options)
