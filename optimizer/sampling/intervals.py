"""Values with the interval that they lie in: proved bounds, or 95 % intervals of means and their ratios.

Candidates are compared on common samples, by the mean of their differences.

Samples have to be independent of each other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import Protocol, TypeAlias

#: The least and the most that a value may be.
Interval: TypeAlias = tuple[float, float]
#: Where nothing is proved.
UNBOUNDED: Interval = -math.inf, math.inf

#: The share of the way from a proved lower bound to the value found at which a value is estimated. With less,
#: moves lose of which little is proved yet; with more, one whose value is too high by mistake stays first.
FOUND_SHARE = 0.7

#: How often an interval holds the true value.
LEVEL = 0.95
#: Fewest samples of an expectation: the interval of two reaches 9 times as far as their standard deviation.
FEWEST = 4
#: Parabolas of an integral by Simpson's rule, and steps of Newton's method: enough for eight digits.
PARABOLAS, STEPS = 32, 8


@dataclass(frozen=True)
class Estimate:
    """A value: exact, between proved bounds, or the mean of samples with its 95 % interval.

    Parameters
    ----------
    value
        The exact value, the mean of the samples, or an estimate between the bounds.
    low, high
        The bounds, or the ends of the 95 % interval; None where the value is exact, and where it is that of a
        single sample, which has no interval.
    samples
        Number of samples; 0 where nothing is sampled.
    few
        Whether samples decide and there are fewer than ``FEWEST``: nothing is expected.
    """

    value: float
    low: float | None = None
    high: float | None = None
    samples: int = 0
    few: bool = False

    def __str__(self) -> str:
        return self.text()

    def text(self, unit: str = "", form: str = ".1f") -> str:
        """The value with its unit, and its interval where that says more; numbers in a format of Python."""
        interval = self.interval(form)
        return f"{self.value:{form}}{unit}{f' ({interval})' * bool(interval)}"

    def interval(self, form: str = ".1f", dash: str = " to ") -> str:
        """The ends of its interval in words; empty where it has none, or they are written alike."""
        low, high = (f"{end:{form}}" for end in self.ends)
        return "" if float(low) == float(high) else f"{low}{dash}{high}"

    @property
    def exact(self) -> bool:
        """Whether the value is exact."""
        return not (self.samples or self.few) and self.low is None

    @property
    def ends(self) -> Interval:
        """The ends of its interval; the value itself where it has none."""
        return (
            self.value if self.low is None else self.low,
            self.value if self.high is None else self.high,
        )

    @property
    def margin(self) -> float | None:
        """Half of the width of the interval; None where there is no interval."""
        return None if self.low is None or self.high is None else (self.high - self.low) / 2

    def percent(self, shift: float = 0.0) -> Estimate:
        """It and its interval in percent, moved by ``shift`` percent."""
        low, high = (None if end is None else 100 * end + shift for end in (self.low, self.high))
        return Estimate(100 * self.value + shift, low, high, self.samples)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of at least one sample."""
    value, reach = fmean(values), margin(values)
    return around(value, reach, len(values))


def around(value: float, margin: float | None, samples: int) -> Estimate:
    """An estimate whose interval reaches as far to each side; without one if ``margin`` is None."""
    if margin is None:
        return Estimate(value, samples=samples, few=True)
    return Estimate(value, value - margin, value + margin, samples, few=samples < FEWEST)


def between(value: float, bounds: Interval) -> Estimate:
    """Estimate a value from the best one found and its proved bounds; exact where the bounds meet.

    The estimate lies between the lower bound and the value found (``FOUND_SHARE``), because of many values
    the best one is likely to be too high.
    """
    low, high = bounds
    if low >= high:
        return Estimate(value)
    value = min(max(value, low), high)
    return Estimate(value if math.isinf(low) else low + FOUND_SHARE * (value - low), low, high)


def minus(first: Estimate, second: Estimate) -> Estimate:
    """The difference of two values that are exact or lie between bounds."""
    value = first.value - second.value
    if first.exact and second.exact:
        return Estimate(value)
    return Estimate(value, first.ends[0] - second.ends[1], first.ends[1] - second.ends[0])


def as_good(values: Sequence[Estimate]) -> list[int]:
    """The numbers of those values after the first, the best, whose intervals overlap with that of it.

    Exact values are told apart. Of too few samples, and without a least value, nothing is known.
    """
    first = values[0]
    low, high = first.ends
    return [
        number
        for number, each in enumerate(values)
        if number
        and not (each.few or first.few or (each.exact and first.exact))
        and -math.inf < min(low, each.ends[0])
        and each.ends[0] <= high
        and each.ends[1] >= low
    ]


def possible_regret(estimates: Sequence[Estimate]) -> float:
    """The most by which another value may exceed the first one, by their bounds; 0 where none can."""
    first, *others = estimates
    return max(0.0, *(each.ends[1] - first.ends[0] for each in others)) if others else 0.0


def known_within(values: Sequence[float], width: float) -> bool:
    """Whether the interval of a mean reaches no more than ``width`` to each side."""
    reach = margin(values)
    return reach is not None and reach <= width


