"""The runs of the local search before and beside the exact ones: their order and their lengths."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from stockbook.optimizer.placement.runs import StrategyRun, luby, next_local_run


def run(local_runs: int, best: int) -> StrategyRun:
    """Return a run of the local search for a subproblem with this best plan."""
    subproblem = SimpleNamespace(best=best, bound=9)
    return StrategyRun(cast(Any, subproblem), None, local_runs=local_runs)


def test_every_second_run_is_for_the_best() -> None:
    """After an odd number of runs comes the best subproblem so far, else the one with the fewest runs."""
    best, other = run(3, best=5), run(2, best=1)
    assert next_local_run([best, other]) is best
    best.local_runs = 4
    assert next_local_run([best, other]) is other


def test_runs_get_longer_by_lubys_sequence() -> None:
    """The first seven are 1, 1, 2, 1, 1, 2 and 4 times as long as the shortest."""
    assert [luby(number) for number in range(1, 8)] == [1, 1, 2, 1, 1, 2, 4]
