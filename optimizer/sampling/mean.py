"""Uncertain values: exact, between proved bounds, or the mean of samples with its 95 % interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

#: The least and the most that a value may be.
Interval: TypeAlias = "tuple[float, float]"


@dataclass(frozen=True)
class Mean:
    """A value: exact, between proved bounds, or averaged over samples.

    Parameters
    ----------
    value
        The exact value, the mean of the samples, or an estimate between the bounds.
    interval
        Proved bounds of the value, or the 95 % interval of the mean; None where the value is exact.
    samples
        Number of samples; 0 where nothing is sampled.
    """

    value: float
    interval: Interval | None = None
    samples: int = 0

    @classmethod
    def of(cls, values: Sequence[float], *, sampled: bool) -> Mean:
        """The mean of samples with its interval, even where all of them are equal; or of exact values."""
        mean, half = sum(values) / len(values), margin(values)
        return cls(mean, (mean - half, mean + half), len(values)) if sampled else cls(mean)

    @classmethod
    def within(cls, value: float, bounds: Interval) -> Mean:
        """Estimate a value from the best one found and its proved bounds; exact where the bounds meet.

        The estimate lies halfway between the lower bound and the value found, because of many values the best
        one is likely to be too high.
        """
        low, high = bounds
        if low >= high:
            return cls(value)
        return cls(value if math.isinf(low) else (low + value) / 2, bounds)

    @property
    def low(self) -> float:
        """The lower end of the interval; the value itself where it is exact."""
        return self.interval[0] if self.interval else self.value

    @property
    def high(self) -> float:
        """The upper end of the interval; the value itself where it is exact."""
        return self.interval[1] if self.interval else self.value

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def first_is_best(means: Sequence[Mean]) -> bool:
    """Tell whether no value can exceed the first one, by their intervals."""
    return all(mean.high <= means[0].low for mean in means[1:])


def margin(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of a mean, by Student's distribution (to two digits)."""
    free = len(values) - 1
    if free < 1:
        return 0.0
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / free
    return (1.96 + 2.4 / free + 3.6 / free**3) * math.sqrt(spread / len(values))
