"""The turns of the local search: which plans they leave, how long they are, and when they end."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from stockbook.models import read_position
from stockbook.optimizer.placement import runs
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.placement.runs import LocalTurns, StrategyRun
from stockbook.optimizer.placement.subproblem import Subproblem

SUNDAY = Path(__file__).parents[3] / "seeds" / "positions" / "sunday.toml"


@pytest.fixture()
def subproblem() -> Subproblem:
    """The search with the first contest of a shipped position."""
    position = read_position(SUNDAY)
    return Subproblem(position, position.open_contests[0])


def turns() -> LocalTurns:
    return LocalTurns(1, threading.Lock())


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
    monkeypatch.setattr(runs, "FIRST_PAUSE", 0.0)
    monkeypatch.setattr(runs, "PAUSE", 0.0)
    searched: list[int] = []

    def search(rng: Any, builds: int, moves: int) -> Plan | None:
        searched.append(moves)
        return None

    monkeypatch.setattr(subproblem, "search_locally", search)
    run = StrategyRun(subproblem, None)
    turns().go_on(lambda: [run] if run.local_runs < 3 else [], threading.Event())
    assert searched == [runs.MOVES, runs.MOVES, 2 * runs.MOVES]
