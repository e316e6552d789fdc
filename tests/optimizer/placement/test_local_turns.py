"""The runs of the local search before and beside the exact ones: their order and their lengths."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from stockbook.optimizer.placement.local_search import LocalRun
from stockbook.optimizer.placement.local_turns import (
    BUILD_MOVES,
    COMPILED_MOVES,
    FIRST_BUILD_MOVES,
    FIRST_BUILDS,
    FIRST_RANDOM_MOVES,
    LATER_BUILDS,
    RANDOM_MOVES,
    first_runs,
    later_runs,
    next_local_run,
)
from stockbook.optimizer.placement.runs import StrategyRun
from stockbook.optimizer.placement.subproblem import Subproblem

#: How many times as long as the shortest the first seven later runs are.
TIMES = [1, 1, 2, 1, 1, 2, 4]


def run(local_runs: int, best: int) -> StrategyRun:
    """Return a run of the local search for a subproblem with this best plan."""
    subproblem = SimpleNamespace(best=best, bound=9)
    return StrategyRun(cast(Any, subproblem), None, local_runs=local_runs)


def subproblem(*, greedy: bool, long_first: bool, compiled: bool = False) -> Subproblem:
    """Return what the schedule asks of a subproblem."""
    search = SimpleNamespace(greedy=greedy, long_first=long_first)
    return cast(Any, SimpleNamespace(local_search=search, compiled_search=object() if compiled else None))


def test_every_second_run_is_for_the_best() -> None:
    """After an odd number of runs comes the best subproblem so far, else the one with the fewest runs."""
    best, other = run(3, best=5), run(2, best=1)
    assert next_local_run([best, other]) is best
    best.local_runs = 4
    assert next_local_run([best, other]) is other


def test_a_greedy_placement_comes_first() -> None:
    """The first turn builds a placement where that is good, then has long runs where proofs need them."""
    built = LocalRun(FIRST_BUILD_MOVES, greedy=True)
    random = [LocalRun(moves, greedy=False) for moves in FIRST_RANDOM_MOVES]
    assert first_runs(subproblem(greedy=True, long_first=False)) == [built]
    assert first_runs(subproblem(greedy=True, long_first=True)) == [built, *random]
    assert first_runs(subproblem(greedy=False, long_first=True)) == random


def test_long_first_runs_are_compiled() -> None:
    """Where the first runs would be long they are compiled, elsewhere loading that would take longer."""
    compiled = [LocalRun(COMPILED_MOVES, greedy=True, builds=FIRST_BUILDS)]
    assert first_runs(subproblem(greedy=False, long_first=True, compiled=True)) == compiled
    short = first_runs(subproblem(greedy=True, long_first=False, compiled=True))
    assert short == [LocalRun(FIRST_BUILD_MOVES, greedy=True)]


def test_runs_get_longer_by_lubys_sequence() -> None:
    """The first seven turns are 1, 1, 2, 1, 1, 2 and 4 times as long as the shortest."""
    turns = [later_runs(subproblem(greedy=True, long_first=False), number) for number in range(1, 8)]
    assert [built.moves for built, _ in turns] == [BUILD_MOVES * each for each in TIMES]
    assert [random.moves for _, random in turns] == [RANDOM_MOVES * each for each in TIMES]
    assert all(built.greedy and not random.greedy for built, random in turns)
    roomy = subproblem(greedy=False, long_first=True)
    assert later_runs(roomy, 3) == [LocalRun(2 * RANDOM_MOVES, greedy=False)]


def test_later_runs_are_compiled_where_they_can_be() -> None:
    """The compiled search builds as many placements each time, with more and more moves for each."""
    turns = [later_runs(subproblem(greedy=True, long_first=False, compiled=True), n) for n in range(1, 8)]
    assert turns == [[LocalRun(COMPILED_MOVES * each, greedy=True, builds=LATER_BUILDS)] for each in TIMES]
