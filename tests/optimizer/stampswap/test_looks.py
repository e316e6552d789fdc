"""The value of a look, where it is known by arithmetic."""

from __future__ import annotations

from random import Random

import pytest

from stockbook.optimizer.sampling.intervals import mean
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.collect_phase import CollectPhase, Points
from stockbook.optimizer.stampswap.looks import look_gains
from stockbook.optimizer.stampswap.pool_samples import PoolSample


class OwnPoints(CollectPhase):
    """A phase in which an item brings its own points."""

    def gains(self, values: Points, drawn: Points = ()) -> list[float]:
        return list(values[0])


def looks(seed: int, means: list[float], spreads: list[float]) -> list[list[float]]:
    """The gains of looks at all items, which bring points of a normal distribution."""
    rng = Random(seed)
    samples = [
        PoolSample([[rng.gauss(*each) for each in zip(means, spreads, strict=True)]], [[0.0] * len(means)])
        for _ in range(100)
    ]
    budget = SearchBudget(SearchLimits(deterministic=True))
    best = means.index(max(means))
    return look_gains(OwnPoints((), (), None), samples, range(len(means)), best, budget, alone=False)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_unseen_elsewhere_makes_no_look_better(seed: int) -> None:
    """Two of three equal items vary by 3 points: a look at the one that does not is worth nothing.

    The best of the means of 8 samples would be almost a point better.
    """
    look = mean(looks(seed, [0.0, 0.0, 0.0], [0.0, 3.0, 3.0])[0])
    assert look.low is not None
    assert look.low <= 0
    assert look.value < 0.3


def test_a_look_at_the_only_item_that_varies_is_worth_its_better_half() -> None:
    """The mean of a normal distribution cut off at 0 is 0.4 times its spread."""
    look = mean(looks(1, [0.0, 0.0, -1.0], [0.0, 2.0, 0.0])[1])
    assert look.low is not None and look.high is not None
    assert look.low < 0.4 * 2 < look.high
