"""The classes of decisions, by the points that they give away."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from stockbook.models.games.registry import SEASON
from stockbook.optimizer.sampling.intervals import Estimate


class DecisionClass(StrEnum):
    """The class of a decision."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


#: The most points that a good decision gives away, an inaccuracy and a mistake, in each game. Of
#: the greedy agent's decisions that give something away, about a half, four fifths and nineteen twentieths
#: are below them (``python -m benchmarks.reviews --limits``; from few games, so rounded).
LIMITS: Mapping[str, tuple[float, float, float]] = {
    "stampswap": (1.0, 2.0, 6.0),
    "pinzetta": (5.0, 10.0, 20.0),
    "stamps": (2.0, 4.0, 8.0),
    "stamp-albums": (3.0, 6.0, 10.0),
}


def class_of(game: str, lost: Estimate) -> DecisionClass:
    """The class of a decision of a game that gives away so many points.

    One that may be as good as the best, by the interval, is at most an inaccuracy.
    """
    if not lost.value:
        return DecisionClass.BEST
    good, inaccuracy, mistake = LIMITS[game.removesuffix(SEASON)]
    if lost.value <= good:
        return DecisionClass.GOOD
    if lost.value <= inaccuracy or lost.ends[0] <= 0:
        return DecisionClass.INACCURACY
    return DecisionClass.MISTAKE if lost.value <= mistake else DecisionClass.BLUNDER
