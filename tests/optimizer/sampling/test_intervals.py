"""Intervals hold what they promise."""

from __future__ import annotations

from itertools import pairwise
from math import inf
from random import Random
from statistics import fmean, stdev

import pytest
from scipy.stats import t

from stockbook.optimizer.sampling.intervals import (
    FOUND_SHARE,
    Estimate,
    as_good,
    between,
    known_within,
    margin,
    mean,
    possible_regret,
    ratio,
    share,
    standard_error,
    t_quantile,
)


@pytest.mark.parametrize("freedom", [*range(1, 121), 1_000, 10_000, 10**6])
def test_the_quantile_is_that_of_student(freedom: int) -> None:
    """To six digits what SciPy has, from two values on."""
    assert t_quantile(freedom) == pytest.approx(t.ppf(0.975, freedom), rel=1e-6)


def test_a_single_sample_has_no_interval() -> None:
    """Nothing is known of how far one value is off: neither a margin of 0 nor any other."""
    assert margin([3.0]) is None
    assert standard_error([3.0]) is None
    assert not known_within([3.0], 1e9)
    one = mean([3.0])
    assert one == Estimate(3.0, samples=1, few=True)
    assert one.margin is None and not one.exact
    assert [mean([3.0] * number).few for number in range(1, 6)] == [True, True, True, False, False]
    assert margin([3.0, 3.0]) == 0
    assert margin([0.0, 2.0]) == pytest.approx(12.706, abs=1e-3)


def test_between_bounds() -> None:
    """Most of the way from the lower bound to what was found; exact where the bounds meet."""
    assert between(8.0, (4.0, 9.0)) == Estimate(pytest.approx(4.0 + FOUND_SHARE * 4.0), 4.0, 9.0)
    assert between(3.0, (4.0, 9.0)) == Estimate(4.0, 4.0, 9.0)
    assert between(12.0, (4.0, 9.0)) == Estimate(pytest.approx(4.0 + FOUND_SHARE * 5.0), 4.0, 9.0)
    assert between(4.0, (4.0, 4.0)) == Estimate(4.0)
    assert between(4.0, (float("-inf"), 9.0)).value == 4.0
    assert possible_regret([Estimate(6.0, 5.0, 9.0), Estimate(5.0), Estimate(3.0, 1.0, 4.0)]) == 0
    assert possible_regret([Estimate(6.0, 4.0, 9.0), Estimate(5.0), Estimate(3.0, 1.0, 6.5)]) == 2.5
    assert possible_regret([Estimate(6.0, 4.0, 9.0)]) == 0


def test_a_mean() -> None:
    """The interval of a mean is the mean and t standard errors."""
    values = [3.0, 5.0, 4.0, 8.0, 1.0]
    found = mean(values)
    assert found.value == fmean(values)
    assert found.low is not None
    assert found.value - found.low == pytest.approx(t_quantile(4) * stdev(values) / 5**0.5)


@pytest.mark.parametrize(
    ("estimate", "text"),
    [
        (mean([7.0]), "7.0 points"),
        (mean([7.0, 7.0]), "7.0 points"),
        (Estimate(7.0, 6.98, 7.02, 9), "7.0 points"),
        (Estimate(0.0, -0.02, 0.02, 9), "0.0 points"),
        (Estimate(7.0, 6.94, 7.02, 9), "7.0 points (6.9 to 7.0)"),
        (Estimate(7.0), "7.0 points"),
        (Estimate(7.0, 6.0, inf), "7.0 points (6.0 to inf)"),
    ],
)
def test_an_interval_is_told_where_it_says_more(estimate: Estimate, text: str) -> None:
    """Its ends stand beside the value, unless there are none or both are written alike, with any sign."""
    assert estimate.text(" points") == text


def holds(found: Estimate, truth: float) -> bool:
    """Whether the interval has the truth in it."""
    assert found.low is not None
    assert found.high is not None
    return found.low <= truth <= found.high


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """The 95 % intervals hold the true value in about 95 % of a thousand experiments: for a mean, for a ratio
    of paired values, and for a share of the decided games."""
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


def test_as_good_as_the_best() -> None:
    """Intervals that overlap are not told apart; exact values are, and what nobody knows is not as good."""
    best = Estimate(9.0, 7.0, 11.0, 20)
    others = [Estimate(8.0, 6.0, 10.0, 20), Estimate(5.0, 3.0, 6.9, 20), Estimate(7.0), Estimate(6.9)]
    unknown = [
        Estimate(8.0, samples=1, few=True),
        Estimate(8.0, 6.0, 10.0, 3, few=True),
        Estimate(8.0, -inf, inf),
    ]
    assert as_good([best, *others, *unknown]) == [1, 3]
    assert as_good([Estimate(9.0, 8.0, 11.0), Estimate(8.5, 7.0, inf), Estimate(7.0, 6.0, 7.5)]) == [1]
    assert as_good([Estimate(9.0), Estimate(9.0)]) == []
    for first in unknown:
        assert as_good([first, *others]) == []


def test_as_good_both_ways() -> None:
    """Being as good is symmetric between two sampled values."""
    rng = Random(5)
    values = [mean([rng.gauss(number / 4, 2) for _ in range(6)]) for number in range(40)]
    found = [(as_good([one, two]), as_good([two, one])) for one, two in pairwise(rng.sample(values, 40))]
    assert all(forth == back for forth, back in found)
    assert {len(forth) for forth, _ in found} == {0, 1}
