"""Surrounded stamps: no empty space along their edges.

Source: rulebook, contest family "surrounded"; the edge of the mat counts as covered, diagonals do
not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.album.album import SIDE, Album, Cell
from stockbook.models.album.bitboard import Gap
from stockbook.models.contests.measure import (
    CompiledCount,
    CountKind,
    InductionUse,
    Measure,
    ProfileKind,
    SearchKind,
    Spaces,
)
from stockbook.models.placement.cp_model import TRUE

if TYPE_CHECKING:
    from stockbook.models.album.bitboard import Bitboard, FastCount, Grid, Spot
    from stockbook.models.placement.model import PlacementModel

#: What an open stamp is worth in the unit estimate at most.
ALMOST_SURROUNDED = 0.6
#: What a stamp that lacks 0, 1, 2, ... spaces around it is worth to a local search, of a unit.
NEARLY = [0.0, *(0.8 * (2 / 3) ** lacking for lacking in range(1, 25))]


@dataclass(frozen=True)
class Surrounded(Measure):
    """One unit: a stamp each of whose neighboring spaces is covered or off the album."""

    sees_only_sizes: ClassVar[bool] = True
    mirror_symmetric: ClassVar[bool] = True
    searches: ClassVar[tuple[SearchKind, ...]] = (SearchKind.SEPARATE_TILES, SearchKind.LINEAR_RELAXATION)
    induction: ClassVar[InductionUse] = InductionUse.ALONG
    profile_kind = ProfileKind.SURROUNDED
    units_per_stamp: ClassVar[float] = 0.5

    def __str__(self) -> str:
        return "surrounded"

    def units(self, album: Album) -> list[Spaces]:
        """The spaces of each surrounded stamp."""
        return [
            frozenset(stamp.cells())
            for stamp in album.stamps
            if all(outside not in album.empty for _, outside in stamp.borders())
        ]

    def fast_count(self, board: Bitboard) -> FastCount:
        """The stamps without an empty space around them."""
        done = sum(not border & board.empty for border in board.fixed.borders)
        open_yet = [border for border in board.fixed.borders if border & board.empty]

        def count(empty: int, spots: Sequence[Spot]) -> int:
            units = done
            for border in open_yet:
                if not border & empty:
                    units += 1
            for spot in spots:
                for border in spot.borders:
                    if not border & empty:
                        units += 1
            return units

        return count

    def compiled_count(self, board: Bitboard) -> CompiledCount:
        lacking = [border for border in board.fixed.borders if border & board.empty]
        done = len(board.fixed.borders) - len(lacking)
        return CompiledCount(CountKind.COVERED, done, tuple(lacking), of_new=True, lure=tuple(NEARLY))

    def gaps(self, board: Bitboard) -> list[Gap]:
        """The empty spaces around each stamp on the album that is not surrounded."""
        return [Gap(lacking) for border in board.fixed.borders if (lacking := border & board.empty)]

    def unit_estimate(self, grid: Grid) -> Callable[[Bitboard], float]:
        """Surrounded stamps, and the others by how much of their edge is covered."""
        return _unit_estimate

    def encode(self, placement: PlacementModel) -> int:
        return self._by_stamp(placement) if placement.separate_tiles else self._by_place(placement)

    def _by_stamp(self, placement: PlacementModel) -> int:
        """A boolean for each stamp; where it lies, the spaces around it are covered.

        Few booleans, about which a search of clauses learns much.
        """
        model, empty = placement.model, placement.empty
        surrounded = []
        fixed = [[spot] for spot in placement.stamps if spot.literal == TRUE]
        for spots in (*fixed, *placement.new_stamps(lambda stamp: True)):
            stamp = model.new_bool()
            model.clause([~stamp, *(spot.literal for spot in spots)])
            surrounded.append(stamp)
            for spot in spots:
                covered = [~empty[cell] for cell in spot.beside() if cell in empty]
                model.implies_all([stamp, spot.literal], covered)
        return model.count(surrounded, self.upper_bound(placement))

    def _by_place(self, placement: PlacementModel) -> int:
        """A boolean for each place of each stamp, and two rows for each unit of its edge.

        All stamps with this unit of edge cover the same space, so at most one of them is there: they
        share one "or the space outside is empty", and one "or a tile that ends here is the wall".
        """
        model, empty = placement.model, placement.empty
        surrounded = []
        open_to: dict[tuple[Cell, Cell], list[int]] = {}
        for spot in placement.stamps:
            half, borders = spot.other_half(), spot.placed.borders()
            outside = [border for border in borders if border[1] in empty and border[1] not in half]
            if any(not placement.covering.walls(*border) for border in outside):
                continue
            stamp = model.new_bool()
            model.clause([~stamp, spot.literal])
            surrounded.append(stamp)
            placement.depend(self, [spot.literal], [stamp])
            for border in outside:
                open_to.setdefault(border, []).append(stamp)
        for (inside, out), stamps in open_to.items():
            model.at_most_one([*stamps, empty[out]])
            walls = placement.covering.walls(inside, out)
            model.implies_any(stamps, walls)
            placement.depend(self, walls, stamps)
        return model.count(surrounded, self.upper_bound(placement))

    def upper_bound(self, placement: PlacementModel) -> int:
        """An upper bound on the surrounded stamps, whatever is placed where.

        On an album without tiles the stamps that others hide need enough of them at the outside;
        docs/solver.md has the argument.
        """
        sizes = [(stamp.width, stamp.height) for tile in placement.tiles for stamp in tile.stamps]
        if not placement.album.blank or placement.absent or not sizes:
            return placement.max_stamps
        if sum(map(max, sizes)) + max(map(min, sizes)) >= 2 * SIDE:
            return placement.max_stamps
        area = sum(width * height for width, height in sizes)
        least = next(
            number
            for number in range(1, len(sizes) + 1)
            for outer in combinations(sizes, number)
            if _room(outer) >= area or any(sum(lengths) >= SIDE for lengths in zip(*outer, strict=True))
        )
        return len(sizes) - least


def _unit_estimate(board: Bitboard) -> float:
    empty = board.empty
    found = 0.0
    for border in board.fixed.borders:
        open_ = border & empty
        if open_:
            found += ALMOST_SURROUNDED * (1 - open_.bit_count() / border.bit_count()) ** 2
        else:
            found += 1
    return found


def _room(outer: Sequence[tuple[int, int]]) -> int:
    """The spaces that stamps in a corner of the album cover at most, if only these are at the outside."""
    own = sum(width * height for width, height in outer)
    return own + sum(max(a[0] * b[1], b[0] * a[1]) for a, b in combinations(outer, 2))
