"""The turns of the local search: which plans they leave, and when they end."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from stockbook.models import read_position
from stockbook.optimizer.placement import local_turns
from stockbook.optimizer.placement.local_turns import LocalTurns
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.placement.runs import StrategyRun
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits

SUNDAY = Path(__file__).parents[3] / "seeds" / "positions" / "sunday.toml"


@pytest.fixture()
def subproblem() -> Subproblem:
    """The search with the first contest of a shipped position."""
    position = read_position(SUNDAY)
    return Subproblem(position, position.open_contests[0])


def turns(*, settled: bool = False) -> LocalTurns:
    """The turns of a local search for subproblems that are all settled, or none."""
    limits = SearchLimits(60.0)
    return LocalTurns(limits, SearchBudget(limits), threading.Lock(), lambda each: settled)


def test_the_first_turn_leaves_a_plan(subproblem: Subproblem) -> None:
    """It counts as work, and its plan is the incumbent; unless all is over by then."""
    ended = threading.Event()
    assert turns().take_first_turn(subproblem, ended) > 0
    assert subproblem.incumbent
    subproblem.incumbent = None
    ended.set()
    turns().take_first_turn(subproblem, ended)
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
    run = StrategyRun(subproblem, None)
    turns().go_on(lambda: [run] if run.local_runs < 3 else [], threading.Event())
    expected = [each.moves for number in (1, 2, 3) for each in local_turns.later_runs(subproblem, number)]
    assert searched == expected


@pytest.mark.parametrize(("settled", "over"), [(True, False), (False, True), (False, False)])
def test_a_run_ends_where_no_plan_is_looked_for(
    subproblem: Subproblem, monkeypatch: pytest.MonkeyPatch, settled: bool, over: bool
) -> None:
    """A run is told to stop where its subproblem is settled, or all is over, and else not."""
    stops: list[bool] = []

    def search(rng: Any, run: Any, stopped: Any) -> Plan | None:
        stops.append(stopped())
        return None

    monkeypatch.setattr(subproblem, "search_locally", search)
    ended = threading.Event()
    if over:
        ended.set()
    turns(settled=settled).take_first_turn(subproblem, ended)
    assert set(stops) == {settled or over}
