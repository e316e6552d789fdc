"""A decision beside the best one, in games in which both are compared as texts with a few numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from stockbook.models.play.goal import AnswerForm
from stockbook.optimizer.sampling.intervals import Estimate

#: A label, the points of the move, and those of the best one; None where a line is missing.
Row = tuple[str, float | None, float | None]


@dataclass(frozen=True)
class Comparison:
    """A decision beside the best one."""

    form: ClassVar[AnswerForm] = AnswerForm.COMPARISON
    #: The decision and the best one as text.
    move: str
    best: str
    #: The points that the decision gives away, never below 0: exact, between proved bounds, or a mean over
    #: common samples with its interval; ``few`` where time was too short to know them.
    lost: Estimate
    #: The values of both, line by line.
    rows: tuple[Row, ...] = ()
    #: Whether these values are exact, and not means over samples.
    certain: bool = False


def not_below_0(lost: Estimate) -> Estimate:
    """Points given away as they are told: neither they nor the ends of their interval are below 0."""
    low, high = (None if end is None else max(0.0, end) for end in (lost.low, lost.high))
    return Estimate(max(0.0, lost.value), low, high, lost.samples, lost.few)
