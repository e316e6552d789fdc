"""The gain of choosing first."""

from __future__ import annotations

import pytest

from benchmarks.first_choice import gains


def test_a_deal_has_the_same_gains_again() -> None:
    """They depend on the seed alone; of two players the other one is the last."""
    another, last = gains(2, "quick", 1)
    assert gains(2, "quick", 1) == (another, last)
    assert another == pytest.approx(last)
