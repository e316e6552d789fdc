"""Play the games of an arena on any executor, and lose none that is finished."""

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
from stockbook.optimizer.arena.results import ArenaResults
from stockbook.optimizer.arena.sprt import Sprt, Verdict
from stockbook.optimizer.arena.tally import Tally, tally
from stockbook.optimizer.arena.workers import Workers

#: So often a game is tried whose worker dies.
TRIES = 5
#: Games handed out for each that can be played at once: no worker waits for the next.
AHEAD = 2

#: Pair and game, from 0.
Place: TypeAlias = tuple[int, int]


class ArenaError(RuntimeError):
    """An agent failed, or a game's workers died again and again; finished games are kept."""


@dataclass(frozen=True)
class Crash:
    """What an agent's error looked like where it happened."""

    report: str


class Arena:
    """The games of a match, some finished and some not.

    Parameters
    ----------
    match
        Who plays what.
    seed
        Decides all deals and all chance.
    pairs
        How many pairs to play.
    results
        Takes finished games, and may have some.
    test
        The sequential test.
    stop
        Whether to stop where the test decides.
    """

    def __init__(
        self, match: Match, seed: int, pairs: int, results: ArenaResults, test: Sprt, *, stop: bool = False
    ) -> None:
        self.match = match
        self.seed = seed
        self.pairs = pairs
        self.results = results
        self.test = test
        self.stop = stop
        self._packed = pickle.dumps(match)

    @property
    def tally(self) -> Tally:
        """What the finished pairs say; the same whatever the order in which games ended."""
        found = tally(self.match, self.results.outcomes, self.pairs, self.test)
        return found.stopped() if self.stop else found

    @property
    def missing(self) -> list[Place]:
        """The games that are not finished, pair by pair."""
        places = ((pair, game) for pair in range(self.pairs) for game in range(len(self.match.seatings)))
        return [place for place in places if place not in self.results.outcomes]

    def run(self, workers: Workers, on_game: Callable[[], None] = lambda: None) -> None:
        """Play all games that are not finished, or until the sequential test decides.

        Parameters
        ----------
        workers
            Where.
        on_game
            Called after each game.

        Raises
        ------
        ArenaError
            If an agent failed or no worker survives a game.
        KeyboardInterrupt
            On Ctrl-C; what is finished by then is kept.
        """
        games = _Games(deque(self.missing))
        while games.waiting and not self._decided():
            executor = workers.open()
            broken, patient = False, False
            try:
                self._hand_out(executor, workers.size, games, on_game)
                patient = True
            except BrokenExecutor:
                broken, patient = True, True
            finally:
                for future in games.out:
                    future.cancel()
                # After Ctrl-C nobody waits for the games that are going on.
                executor.shutdown(wait=patient)
                rest = [place for future, place in games.out.items() if not self._keep(_result(future))]
                games.out.clear()
            if broken:
                games.lose(rest, "the executor broke")

    def _hand_out(
        self, executor: Executor, size: Callable[[], int], games: _Games, on_game: Callable[[], None]
    ) -> None:
        """Have games played until none is left, the test decides, or the executor is broken."""
        while (games.waiting or games.out) and not self._decided():
            while games.waiting and len(games.out) < AHEAD * size():
                future = executor.submit(_play, self._packed, self.seed, *games.waiting[0])
                games.out[future] = games.waiting.popleft()
            done = wait(games.out, return_when=FIRST_COMPLETED).done
            for future in sorted(done, key=lambda each: games.out[each]):
                result = _result(future)
                if isinstance(result, BrokenExecutor):
                    raise result
                if isinstance(result, Crash):
                    raise ArenaError(result.report)
                # Kept before it is let go, so that Ctrl-C in between loses nothing.
                kept = self._keep(result)
                place = games.out.pop(future)
                if kept:
                    on_game()
                else:
                    games.lose([place], repr(result))

    def _keep(self, result: object) -> bool:
        """Keep a game if it is finished; whether it is."""
        if isinstance(result, GameResult):
            self.results.add(result)
            return True
        return False

    def _decided(self) -> bool:
        return self.stop and self.tally.tested[2] is not Verdict.OPEN


@dataclass
class _Games:
    """Those that are not finished: waiting, in order, or handed out."""

    waiting: deque[Place]
    out: dict[Future[GameResult | Crash], Place] = field(default_factory=dict)
    losses: Counter[Place] = field(default_factory=Counter)

    def lose(self, places: list[Place], reason: str) -> None:
        """Have games tried again whose workers died.

        Raises
        ------
        ArenaError
            If that happened to one of them too often.
        """
        self.losses.update(places)
        for pair, game in places:
            if self.losses[pair, game] == TRIES:
                message = f"its worker died {TRIES} times, at last with {reason}"
                raise ArenaError(f"pair {pair + 1}, game {game + 1}: {message}")
        self.waiting.extendleft(sorted(places, reverse=True))


def _result(future: Future[GameResult | Crash]) -> GameResult | Crash | BaseException | None:
    """What came of a game that was handed out; None if nothing did."""
    if not future.done() or future.cancelled():
        return None
    return future.exception() or future.result()


def _play(packed: bytes, seed: int, pair: int, game: int) -> GameResult | Crash:
    """Play a game where a worker is. Only the death of a worker is an exception of its future."""
    try:
        return play_pair_game(_match(packed), seed, pair, game)
    except Exception:
        return Crash(f"pair {pair + 1}, game {game + 1}: {traceback.format_exc()}")


@lru_cache(maxsize=4)
def _match(packed: bytes) -> Match:
    """The match, made once in each process: games keep what they work out."""
    match: Match = pickle.loads(packed)
    return match
