"""When the local search runs beside the exact ones: of which subproblem, for how long, and its pauses."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.optimizer.placement.local_search import luby
from stockbook.optimizer.placement.strategy_runs import StrategyRun

#: Moves of the shortest run, of which the others are multiples.
LOCAL_STEPS = 8000
#: Seconds until the first run: most proofs are done by then.
FIRST_PAUSE = 0.05
#: Pauses are as long as the runs and, after so many seconds, so many times as long.
EAGER_SECONDS, LATER_PAUSE = 1.0, 10
#: Seconds of the pauses while the incumbent is one unit below a bound mostly reached, and for how long.
SHORT_PAUSE, HOPEFUL_SECONDS = 0.01, 2.0


def next_local_run(runs: Sequence[StrategyRun]) -> StrategyRun:
    """The run to search locally next: each subproblem in turn, and every second time the best so far."""
    if sum(run.local_runs for run in runs) % 2:
        return max(runs, key=lambda run: run.subproblem.best)
    return min(runs, key=lambda run: (run.local_runs, -run.subproblem.bound))


def moves_of_run(number: int) -> int:
    """The moves of a subproblem's local run, by its number from 1: Luby's sequence."""
    return LOCAL_STEPS * luby(number)


def pause_after(run: StrategyRun, seconds: float, used: float) -> float:
    """Seconds until the next run, after one that took ``seconds`` when ``used`` were gone in all."""
    if run.subproblem.one_unit_short and used < HOPEFUL_SECONDS:
        return SHORT_PAUSE
    return seconds * (1 if used < EAGER_SECONDS else LATER_PAUSE)
