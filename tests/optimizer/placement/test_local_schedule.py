"""The runs of the local search beside the exact ones: their order, their lengths and their pauses."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from stockbook.optimizer.placement.local_schedule import (
    EAGER_SECONDS,
    HOPEFUL_SECONDS,
    LATER_PAUSE,
    LOCAL_STEPS,
    SHORT_PAUSE,
    moves_of_run,
    next_local_run,
    pause_after,
)
from stockbook.optimizer.placement.strategy_runs import StrategyRun


def run(local_runs: int = 1, best: int = 0, bound: int = 9, *, one_unit_short: bool = False) -> StrategyRun:
    """Return a run of the local search for a subproblem with this best plan and bound."""
    subproblem = SimpleNamespace(best=best, bound=bound, one_unit_short=one_unit_short)
    return StrategyRun(cast(Any, subproblem), None, local_runs=local_runs)


def test_every_second_run_is_for_the_best() -> None:
    """After an odd number of runs comes the best subproblem so far, else the one with the fewest runs."""
    best, other = run(local_runs=3, best=5), run(local_runs=2, best=1)
    assert next_local_run([best, other]) is best
    best.local_runs = 4
    assert next_local_run([best, other]) is other


def test_runs_get_longer_by_lubys_sequence() -> None:
    """The first seven runs are 1, 1, 2, 1, 1, 2 and 4 times as long as the shortest."""
    assert [moves_of_run(number) // LOCAL_STEPS for number in range(1, 8)] == [1, 1, 2, 1, 1, 2, 4]


@pytest.mark.parametrize(
    ("one_unit_short", "used", "pause"),
    [
        (False, EAGER_SECONDS / 2, 0.25),
        (False, EAGER_SECONDS * 2, 0.25 * LATER_PAUSE),
        (True, HOPEFUL_SECONDS / 2, SHORT_PAUSE),
        (True, HOPEFUL_SECONDS * 2, 0.25 * LATER_PAUSE),
    ],
)
def test_pauses(one_unit_short: bool, used: float, pause: float) -> None:
    """As long as the runs at first, later longer; short ones for a while where one unit is missing."""
    assert pause_after(run(one_unit_short=one_unit_short), 0.25, used) == pause
