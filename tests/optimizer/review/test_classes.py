"""Classes of decisions: by the points given away, and never hard on what may be as good as the best."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.games.registry import definition_of, definitions
from stockbook.optimizer.review.classes import DecisionClass, class_of
from stockbook.optimizer.sampling.intervals import Estimate

ORDER = list(DecisionClass)


@pytest.mark.parametrize("game", dict(definitions()))
def test_more_points_are_no_better_class(game: str) -> None:
    """Every game has limits that rise, and each class is reached."""
    found = [class_of(definition_of(game).class_limits, Estimate(step / 10)) for step in range(300)]
    assert [ORDER.index(each) for each in found] == sorted(ORDER.index(each) for each in found)
    assert set(found) == set(DecisionClass)


@given(st.sampled_from(sorted(dict(definitions()))), st.floats(0, 50), st.floats(0, 50))
def test_within_the_interval_of_the_best_nothing_is_a_mistake(game: str, value: float, more: float) -> None:
    """Where the interval reaches down to 0, the decision may be the best one."""
    kind = class_of(definition_of(game).class_limits, Estimate(value, 0.0, value + more, 10))
    assert ORDER.index(kind) <= ORDER.index(DecisionClass.INACCURACY)
