"""A sequential test: is the first agent better, asked after every pair, with errors of at most 5 %.

The values are those of pairs, of games with the same deal: their five possible scores in a game of two
(the pentanomial model), or the difference of two scores. Their spread is not known beforehand, so the
hypotheses are about the mean in units of it: 0 against ``effect``. What decides is the likelihood ratio
of the two, each with the spread that suits it best (a generalized sequential probability ratio test).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Verdict(StrEnum):
    """The verdict of the test."""

    BETTER = "better"
    NOT_BETTER = "not better"
    OPEN = "open"


@dataclass(frozen=True)
class Sprt:
    """The sequential probability ratio test.

    Parameters
    ----------
    effect
        Mean of a pair, in standard deviations of a pair, from which on the first agent counts as better.
    error
        Probability that either verdict is wrong.
    least
        Number of pairs before the first verdict: with very few, their spread is not known.
    """

    effect: float = 0.25
    error: float = 0.05
    least: int = 10

    @property
    def bound(self) -> float:
        """The logarithm of the likelihood ratio that decides, up or down (Wald)."""
        return math.log((1 - self.error) / self.error)

    def verdict(self, count: int, llr: float) -> Verdict:
        """The verdict for a logarithm of the likelihood ratio after a number of pairs."""
        if count < self.least or abs(llr) < self.bound:
            return Verdict.OPEN
        return Verdict.BETTER if llr > 0 else Verdict.NOT_BETTER

    def run(self, values: Iterable[float]) -> tuple[int, float, Verdict]:
        """Take values, 0 where the agents are even, until the test decides or they end.

        Returned are the number of values taken, and the logarithm of the likelihood ratio and the verdict
        after them.
        """
        count, total, squares, llr = 0, 0.0, 0.0, 0.0
        for value in values:
            count += 1
            total += value
            squares += value * value
            llr = self.llr(count, total, squares)
            verdict = self.verdict(count, llr)
            if verdict is not Verdict.OPEN:
                return count, llr, verdict
        return count, llr, Verdict.OPEN

    def llr(self, count: int, total: float, squares: float) -> float:
        """The logarithm of the likelihood ratio of normal values, given their number, sum and squares."""
        if not squares:
            return 0.0
        mean, square = total / count, squares / count
        return count * (_best(mean, square, self.effect) - _best(mean, square, 0.0))


def _best(mean: float, square: float, effect: float) -> float:
    """The logarithm of the likelihood of a value, on average and up to a constant, if the mean is ``effect``
    standard deviations and the deviation 1/u is the one that suits the values best."""
    slope = mean * effect
    u = (slope + math.sqrt(slope * slope + 4 * square)) / (2 * square)
    return math.log(u) - square * u * u / 2 + slope * u - effect * effect / 2
