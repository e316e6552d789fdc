"""STAMPS behind hint, check, show and play."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TYPE_CHECKING, Any

from stockbook.cli.failure import ANSWERED, INTERRUPTED
from stockbook.models.stamps_game.game import NAME
from stockbook.models.stamps_game.reading import position_from

if TYPE_CHECKING:
    from stockbook.cli.advice import HintOptions, SearchOptions
    from stockbook.cli.games.stamps_game_table import StampsTable
    from stockbook.models.files.toml_file import TomlFile
    from stockbook.models.stamps_game.game import StampsGame
    from stockbook.optimizer.stamps_game.advice import Advice

#: The default of ``--time``, and the seconds of the whole command that a hint takes of it: more samples
#: are for those who ask for more time.
DEFAULT_TIME = 10
ENOUGH = 1.7


def hint(source: TomlFile, options: HintOptions) -> int:
    """Print every move, best first."""
    from stockbook.cli.advice import refuse_unused
    from stockbook.optimizer.stamps_game.advice import best_moves

    refuse_unused(source.name, plans=options.plans, contest=options.contest, deck=options.deck)
    position = position_from(source)
    search = options.search
    answer = best_moves(position, time=_time(search), seed=search.seed)
    if options.as_json:
        from stockbook.cli.games.stamps_game_views import assumptions
        from stockbook.engine.documents.placement import write

        write({"game": NAME, "moves": [_move(advice) for advice in answer.advice]})
        for line in assumptions(position):
            print(line, file=sys.stderr)
    else:
        from stockbook.cli.games.stamps_game_views import show_answer

        show_answer(answer)
    return INTERRUPTED if answer.interrupted else ANSWERED


def check(source: TomlFile) -> None:
    """Raise ``PositionError`` with every fault."""
    position_from(source)


def show(source: TomlFile) -> None:
    """Print the grid, everybody's pieces and my hand."""
    from stockbook.cli.games.stamps_game_views import show_position

    show_position(position_from(source))


def table(game: StampsGame) -> StampsTable:
    """The table at which the game is played in the terminal."""
    from stockbook.cli.games.stamps_game_table import StampsTable

    return StampsTable(game)


def _time(search: SearchOptions) -> float | None:
    """Seconds for the search; None where the clock must not matter."""
    from stockbook.cli.advice import RESERVE, SHORTEST

    if search.deterministic:
        return None
    time = search.time if search.time > DEFAULT_TIME else min(search.time, ENOUGH)
    return max(SHORTEST, time - RESERVE - (monotonic() - search.started))


def _move(advice: Advice) -> dict[str, Any]:
    """A move as JSON."""
    value = advice.value
    limits = {"low": round(value.mean - value.margin, 2), "high": round(value.mean + value.margin, 2)}
    return {
        "card": advice.move.color,
        "at": list(advice.move.at),
        "trapped": advice.trapped,
        "gain": advice.gain,
        "value": round(value.mean, 2),
        **({} if value.exact else limits),
    }
