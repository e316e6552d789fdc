"""Counts: stamps that match a filter.

Source: rulebook, contest family "count" (canceled, faded, rare, a color, a theme, a size, a shape).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from stockbook.models.album.stamps import Filter
from stockbook.models.contests.measure import PositionFreeMeasure

if TYPE_CHECKING:
    from stockbook.models.album.stamps import Stamp
    from stockbook.models.placement.model import PlacementModel


@dataclass(frozen=True)
class Count(PositionFreeMeasure):
    """One unit: a stamp in the album that matches the filter."""

    filter: Filter

    @classmethod
    def parse(cls, words: Sequence[str]) -> Count:
        return cls(Filter.parse(words[0]))

    def __str__(self) -> str:
        return f"count {self.filter}"

    def among(self, stamps: Sequence[Stamp]) -> int:
        return sum(map(self.filter.matches, stamps))

    def shares(self, stamps: Sequence[Stamp]) -> list[tuple[int, ...]]:
        return [(i,) for i, stamp in enumerate(stamps) if self.filter.matches(stamp)]

    def visible_face(self, stamp: Stamp) -> str:
        return f"{self.filter}: {self.filter.matches(stamp)}"

    def encode(self, placement: PlacementModel) -> int:
        return placement.number(self.filter.matches)
