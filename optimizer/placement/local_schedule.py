"""The runs of the local search before and beside the exact ones: whose turn it is, how long, and pauses."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.optimizer.placement.local_search import LocalRun
from stockbook.optimizer.placement.strategy_runs import StrategyRun
from stockbook.optimizer.placement.subproblem import Subproblem

#: Moves in the first turn: for a placement that is built greedily, and, where proofs need a better plan to
#: beat, from random ones.
FIRST_BUILD_MOVES, FIRST_RANDOM_MOVES = 200, (4000, 4000)
#: Moves of the shortest later runs, of which the others are multiples: from a placement that is built
#: greedily, and from a random one.
BUILD_MOVES, RANDOM_MOVES = 800, 4000
#: Placements that the compiled search builds in the first turn and in later ones, and the moves that improve
#: each, in the first turn and in the shortest of the others.
FIRST_BUILDS, LATER_BUILDS, COMPILED_MOVES = 32, 128, 1000
#: Seconds until the first later run: most proofs are done by then.
FIRST_PAUSE = 0.05
#: Pauses are so many times as long as the runs before them.
PAUSE = 4


def first_runs(subproblem: Subproblem) -> list[LocalRun]:
    """The runs of the first turn; the compiled search is loaded only where they would be long without it."""
    search = subproblem.local_search
    if search.long_first and subproblem.compiled_search:
        return [LocalRun(COMPILED_MOVES, greedy=True, builds=FIRST_BUILDS)]
    built = [LocalRun(FIRST_BUILD_MOVES, greedy=True)] if search.greedy else []
    return built + [LocalRun(moves, greedy=False) for moves in FIRST_RANDOM_MOVES if search.long_first]


def later_runs(subproblem: Subproblem, number: int) -> list[LocalRun]:
    """The runs of a turn beside the exact searches, by its number from 1: Luby's sequence."""
    search, times = subproblem.local_search, luby(number)
    if subproblem.compiled_search:
        return [LocalRun(COMPILED_MOVES * times, greedy=True, builds=LATER_BUILDS)]
    built = [LocalRun(BUILD_MOVES * times, greedy=True)] if search.greedy else []
    return [*built, LocalRun(RANDOM_MOVES * times, greedy=False)]


def next_local_run(runs: Sequence[StrategyRun]) -> StrategyRun:
    """The run to search locally next: each subproblem in turn, and every second time the best so far."""
    if sum(run.local_runs for run in runs) % 2:
        return max(runs, key=lambda run: run.subproblem.best)
    return min(runs, key=lambda run: (run.local_runs, -run.subproblem.bound))


def luby(number: int) -> int:
    """Luby's sequence 1 1 2 1 1 2 4 ..., numbers from 1: as much work in runs of each length."""
    half = 1 << number.bit_length() - 1
    return half if number == 2 * half - 1 else luby(number - half + 1)
