"""The turns of the local search before and beside the exact ones: their order, their lengths, their plans."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from stockbook.models import read_position
from stockbook.optimizer import best_placement
from stockbook.optimizer.placement import local_turns
from stockbook.optimizer.placement.local_search import LocalRun
from stockbook.optimizer.placement.local_turns import (
    BUILD_MOVES,
    COMPILED_MOVES,
    FIRST_BUILD_MOVES,
    FIRST_BUILDS,
    FIRST_RANDOM_MOVES,
    LATER_BUILDS,
    RANDOM_MOVES,
    LocalTurns,
    first_runs,
    later_runs,
)
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits

SUNDAY = Path(__file__).parents[3] / "seeds" / "positions" / "sunday.toml"

#: How many times as long as the shortest the first seven later runs are.
TIMES = [1, 1, 2, 1, 1, 2, 4]


def asked(*, greedy: bool, long_first: bool, compiled: bool = False) -> Subproblem:
    """A subproblem as far as its runs ask for it."""
    search = SimpleNamespace(greedy=greedy, long_first=long_first)
    return cast(Any, SimpleNamespace(local_search=search, compiled_search=object() if compiled else None))


def test_a_greedy_placement_comes_first() -> None:
    """The first turn builds a placement where that is good, then has long runs where proofs need them."""
    built = LocalRun(FIRST_BUILD_MOVES, greedy=True)
    random = [LocalRun(moves, greedy=False) for moves in FIRST_RANDOM_MOVES]
    assert first_runs(asked(greedy=True, long_first=False)) == [built]
    assert first_runs(asked(greedy=True, long_first=True)) == [built, *random]
    assert first_runs(asked(greedy=False, long_first=True)) == random


def test_long_first_runs_are_compiled() -> None:
    """Where the first runs would be long they are compiled, elsewhere loading that would take longer."""
    compiled = [LocalRun(COMPILED_MOVES, greedy=True, builds=FIRST_BUILDS)]
    assert first_runs(asked(greedy=False, long_first=True, compiled=True)) == compiled
    short = first_runs(asked(greedy=True, long_first=False, compiled=True))
    assert short == [LocalRun(FIRST_BUILD_MOVES, greedy=True)]


def test_runs_get_longer_by_lubys_sequence() -> None:
    """The first seven turns are 1, 1, 2, 1, 1, 2 and 4 times as long as the shortest."""
    turns = [later_runs(asked(greedy=True, long_first=False), number) for number in range(1, 8)]
    assert [built.moves for built, _ in turns] == [BUILD_MOVES * each for each in TIMES]
    assert [random.moves for _, random in turns] == [RANDOM_MOVES * each for each in TIMES]
    assert all(built.greedy and not random.greedy for built, random in turns)
    roomy = asked(greedy=False, long_first=True)
    assert later_runs(roomy, 3) == [LocalRun(2 * RANDOM_MOVES, greedy=False)]


def test_later_runs_are_compiled_where_they_can_be() -> None:
    """The compiled search builds as many placements each time, with more and more moves for each."""
    turns = [later_runs(asked(greedy=True, long_first=False, compiled=True), n) for n in range(1, 8)]
    assert turns == [[LocalRun(COMPILED_MOVES * each, greedy=True, builds=LATER_BUILDS)] for each in TIMES]


@pytest.fixture()
def subproblem() -> Subproblem:
    """The search with the first contest of a shipped position."""
    position = read_position(SUNDAY)
    return Subproblem(position, position.open_contests[0])


def turns(*subproblems: Subproblem, wanted: Callable[[Subproblem], bool] = lambda each: True) -> LocalTurns:
    """The turns of a local search in a minute."""
    return LocalTurns(subproblems, SearchBudget(SearchLimits(60.0)), threading.Lock(), wanted)


def test_every_second_run_is_for_the_best() -> None:
    """After an odd number of runs comes the best subproblem so far, else the one with the fewest runs."""
    position = read_position(SUNDAY)
    best, other = (Subproblem(position, contest) for contest in position.open_contests[:2])
    placed = best_placement(position, contests=[best.contest]).plans[0].placed
    best.record_plan(best.plan_as_wished([each for _, each in placed]))
    local = turns(best, other)
    local.later = {best: 3, other: 2}
    assert local.next_of([best, other]) is best
    local.later[best] = 4
    assert local.next_of([best, other]) is other


def test_first_turns_are_for_those_that_are_wanted(subproblem: Subproblem) -> None:
    """Each has one first turn at most, and none where no plan of it is wanted by then."""
    subproblems = [Subproblem(subproblem.position, subproblem.contest) for _ in range(4)]
    wanted = subproblems[1:3]
    local = turns(*subproblems, wanted=lambda each: each in wanted)
    assert [local.next_first() for _ in range(3)] == [*wanted, None]


def test_the_first_turn_leaves_a_plan(subproblem: Subproblem) -> None:
    """It counts as work, and its plan is the incumbent; unless all is over by then."""
    local = turns(subproblem)
    assert local.take_first_turn(subproblem) > 0
    assert subproblem.incumbent
    subproblem.incumbent = None
    local.ended.set()
    local.take_first_turn(subproblem)
    assert subproblem.incumbent is None


def test_later_turns_end_when_none_is_useful(subproblem: Subproblem, monkeypatch: pytest.MonkeyPatch) -> None:
    """They go on as long as a plan is looked for, each longer or shorter by its number, and no longer."""
    monkeypatch.setattr(local_turns, "FIRST_PAUSE", 0.0)
    monkeypatch.setattr(local_turns, "PAUSE", 0.0)
    searched: list[int] = []

    def search(rng: Any, run: Any, stopped: Any) -> Plan | None:
        searched.append(run.moves)
        return None

    monkeypatch.setattr(subproblem, "search_locally", search)
    local = turns(subproblem, wanted=lambda each: local.later[each] < 3)
    local.go_on()
    expected = [each.moves for number in (1, 2, 3) for each in later_runs(subproblem, number)]
    assert searched == expected


@pytest.mark.parametrize(("wanted", "over"), [(False, False), (True, True), (True, False)])
def test_a_run_ends_where_no_plan_is_looked_for(
    subproblem: Subproblem, monkeypatch: pytest.MonkeyPatch, wanted: bool, over: bool
) -> None:
    """A run is told to stop where no plan is wanted, or all is over, and else not."""
    stops: list[bool] = []

    def search(rng: Any, run: Any, stopped: Any) -> Plan | None:
        stops.append(stopped())
        return None

    monkeypatch.setattr(subproblem, "search_locally", search)
    local = turns(subproblem, wanted=lambda each: wanted)
    if over:
        local.ended.set()
    local.take_first_turn(subproblem)
    assert set(stops) == {over or not wanted}
