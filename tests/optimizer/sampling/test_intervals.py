"""Intervals hold what they promise."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest

from stockbook.optimizer.sampling.intervals import Estimate, mean, ratio, share, t_quantile


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (30, 2.042), (199, 1.972)],
)
def test_t_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    """Within 0.2 % of the printed values."""
    assert t_quantile(freedom) == pytest.approx(quantile, rel=2e-3)


def test_a_mean() -> None:
    """The interval of a mean is the mean and t standard errors; of one value there is none."""
    values = [3.0, 5.0, 4.0, 8.0, 1.0]
    found = mean(values)
    assert found.value == fmean(values)
    assert found.low is not None
    assert found.value - found.low == pytest.approx(t_quantile(4) * stdev(values) / 5**0.5)
    assert mean([7.0]) == Estimate(7.0)
    assert str(mean([7.0])) == "7.0"
    assert str(mean([7.0, 7.0])) == "7.0 (7.0 to 7.0)"


def holds(found: Estimate, truth: float) -> bool:
    """Whether the interval has the truth in it."""
    assert found.low is not None
    assert found.high is not None
    return found.low <= truth <= found.high


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Of a thousand experiments some 95 % have intervals with the truth in them: for a mean, for a ratio of
    values that go together, and for a share of games that were decided."""
    rng = Random(1)
    right = [0, 0, 0]
    for _ in range(1000):
        deals = [rng.gauss(30, 8) for _ in range(40)]
        mine = [deal + rng.gauss(6, 4) for deal in deals]
        other = [deal + rng.gauss(0, 4) for deal in deals]
        right[0] += holds(mean(mine), 36)
        right[1] += holds(ratio(mine, other), 1.2)
        # A pair of games whose deal favors a seat: the other agent then wins the second.
        won, decided = [], []
        for _ in range(40):
            games = [rng.random() < 0.65 for _ in range(2) if rng.random() < 0.9]
            won.append(sum(games))
            decided.append(len(games))
        right[2] += holds(share(won, decided, 2), 0.65)
    assert all(930 <= each <= 975 for each in right), right


def test_a_share_at_its_ends() -> None:
    """Where all games were won, the truth may still be less; where none is decided, nothing is known."""
    all_won = share([2] * 20, [2] * 20, 2)
    assert all_won.value == all_won.high == 1
    assert all_won.low is not None
    assert 0.8 < all_won.low < 0.97
    nothing = share([0] * 5, [0] * 5, 2)
    assert (nothing.value, nothing.low, nothing.high) == (0.5, 0, 1)
    none = share([], [], 2)
    assert (none.low, none.high) == (0, 1)


def test_percent() -> None:
    """A ratio of 1.2 is 20 % more."""
    found = Estimate(1.2, 1.1, 1.3).percent(-100)
    assert (found.value, found.low, found.high) == pytest.approx((20, 10, 30))
    assert Estimate(0.5).percent() == Estimate(50.0)
