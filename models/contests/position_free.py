"""Measures that see which stamps are in an album, and not where they lie."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.contests.measure import Measure, Spaces

if TYPE_CHECKING:
    from stockbook.models.album.album import Album
    from stockbook.models.album.bitboard import Bitboard, FastCount
    from stockbook.models.album.stamps import Stamp


class PositionFreeMeasure(Measure):
    """A measure of the stamps alone. More stamps never make fewer units."""

    spatial: ClassVar[bool] = False
    mirror_symmetric: ClassVar[bool] = True

    @abstractmethod
    def among(self, stamps: Sequence[Stamp]) -> int:
        """Units in an album with these stamps."""

    @abstractmethod
    def shares(self, stamps: Sequence[Stamp]) -> list[tuple[int, ...]]:
        """The numbers of the stamps that make each unit, from 0."""

    def units(self, album: Album) -> list[Spaces]:
        """The spaces of the stamps of each unit."""
        shares = self.shares([placed.stamp for placed in album.stamps])
        return [frozenset(cell for i in share for cell in album.stamps[i].cells()) for share in shares]

    def count(self, album: Album) -> int:
        return self.among([placed.stamp for placed in album.stamps])

    def interchange_key(self, stamp: Stamp) -> None:
        """It matters which tiles are placed, not where."""
        return

    def fast_count(self, board: Bitboard) -> FastCount:
        """The stamps wherever they lie."""
        fixed = board.fixed.stamps
        return lambda empty, spots: self.among(sum((spot.stamps for spot in spots), fixed))
