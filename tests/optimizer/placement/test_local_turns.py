"""The turns of the local search before and beside the exact ones: their order, their lengths, their plans."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stockbook.models import read_position
from stockbook.optimizer import best_placement
from stockbook.optimizer.placement import local_turns
from stockbook.optimizer.placement.local_turns import MOVES, LocalTurns, luby
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.placement.subproblem import Subproblem

SUNDAY = Path(__file__).parents[3] / "seeds" / "positions" / "sunday.toml"


def test_runs_get_longer_by_lubys_sequence() -> None:
    """The first seven are 1, 1, 2, 1, 1, 2 and 4 times as long as the shortest."""
    assert [luby(number) for number in range(1, 8)] == [1, 1, 2, 1, 1, 2, 4]


@pytest.fixture()
def subproblem() -> Subproblem:
    """The search with the first contest of a shipped position."""
    position = read_position(SUNDAY)
    return Subproblem(position, position.open_contests[0])


def turns(*subproblems: Subproblem, wanted: Callable[[Subproblem], bool] = lambda each: True) -> LocalTurns:
    """The turns of a local search."""
    return LocalTurns(subproblems, 1, threading.Lock(), wanted)


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

    def search(rng: Any, builds: int, moves: int) -> Plan | None:
        searched.append(moves)
        return None

    monkeypatch.setattr(subproblem, "search_locally", search)
    local = turns(subproblem, wanted=lambda each: local.later[each] < 3)
    local.go_on()
    assert searched == [MOVES, MOVES, 2 * MOVES]
