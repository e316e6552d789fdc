"""Decisions beside the best ones: what they give away is never negative."""

from __future__ import annotations

from stockbook.optimizer.comparison import not_below_0
from stockbook.optimizer.sampling.intervals import Estimate


def test_nothing_is_lost_below_0() -> None:
    """Neither a mean nor an end of its interval is negative; exact values have no ends."""
    assert not_below_0(Estimate(-1.0, -2.0, 0.5, 9)) == Estimate(0.0, 0.0, 0.5, 9)
    assert not_below_0(Estimate(2.0)) == Estimate(2.0)
