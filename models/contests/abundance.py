"""Abundance: stamps of the most, or second most, abundant color or theme.

Source: rulebook, contest family "second most abundant"; on a tie for first the tied number counts.
The printed example scores 4 for each stamp of the second most abundant color.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from stockbook.models.album.stamps import ATTRIBUTES, Filter, alike, numbers
from stockbook.models.contests.measure import PositionFreeMeasure
from stockbook.models.files.words import pick

if TYPE_CHECKING:
    from stockbook.models.album.bitboard import Bitboard, Grid
    from stockbook.models.album.stamps import Stamp
    from stockbook.models.placement.model import PlacementModel

#: What the number that counts weighs in the unit estimate, beside the mean of it and those before it.
ALMOST_ABUNDANT = 0.6


@dataclass(frozen=True)
class Abundance(PositionFreeMeasure):
    """One unit: a stamp of the ``rank``-th most abundant value of ``attribute``, color or theme."""

    rank: int
    attribute: str

    @classmethod
    def parse(cls, words: Sequence[str], rank: int) -> Abundance:
        return cls(rank, pick(words[0], ("color", "theme"), "attribute"))

    def __str__(self) -> str:
        return f"{('most', 'second')[self.rank - 1]} {self.attribute}"

    def among(self, stamps: Sequence[Stamp]) -> int:
        return sorted(numbers(stamps, self.attribute))[-self.rank]

    def shares(self, stamps: Sequence[Stamp]) -> list[tuple[int, ...]]:
        return [(i,) for i in sorted(alike(stamps, self.attribute), key=len)[-self.rank]]

    def visible_face(self, stamp: Stamp) -> str:
        return f"{self.attribute}: {getattr(stamp, self.attribute)}"

    def unit_estimate(self, grid: Grid) -> Callable[[Bitboard], float]:
        """The number that counts, and a little of those before it, which it may still overtake."""

        def estimate(board: Bitboard) -> float:
            first = sorted(numbers(board.fixed.stamps, self.attribute), reverse=True)[: self.rank]
            return ALMOST_ABUNDANT * first[-1] + (1 - ALMOST_ABUNDANT) * sum(first) / self.rank

        return estimate

    def encode(self, placement: PlacementModel) -> int:
        """At least ``rank`` values have this many stamps or more."""
        model = placement.model
        shown = [
            placement.number(Filter(self.attribute, value).matches) for value in ATTRIBUTES[self.attribute]
        ]
        units = model.new_int(0, sorted(model.bounds[number][1] for number in shown)[-self.rank])
        enough = [model.new_bool() for _ in shown]
        model.linear([(value, 1) for value in enough], self.rank, len(enough))
        for value, number in zip(enough, shown, strict=True):
            model.linear([(units, 1), (number, -1)], -model.bounds[number][1], 0, given=[value])
        return units
