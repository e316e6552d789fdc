"""Candidates compared on common samples: the mean of their differences, sample by sample."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

from stockbook.optimizer.sampling.intervals import Estimate, around, mean, minus


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

    Parameters
    ----------
    values
        Values of each candidate, in the order of the common samples.
    best
        The candidate with the highest mean.
    sure
        Points that each candidate brings whatever happens.
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
