"""Limits of a search: what they refuse, and how many searches they allow."""

from __future__ import annotations

import os
from typing import Any

import pytest

from stockbook.optimizer.solver.limits import SearchLimits


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


def test_all_cores_are_taken_unless_fewer_searches_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """By default they are."""
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    assert SearchLimits().all_cores and SearchLimits(workers=4).all_cores
    assert not SearchLimits(workers=3).all_cores and not SearchLimits(deterministic=True).all_cores
