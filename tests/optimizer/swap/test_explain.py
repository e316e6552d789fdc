"""A row of an answer beside the best one."""

from __future__ import annotations

from math import inf

import pytest

from stockbook.models.stampswap.position import Position
from stockbook.optimizer.sampling.intervals import Estimate, mean
from stockbook.optimizer.swap.answer import ChoiceAdvice, ChoiceRow
from stockbook.optimizer.swap.explain import RowExplanation


def explanation(best: ChoiceRow, move: ChoiceRow) -> RowExplanation:
    """An answer of two piles, with the second one as the move."""
    advice = ChoiceAdvice(
        Position(1, ()), proved=True, certain=True, best_proved=True, seconds=None, seed=0, workers=1,
        interrupted=False, rows=(best, move),
    )  # fmt: skip
    return RowExplanation(advice, move)


def test_samples_are_compared_one_by_one() -> None:
    """The interval is that of the differences, far narrower than those of the values."""
    best, move = (1.0, 9.0, 5.0, 7.0), (0.0, 8.5, 4.0, 6.5)
    found = explanation(ChoiceRow(1, 0, mean(best), best), ChoiceRow(1, 1, mean(move), move))
    assert found.difference == mean([1.0, 0.5, 1.0, 0.5])
    assert found.difference.ends[0] > 0 > mean(best).ends[0] - mean(move).ends[1]
    one = explanation(ChoiceRow(1, 0, mean(best[:1]), best[:1]), ChoiceRow(1, 1, mean(move[:1]), move[:1]))
    assert one.difference.few


@pytest.mark.parametrize(
    ("best", "move", "difference"),
    [
        (Estimate(5), Estimate(3), Estimate(2)),
        (Estimate(5, 4, 7), Estimate(3), Estimate(2, 1, 4)),
        (Estimate(5), Estimate(3, 2, 6), Estimate(2, -1, 3)),
        (Estimate(5), Estimate(3, -inf, inf), Estimate(2, -inf, inf)),
    ],
)
def test_bounds_of_values_bound_the_difference(best: Estimate, move: Estimate, difference: Estimate) -> None:
    """Without samples it is exact where both values are, and else as far apart as the bounds allow."""
    assert explanation(ChoiceRow(1, 0, best), ChoiceRow(1, 1, move)).difference == difference


def test_the_best_row_gives_nothing_away() -> None:
    """Exactly nothing, however rough its value is."""
    points = (1.0, 2.0)
    best = ChoiceRow(1, 0, mean(points), points)
    assert explanation(best, best).difference == Estimate(0.0)
