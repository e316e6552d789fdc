"""The value of looking at a face-down item of the pool before selecting: what the best choice gains by it."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.stampswap.collect_phase import CollectPhase
from stockbook.optimizer.stampswap.pool_samples import PoolSample

#: Most faces of an item that are looked at, and samples of all else with each of them.
FACES, ELSEWHERE = 48, 8
#: The gains of selecting each item, one row a sample.
Gains = Sequence[Sequence[float]]


def look_gains(
    phase: CollectPhase,
    samples: Sequence[PoolSample],
    items: Sequence[int],
    selected: int,
    budget: SearchBudget,
    *,
    alone: bool,
) -> list[list[float]]:
    """Return the points that a look at each item brings, for one face after the other.

    The faces are those of the samples, each with what is not seen elsewhere from other samples: half of these
    choose the item to select, the other half says what that brings, since the best of several means is likely
    to be too high. So the value of a look is too low rather than too high, by choices that more samples would
    make better.

    Parameters
    ----------
    phase
        The rest of the Collect Phase.
    samples
        Samples of the pool, at least one.
    items
        The items that may be looked at.
    selected
        The item that is selected without a look.
    budget
        The time; one face is looked at in any case.
    alone
        Whether nothing but the face of one item is unseen.
    """
    found: list[list[float]] = [[] for _ in items]
    longest = 0.0
    for number, seen in enumerate(samples if alone else samples[:FACES]):
        if number and not budget.enough_for(longest):
            break
        before = budget.used
        others = [seen] if alone else [*samples[number + 1 :], *samples[:number]][:ELSEWHERE] or [seen]
        for item, gains in zip(items, found, strict=True):
            gains.append(_gain([phase.gains(*_with_face(each, seen, item)) for each in others], selected))
        longest = max(longest, budget.used - before)
    return found


def _with_face(sample: PoolSample, seen: PoolSample, item: int) -> tuple[Gains, Gains]:
    """The points of a sample, with those of one item from another sample."""
    owned = [
        [*row[:item], face[item], *row[item + 1 :]]
        for row, face in zip(sample.owned, seen.owned, strict=True)
    ]
    return owned, sample.drawn


def _gain(gains: Gains, selected: int) -> float:
    """The points by which the best item after a look is better than the one selected without it."""
    if len(gains) == 1:
        return max(gains[0]) - gains[0][selected]
    halves = gains[::2], gains[1::2]
    return fmean(_gain_by(*each, selected) for each in (halves, halves[::-1]))


def _gain_by(choosing: Gains, counted: Gains, selected: int) -> float:
    means = [fmean(column) for column in zip(*choosing, strict=True)]
    best = means.index(max(means))
    return fmean(row[best] - row[selected] for row in counted)
