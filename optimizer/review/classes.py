"""The classes of decisions, by the points that they give away."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from stockbook.optimizer.sampling.intervals import Estimate


class DecisionClass(StrEnum):
    """The class of a decision."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


#: The most points that a good decision gives away, an inaccuracy and a mistake. Of the greedy agent's
#: decisions that give something away, about a half, four fifths and nineteen twentieths are below those of a
#: game (``python -m benchmarks.reviews --limits``; from few games, so rounded).
ClassLimits: TypeAlias = tuple[float, float, float]


def class_of(limits: ClassLimits, lost: Estimate) -> DecisionClass:
    """The class of a decision that gives away so many points, by the limits of its game.

    One that may be as good as the best, by the interval, is at most an inaccuracy.
    """
    if not lost.value:
        return DecisionClass.BEST
    good, inaccuracy, mistake = limits
    if lost.value <= good:
        return DecisionClass.GOOD
    if lost.value <= inaccuracy or lost.ends[0] <= 0:
        return DecisionClass.INACCURACY
    return DecisionClass.MISTAKE if lost.value <= mistake else DecisionClass.BLUNDER
