"""The runs of the local search before and beside the exact ones: whose turn it is, how long, and pauses."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.optimizer.placement.local_search import LocalRun, LocalSearch
from stockbook.optimizer.placement.strategy_runs import StrategyRun

#: Moves in the first turn: for a placement that is built greedily, and, where proofs need a better plan to
#: beat, from random ones.
FIRST_BUILD_MOVES, FIRST_RANDOM_MOVES = 200, (4000, 4000)
#: Moves of the shortest later runs, of which the others are multiples: from a placement that is built
#: greedily, and from a random one.
BUILD_MOVES, RANDOM_MOVES = 800, 4000
#: Seconds until the first run: most proofs are done by then.
FIRST_PAUSE = 0.05
#: Pauses are as long as the runs and, after so many seconds, so many times as long.
EAGER_SECONDS, LATER_PAUSE = 1.0, 10
#: Seconds of the pauses while the incumbent is one unit below a bound mostly reached, and for how long.
SHORT_PAUSE, HOPEFUL_SECONDS = 0.01, 2.0


def first_runs(search: LocalSearch) -> list[LocalRun]:
    """The runs of a search's first turn."""
    built = [LocalRun(FIRST_BUILD_MOVES, greedy=True)] if search.greedy else []
    return built + [LocalRun(moves, greedy=False) for moves in FIRST_RANDOM_MOVES if search.long_first]


def later_runs(search: LocalSearch, number: int) -> list[LocalRun]:
    """The runs of a turn beside the exact searches, by its number from 1: Luby's sequence."""
    times = luby(number)
    built = [LocalRun(BUILD_MOVES * times, greedy=True)] if search.greedy else []
    return [*built, LocalRun(RANDOM_MOVES * times, greedy=False)]


def next_local_run(runs: Sequence[StrategyRun]) -> StrategyRun:
    """The run to search locally next: each subproblem in turn, and every second time the best so far."""
    if sum(run.local_runs for run in runs) % 2:
        return max(runs, key=lambda run: run.subproblem.best)
    return min(runs, key=lambda run: (run.local_runs, -run.subproblem.bound))


def pause_after(run: StrategyRun, seconds: float, used: float) -> float:
    """Seconds until the next run, after one that took ``seconds`` when ``used`` were gone in all."""
    if run.subproblem.one_unit_short and used < HOPEFUL_SECONDS:
        return SHORT_PAUSE
    return seconds * (1 if used < EAGER_SECONDS else LATER_PAUSE)


def luby(number: int) -> int:
    """Luby's sequence 1 1 2 1 1 2 4 ..., numbers from 1: as much work in runs of each length."""
    half = 1 << number.bit_length() - 1
    return half if number == 2 * half - 1 else luby(number - half + 1)
