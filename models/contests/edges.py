"""Complete edges: sides of the album whose spaces are all covered.

Source: rulebook, contest "Complete Edges"; its printed example scores 10 points each.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.album.album import Album, Cell, rectangle
from stockbook.models.album.bitboard import Gap
from stockbook.models.contests.measure import (
    CompiledCount,
    CountKind,
    InductionUse,
    Measure,
    ProfileKind,
    Spaces,
)

if TYPE_CHECKING:
    from stockbook.models.album.bitboard import Bitboard, FastCount, Grid
    from stockbook.models.placement.model import PlacementModel

#: What a side of the album is worth at most before it is complete, and what a gap of one space costs.
ALMOST_EDGE, EDGE_GAP = 0.8, 0.12


def sides(album: Album | Grid) -> list[list[Cell]]:
    """The spaces of the top, bottom, left and right edge."""
    width, height = album.width, album.height
    return [
        list(rectangle(0, 0, width, 1)),
        list(rectangle(0, height - 1, width, 1)),
        list(rectangle(0, 0, 1, height)),
        list(rectangle(width - 1, 0, 1, height)),
    ]


def _lines(grid: Grid) -> list[int]:
    """The board of each edge."""
    return [grid.bits(side) for side in sides(grid)]


@dataclass(frozen=True)
class Edges(Measure):
    """One unit: an edge of the album without an empty space."""

    sees_only_sizes: ClassVar[bool] = True
    mirror_symmetric: ClassVar[bool] = True
    induction: ClassVar[InductionUse] = InductionUse.BESIDE
    profile_kind = ProfileKind.EDGES
    units_per_stamp: ClassVar[float] = 0.22

    def __str__(self) -> str:
        return "edges"

    def units(self, album: Album) -> list[Spaces]:
        return [frozenset(side) for side in sides(album) if album.empty.isdisjoint(side)]

    def missing(self, album: Album) -> list[Spaces]:
        """The empty spaces of each side that is not complete."""
        return [gaps for side in sides(album) if (gaps := album.empty.intersection(side))]

    def fast_count(self, board: Bitboard) -> FastCount:
        """The sides without an empty space."""
        lines = _lines(board.grid)
        return lambda empty, spots: sum(not empty & line for line in lines)

    def compiled_count(self, board: Bitboard) -> CompiledCount:
        return CompiledCount(CountKind.COVERED, boards=tuple(_lines(board.grid)))

    def gaps(self, board: Bitboard) -> list[Gap]:
        """The empty spaces of each side that is not complete."""
        lines = [line & board.empty for line in _lines(board.grid)]
        return [Gap(line) for line in lines if line]

    def unit_estimate(self, grid: Grid) -> Callable[[Bitboard], float]:
        """Edges of the album by how much of them is covered, less for gaps of one space."""
        lines = _lines(grid)
        stride = grid.stride

        def estimate(board: Bitboard) -> float:
            empty = board.empty
            found = 0.0
            for number, line in enumerate(lines):
                open_ = empty & line
                if not open_:
                    found += 1
                    continue
                step = 1 if number < 2 else stride
                gaps = open_ & ~(open_ << step) & ~(open_ >> step)
                share = 1 - open_.bit_count() / line.bit_count()
                found += ALMOST_EDGE * share**1.5 - EDGE_GAP * gaps.bit_count()
            return found

        return estimate

    def encode(self, placement: PlacementModel) -> int:
        model = placement.model
        complete = []
        for side in sides(placement.album):
            edge = model.new_bool()
            complete.append(edge)
            open_ = [cell for cell in side if cell in placement.empty]
            model.implies_all([edge], [~placement.empty[cell] for cell in open_])
            for cell in open_:
                placement.depend(self, placement.covering.of(cell), [edge])
        return model.count(complete, len(complete))