def margin(values: Sequence[float]) -> float | None:
    """Half of the width of the interval of a mean; None for a single sample."""
    error = standard_error(values)
    return None if error is None else t_quantile(len(values) - 1) * error


def standard_error(values: Sequence[float]) -> float | None:
    """The standard error of a mean; None for a single sample."""
    count = len(values)
    if count < 2:
        return None
    middle = fmean(values)
    return math.sqrt(math.fsum((value - middle) ** 2 for value in values) / (count - 1) / count)


def ratio(above: Sequence[float], below: Sequence[float]) -> Estimate:
    """The sum of ``above`` by that of ``below``, which go together one by one.

    The interval is that of the delta method: the variance of what each pair of values adds to the ratio
    (Cochran, Sampling Techniques, ratio estimates).

    Raises ``ZeroDivisionError`` if ``below`` sums to 0.
    """
    count = len(above)
    value = math.fsum(above) / math.fsum(below)
    if count < 2:
        return Estimate(value, samples=count)
    rest = math.fsum((a - value * b) ** 2 for a, b in zip(above, below, strict=True))
    reach = t_quantile(count - 1) * math.sqrt(rest / (count - 1) / count) / abs(fmean(below))
    return around(value, reach, count)


def share(above: Sequence[float], below: Sequence[float], most: float) -> Estimate:
    """A ratio that lies between 0 and 1, such as games won by games decided.

    Two further values, one all won and one all lost, keep the interval honest where all were won (the
    "plus four" rule of Agresti and Coull, by pairs).

    Where ``below`` sums to 0, nothing is known and the value is a half; ``most`` is the most that one value
    of it can be.
    """
    wider = ratio([*above, most, 0.0], [*below, most, most])
    assert wider.low is not None
    assert wider.high is not None
    total = math.fsum(below)
    value = math.fsum(above) / total if total else 0.5
    low, high = max(0.0, min(value, wider.low)), min(1.0, max(value, wider.high))
    return Estimate(value, low, high, len(above))


@cache
def t_quantile(freedom: int) -> float:
    """The number of standard errors that the interval of a mean reaches to each side.

    It is the quantile of Student's t. With t = sqrt(freedom) * tan(angle), the density of the angle is a
    power of its cosine: it is integrated, and the angle found where the integral is ``LEVEL``. The integral
    is concave, so Newton's method from 0 only ever rises towards it.

    The degrees of freedom are one less than there are values.
    """
    power = freedom - 1
    scale = 2 / math.sqrt(math.pi) * math.exp(math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2))
    angle = 0.0
    for _ in range(STEPS):
        width = angle / (2 * PARABOLAS)
        heights = [math.cos(i * width) ** power for i in range(2 * PARABOLAS + 1)]
        inside = (heights[0] + 4 * sum(heights[1::2]) + 2 * sum(heights[2:-1:2]) + heights[-1]) * width / 3
        angle += (LEVEL / scale - inside) / heights[-1]
    return math.sqrt(freedom) * math.tan(angle)


class Candidate(Protocol):
    """A move with its value, which may come from samples."""

    @property
    def value(self) -> Estimate:
        """Its points: exact, between bounds, or a mean over samples."""

    @property
    def points(self) -> tuple[float, ...]:
        """Its value in each sample, common to all candidates; empty where nothing is sampled."""


def best_with_evidence(values: Sequence[Sequence[float]], best: int, sure: Sequence[float]) -> int:
    """The best candidate, or one with more sure points that the common samples do not show to be worse.

    ``values`` are in the order of the common samples, ``best`` is the candidate with the highest mean,
    ``sure`` are the points that each brings whatever happens.
    """

    def in_doubt(candidate: int) -> bool:
        common = differences(values[best], values[candidate])
        low = mean(common).low if common else None
        return low is None or low <= 0

    safer = [each for each in range(len(values)) if sure[each] > sure[best] and in_doubt(each)]
    return max(safer, key=lambda each: (sure[each], sum(values[each])), default=best)


def differences(first: Sequence[float], second: Sequence[float]) -> list[float]:
    """The differences of two candidates' values, on the samples that both were evaluated on."""
    return [a - b for a, b in zip(first, second, strict=False)]


def paired_difference(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """The mean difference of two candidates' values, on the samples that both were evaluated on."""
    common = differences(first, second)
    return mean(common) if common else Estimate(0.0, few=True)


def points_given_away(best: Candidate, other: Candidate) -> Estimate:
    """The points that a candidate brings less than the best one: on the same samples, where there are any."""
    if other is best:
        return Estimate(0.0)
    if best.points or best.value.few:
        return paired_difference(best.points, other.points)
    return minus(best.value, other.value)


def paired_estimate(best: Sequence[float], other: Sequence[float]) -> Estimate:
    """The value of a candidate that was evaluated on the first of the best candidate's samples only.

    Its difference to the best on the same samples is known better than its own mean.
    """
    if len(other) == len(best):
        return mean(other)
    top, behind = mean(best), mean(differences(other, best))
    if top.margin is None or behind.margin is None:
        return around(top.value + behind.value, None, len(other))
    return around(top.value + behind.value, math.hypot(top.margin, behind.margin), len(other))
