"""The runs of the local search beside the exact ones: their order, their lengths and their pauses."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from stockbook.optimizer.placement.local_schedule import (
    BUILD_MOVES,
    EAGER_SECONDS,
    FIRST_BUILD_MOVES,
    FIRST_RANDOM_MOVES,
    HOPEFUL_SECONDS,
    LATER_PAUSE,
    RANDOM_MOVES,
    SHORT_PAUSE,
    first_runs,
    later_runs,
    next_local_run,
    pause_after,
)
from stockbook.optimizer.placement.local_search import LocalRun, LocalSearch
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


def search(*, greedy: bool, long_first: bool) -> LocalSearch:
    """Return what the schedule asks of a local search."""
    return cast(Any, SimpleNamespace(greedy=greedy, long_first=long_first))


def test_a_greedy_placement_comes_first() -> None:
    """The first turn builds a placement where that is good, then has long runs where proofs need them."""
    built = LocalRun(FIRST_BUILD_MOVES, greedy=True)
    random = [LocalRun(moves, greedy=False) for moves in FIRST_RANDOM_MOVES]
    assert first_runs(search(greedy=True, long_first=False)) == [built]
    assert first_runs(search(greedy=True, long_first=True)) == [built, *random]
    assert first_runs(search(greedy=False, long_first=True)) == random


def test_runs_get_longer_by_lubys_sequence() -> None:
    """The first seven turns are 1, 1, 2, 1, 1, 2 and 4 times as long as the shortest."""
    turns = [later_runs(search(greedy=True, long_first=False), number) for number in range(1, 8)]
    times = [1, 1, 2, 1, 1, 2, 4]
    assert [built.moves for built, _ in turns] == [BUILD_MOVES * each for each in times]
    assert [random.moves for _, random in turns] == [RANDOM_MOVES * each for each in times]
    assert all(built.greedy and not random.greedy for built, random in turns)
    assert later_runs(search(greedy=False, long_first=True), 3) == [LocalRun(2 * RANDOM_MOVES, greedy=False)]


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
