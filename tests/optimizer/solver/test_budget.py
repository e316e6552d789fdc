"""The budget of an answer: what a part of it leaves, and what is left in all."""

from __future__ import annotations

from threading import Event

import pytest

from stockbook.optimizer.solver.budget import SearchBudget, Stopped
from stockbook.optimizer.solver.limits import SearchLimits


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
