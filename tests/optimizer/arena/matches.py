"""Matches of the game of the tests."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from stockbook.games.registry import make_game
from stockbook.optimizer.arena.agent import Agents
from stockbook.optimizer.arena.match import Entrant, GameResult, Match
from stockbook.optimizer.arena.results import ArenaResults, arena_setup
from stockbook.optimizer.arena.run import Arena
from stockbook.optimizer.arena.tally import Sprt
from stockbook.optimizer.arena.workers import Workers
from tests.games.heap_agents import AGENTS

SEED = 1
HEAP = Agents("heap", AGENTS)


def a_match(first: str = "planner", second: str = "greedy", players: int = 2, **options: int) -> Match:
    """Two agents of the game of the tests."""
    game = make_game("heap", players, options)
    return Match(game, (Entrant.named(HEAP, first), Entrant.named(HEAP, second)))


def an_arena(match: Match, pairs: int, path: Path | None = None, *, stop: bool = False) -> Arena:
    """An arena of so many pairs."""
    return Arena(match, SEED, pairs, ArenaResults(arena_setup(match, SEED), path), Sprt(), stop=stop)


def threads(number: int) -> Workers:
    """Workers in this process, which start at once."""
    return Workers(lambda: ThreadPoolExecutor(number), lambda: number)


class AtOnce(Executor):
    """An executor that does each piece of work as it is handed out: nothing happens beside it."""

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        """Do it."""
        future: Future[Any] = Future()
        try:
            future.set_result(work(*arguments, **named))
        except Exception as error:
            future.set_exception(error)
        return future


def at_once(number: int | None = None) -> Workers:
    """One worker, which is this thread."""
    return Workers(AtOnce, lambda: 1)


def timeless(arena: Arena) -> dict[tuple[int, int], tuple[object, ...]]:
    """The finished games without what the clock says."""
    return {place: _timeless(outcome) for place, outcome in arena.results.games.items()}


def _timeless(outcome: GameResult) -> tuple[object, ...]:
    return outcome.seed, outcome.scores, outcome.winners, outcome.decisions
