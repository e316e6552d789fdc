"""The arena: it plays the games of a match on any executor, and loses none that is finished."""

from __future__ import annotations

import pickle
import traceback
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from stockbook.optimizer.arena.match import GameResult, Match, play_pair_game
from stockbook.optimizer.arena.results import ArenaResults, GameRecords
from stockbook.optimizer.arena.tally import Sprt, Tally, Verdict, tally
from stockbook.optimizer.arena.workers import Workers

#: Seconds between two looks at the stop.
POLL = 0.05
#: Number of times that a game is tried whose worker dies.
TRIES = 5
#: Number of games handed out for each worker: none waits for its next game.
GAMES_PER_WORKER = 2

#: The number of a pair, and that of a game in it, from 0.
GameNumber: TypeAlias = tuple[int, int]


class ArenaError(RuntimeError):
    """An agent failed, or a game's workers died again and again; finished games are kept."""


@dataclass(frozen=True)
class Crash:
    """The report of an agent's error, from the worker where it happened."""

    report: str


class Arena:
    """The games of a match, some finished and some not.

    ``seed`` is that of all deals and all random choices, ``stop`` whether to stop where the test decides.
    """

    def __init__(
        self,
        match: Match,
        seed: int,
        pairs: int,
        results: ArenaResults,
        test: Sprt,
        *,
        stop: bool = False,
        records: GameRecords | None = None,
    ) -> None:
        self.match = match
        self.seed = seed
        self.pairs = pairs
        self.results = results
        self.test = test
        self.stop = stop
        self.records = records
        self._packed = pickle.dumps(match)

    @property
    def tally(self) -> Tally:
        """The figures of the complete pairs, whatever the order in which games ended."""
        complete = tally(self.match, self.results.games, self.pairs, self.test)
        return complete.stopped() if self.stop else complete

    @property
    def missing(self) -> list[GameNumber]:
        """The games that are not finished, pair by pair."""
        numbers = ((pair, game) for pair in range(self.pairs) for game in range(len(self.match.seatings)))
        return [number for number in numbers if number not in self.results.games]

    def run(
        self,
        workers: Workers,
        on_game: Callable[[], None] = lambda: None,
        stop: Callable[[], bool] = lambda: False,
    ) -> None:
        """Play all games that are not finished, or until the sequential test decides.

        ``on_game`` is called after each, ``stop`` is asked some times a second.

        Raises ``ArenaError`` if an agent failed or no worker survives a game; ``KeyboardInterrupt`` once
        ``stop`` says so; what is finished by then is kept.
        """
        games = _Games(deque(self.missing))
        while games.waiting and not self._decided():
            executor = workers.open()
            broken, patient = False, False
            try:
                self._hand_out(executor, workers.size, games, on_game, stop)
                patient = True
            except BrokenExecutor:
                broken, patient = True, True
            finally:
                if patient:
                    for future in games.out:
                        future.cancel()
                # After Ctrl-C nobody waits for the games that are going on; the executor cancels the others.
                executor.shutdown(wait=patient)
                rest = [number for future, number in games.out.items() if not self._keep(_result(future))]
                games.out.clear()
            if broken:
                games.lose(rest, "the executor broke")

    def _hand_out(
        self,
        executor: Executor,
        size: Callable[[], int],
        games: _Games,
        on_game: Callable[[], None],
        stop: Callable[[], bool],
    ) -> None:
        """Have games played until none is left, the test decides, or the executor is broken."""
        while (games.waiting or games.out) and not self._decided():
            while games.waiting and len(games.out) < GAMES_PER_WORKER * size():
                future = executor.submit(
                    _play, self._packed, self.seed, *games.waiting[0], recorded=self.records is not None
                )
                games.out[future] = games.waiting.popleft()
            done = wait(games.out, POLL, FIRST_COMPLETED).done
            for future in sorted(done, key=lambda each: games.out[each]):
                result = _result(future)
                if isinstance(result, BrokenExecutor):
                    raise result
                if isinstance(result, Crash):
                    raise ArenaError(result.report)
                # Kept before it is let go, so that Ctrl-C in between loses nothing.
                kept = self._keep(result)
                number = games.out.pop(future)
                if kept:
                    on_game()
                else:
                    games.lose([number], repr(result))
            if stop():
                raise KeyboardInterrupt

    def _keep(self, result: object) -> bool:
        """Keep a game if it is finished; whether it is."""
        if not isinstance(result, GameResult):
            return False
        if self.records:
            # Before the result, so that no finished game is without its record.
            self.records.write(result.pair, result.game, result.record)
        self.results.add(result)
        return True

    def _decided(self) -> bool:
        return self.stop and self.tally.tested[2] is not Verdict.OPEN


@dataclass
class _Games:
    """The games that are not finished: waiting, in order, or handed out."""

    waiting: deque[GameNumber]
    out: dict[Future[GameResult | Crash], GameNumber] = field(default_factory=dict)
    losses: Counter[GameNumber] = field(default_factory=Counter)

    def lose(self, numbers: list[GameNumber], reason: str) -> None:
        """Let games be tried again whose workers died.

        Raises ``ArenaError`` if that happened to one of them too often.
        """
        self.losses.update(numbers)
        for pair, game in numbers:
            if self.losses[pair, game] == TRIES:
                message = f"its worker died {TRIES} times, at last with {reason}"
                raise ArenaError(f"pair {pair + 1}, game {game + 1}: {message}")
        self.waiting.extendleft(sorted(numbers, reverse=True))


def _result(future: Future[GameResult | Crash]) -> GameResult | Crash | BaseException | None:
    """The result of a game that was handed out, or its error; None without either."""
    if not future.done() or future.cancelled():
        return None
    return future.exception() or future.result()


def _play(packed: bytes, seed: int, pair: int, game: int, *, recorded: bool) -> GameResult | Crash:
    """Play a game in a worker. Only the death of the worker is an exception of its future."""
    try:
        return play_pair_game(_match(packed), seed, pair, game, recorded=recorded)
    except Exception:
        return Crash(f"pair {pair + 1}, game {game + 1}: {traceback.format_exc()}")


@lru_cache(maxsize=4)
def _match(packed: bytes) -> Match:
    """The match, made once in each process: games keep what they work out."""
    match: Match = pickle.loads(packed)
    return match
