"""Counts: stamps that match a filter.

Source: rulebook, contest family "count" (canceled, faded, rare, a color, a theme, a size, a shape).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.album import Album
from stockbook.models.filters import Filter

if TYPE_CHECKING:
    from stockbook.models.bitboard import Bitboard, QuickCount
    from stockbook.models.placement import PlacementModel
    from stockbook.models.stamps import Stamp


@dataclass(frozen=True)
class Count:
    """One unit: a stamp in the album that matches the filter."""

    spatial: ClassVar[bool] = False
    filter: Filter

    @classmethod
    def parse(cls, words: Sequence[str]) -> Count:
        return cls(Filter.parse(words[0]))

    def __str__(self) -> str:
        return f"count {self.filter}"

    def count(self, album: Album) -> int:
        return self.among([placed.stamp for placed in album.stamps])

    def among(self, stamps: Sequence[Stamp]) -> int:
        """Units in an album with these stamps."""
        return sum(map(self.filter.matches, stamps))

    def separate(self, stamp: Stamp) -> bool:
        """It matters which tiles are placed, not where."""
        return False

    def quick(self, board: Bitboard) -> QuickCount:
        """The stamps alone."""
        fixed = board.fixed.stamps
        return lambda empty, spots: self.among(sum((spot.stamps for spot in spots), fixed))

    def encode(self, grid: PlacementModel) -> int:
        return grid.number(self.filter.matches)
