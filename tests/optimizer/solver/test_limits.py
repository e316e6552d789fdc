"""Limits of a search: what they refuse, how many searches they allow, and what a budget leaves."""

from __future__ import annotations

import signal
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest

from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits, Stopped, stopped_by_ctrl_c


@pytest.mark.parametrize("wrong", [{"time": 0.0}, {"time": -1.0}, {"workers": 0}])
def test_nonsense_is_refused(wrong: dict[str, Any]) -> None:
    """No time and no workers are errors before anything is searched."""
    with pytest.raises(ValueError, match="Expected time > 0 and workers >= 1"):
        SearchLimits(**wrong)


def test_a_deterministic_search_is_alone() -> None:
    """It has one thread, whatever was asked; others have what was asked, or one a core."""
    assert SearchLimits(workers=4, deterministic=True).threads == 1
    assert SearchLimits(workers=4).threads == 4
    assert SearchLimits().threads >= 1


@stopped_by_ctrl_c
def pressed(times: int, *, limits: SearchLimits = SearchLimits()) -> bool:
    """Press Ctrl-C so many times in a search; whether it has to stop then."""
    for _ in range(times):
        signal.raise_signal(signal.SIGINT)
    return limits.stopped


def test_ctrl_c_stops_a_search() -> None:
    """Once, it is a stop; twice, and outside of the search, it is raised as ever."""
    assert pressed(1) and not pressed(0)
    for press in (lambda: pressed(2), lambda: signal.raise_signal(signal.SIGINT)):
        with pytest.raises(KeyboardInterrupt):
            press()


def test_ctrl_c_is_left_alone_where_it_is_not_ours() -> None:
    """Neither limits with a stop of their own, nor other threads and handlers are touched."""
    with pytest.raises(KeyboardInterrupt):
        pressed(1, limits=SearchLimits(stop=lambda: False))
    assert pressed(0, limits=SearchLimits(stop=lambda: True))
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(pressed, 0).result() is False
    seen: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: seen.append(number))
    assert not pressed(1) and seen == [signal.SIGINT]


def test_a_part_ends_before_the_whole() -> None:
    """Within a share of the work that share is left, parts of parts too; afterwards the rest of all."""
    budget = SearchBudget(SearchLimits(8.0, deterministic=True))
    budget.searched(2.0)
    with budget.within(0.5):
        assert (budget.left, budget.left_in_all) == (3.0, 6.0)
        with budget.within(0.5):
            budget.searched(2.0)
            assert (budget.left, budget.left_in_all) == (0.0, 4.0)
        assert budget.left == 1.0
    assert budget.left == budget.left_in_all == 4.0


@pytest.mark.parametrize("deterministic", [False, True])
def test_after_a_stop_nothing_is_left(deterministic: bool) -> None:
    """Whatever time, or work, there would be."""
    stop = Event()
    budget = SearchBudget(SearchLimits(60.0, deterministic=deterministic, stop=stop.is_set))
    assert budget.left_in_all > 0
    stop.set()
    assert budget.left == budget.left_in_all == 0.0
    assert budget.over
    with pytest.raises(Stopped):
        budget.check()
