"""95 % intervals of means and of ratios of means, from values that are independent of each other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean

LEVEL = 0.95


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval.

    Parameters
    ----------
    value
        The best guess.
    low, high
        The ends of the interval; None where there are too few values for one.
    """

    value: float
    low: float | None = None
    high: float | None = None

    def __str__(self) -> str:
        return self.text()

    def text(self, unit: str = "") -> str:
        """The value with its unit, and its interval, with one digit after the point."""
        if self.low is None or self.high is None:
            return f"{self.value:.1f}{unit}"
        return f"{self.value:.1f}{unit} ({self.low:.1f} to {self.high:.1f})"

    def percent(self, shift: float = 0.0) -> Estimate:
        """It and its interval in percent, moved by ``shift`` percent."""
        ends = (None if end is None else 100 * end + shift for end in (self.low, self.high))
        return Estimate(100 * self.value + shift, *ends)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of at least one value."""
    return ratio(values, [1.0] * len(values))


def ratio(above: Sequence[float], below: Sequence[float]) -> Estimate:
    """The sum of ``above`` by that of ``below``, which go together one by one.

    The interval is that of the delta method: the variance of what each pair of values adds to the ratio
    (Cochran, Sampling Techniques, ratio estimates).

    Raises
    ------
    ZeroDivisionError
        If ``below`` sums to 0.
    """
    count = len(above)
    value = math.fsum(above) / math.fsum(below)
    if count < 2:
        return Estimate(value)
    rest = math.fsum((a - value * b) ** 2 for a, b in zip(above, below, strict=True))
    reach = t_quantile(count - 1) * math.sqrt(rest / (count - 1) / count) / abs(fmean(below))
    return Estimate(value, value - reach, value + reach)


def share(above: Sequence[float], below: Sequence[float], most: float) -> Estimate:
    """A ratio that lies between 0 and 1, such as games won by games decided.

    Two further values, one all won and one all lost, keep the interval honest where all were won (the
    "plus four" rule of Agresti and Coull, by pairs).

    Parameters
    ----------
    above, below
        As for ``ratio``; where ``below`` sums to 0, nothing is known and the value is a half.
    most
        What one value of ``below`` can be.
    """
    wider = ratio([*above, most, 0.0], [*below, most, most])
    assert wider.low is not None
    assert wider.high is not None
    total = math.fsum(below)
    value = math.fsum(above) / total if total else 0.5
    return Estimate(value, max(0.0, min(value, wider.low)), min(1.0, max(value, wider.high)))


def t_quantile(freedom: int) -> float:
    """How many standard errors the interval of a mean reaches to each side (Student's t).

    Exact for 1 and 2 degrees of freedom, else by the expansion of Cornish and Fisher, to 0.2 %.
    """
    upper = (1 + LEVEL) / 2
    if freedom == 1:
        return math.tan(math.pi * (upper - 0.5))
    if freedom == 2:
        return (2 * upper - 1) / math.sqrt(2 * upper * (1 - upper))
    z: float = NormalDist().inv_cdf(upper)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / float(freedom) ** power for power, term in enumerate(terms, 1))
