"""The sequential test errs as seldom as it says."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from stockbook.optimizer.arena.tally import Sprt, Verdict


def likelihood(values: list[float], mean_in_deviations: float) -> float:
    """The greatest log-likelihood over all deviations, found by trying them."""
    count, total, squares = len(values), sum(values), sum(value * value for value in values)

    def at(deviation: float) -> float:
        middle = mean_in_deviations * deviation
        return -count * math.log(deviation) - (squares - 2 * middle * total + count * middle**2) / (
            2 * deviation**2
        )

    return max(at(0.01 * 1.01**step) for step in range(1200))


def test_the_ratio_is_that_of_the_best_deviations() -> None:
    """The closed form agrees with a search over all deviations."""
    rng = Random(2)
    test = Sprt()
    for _ in range(30):
        values = [rng.gauss(rng.uniform(-1, 1), 1) for _ in range(12)]
        llr = test.llr(len(values), sum(values), sum(value * value for value in values))
        assert llr == pytest.approx(likelihood(values, test.effect) - likelihood(values, 0), abs=0.01)


@pytest.mark.parametrize("model", ["pairs of games", "scores"])
def test_errors_are_seldom(model: str) -> None:
    """Where the first agent is even, or better by the effect, the other verdict is seldom; an agent that
    is much better is known soon."""
    rng = Random(3)
    test = Sprt()

    def values(effect: float) -> Iterator[float]:
        if model == "scores":
            while True:
                yield rng.gauss(7 * effect, 7)
        # Two games: a standard deviation of 0.5 by the square root of 2 for their mean.
        chance = 0.5 + effect * 0.354
        while True:
            yield (((rng.random() < chance) + (rng.random() < chance)) / 2) - 0.5

    for effect, wrong in ((0.0, Verdict.BETTER), (test.effect, Verdict.NOT_BETTER)):
        verdicts = Counter(test.run(islice(values(effect), 2000))[2] for _ in range(300))
        assert verdicts[wrong] <= 30, verdicts
        assert verdicts[Verdict.OPEN] == 0
    lengths = [test.run(islice(values(1.0), 500)) for _ in range(100)]
    assert {verdict for _, _, verdict in lengths} == {Verdict.BETTER}
    assert sum(count for count, _, _ in lengths) / 100 < 40


def test_values_that_never_differ() -> None:
    """All won decides in the end, and so does all lost; all even says nothing."""
    test = Sprt()
    assert test.run([0.5] * 100)[2] is Verdict.BETTER
    assert test.run([-0.5] * 100)[2] is Verdict.NOT_BETTER
    assert test.run([0.0] * 100) == (100, 0.0, Verdict.OPEN)
    assert test.run([]) == (0, 0.0, Verdict.OPEN)
    assert test.run([0.5] * 100)[0] >= test.least
