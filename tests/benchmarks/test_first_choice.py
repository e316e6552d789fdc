"""The gain of choosing first."""

from __future__ import annotations

import pytest

from benchmarks.first_choice import gains


@pytest.mark.parametrize("players", (2, 3))
def test_a_deal_has_the_same_gains_again(players: int) -> None:
    """They depend on the seed alone; of two players the other one is the last."""
    another, last = gains(players, "quick", 1)
    assert gains(players, "quick", 1) == (another, last)
    if players == 2:
        assert another == pytest.approx(last)
