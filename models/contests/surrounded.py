"""Surrounded stamps: no empty space along their edges.

Source: rulebook, contest family "surrounded"; the edge of the mat counts as covered, diagonals do
not matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.album.album import SIDE, Album, Cell
from stockbook.models.placement.cp_model import TRUE

if TYPE_CHECKING:
    from stockbook.models.album.bitboard import Bitboard, FastCount, Spot
    from stockbook.models.album.stamps import Stamp
    from stockbook.models.placement.model import PlacementModel


@dataclass(frozen=True)
class Surrounded:
    """One unit: a stamp each of whose neighboring spaces is covered or off the album."""

    spatial: ClassVar[bool] = True

    def __str__(self) -> str:
        return "surrounded"

    def count(self, album: Album) -> int:
        return sum(
            all(outside not in album.empty for _, outside in stamp.borders()) for stamp in album.stamps
        )

    def interchange_key(self, stamp: Stamp) -> None:
        """Only sizes matter."""

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

    def encode(self, grid: PlacementModel) -> int:
        return self._by_stamp(grid) if grid.apart else self._by_place(grid)

    def _by_stamp(self, grid: PlacementModel) -> int:
        """A boolean for each stamp; where it lies, the spaces around it are covered.

        Few booleans, about which a search of clauses learns much.
        """
        model = grid.model
        surrounded = []
        fixed = [[spot] for spot in grid.stamps if spot.literal == TRUE]
        for spots in (*fixed, *grid.new_stamps(lambda stamp: True)):
            stamp = model.new_bool()
            model.clause([~stamp, *(spot.literal for spot in spots)])
            surrounded.append(stamp)
            ends: dict[tuple[Cell, Cell], list[int]] = {}
            for spot in spots:
                for border in spot.placed.borders():
                    if border[1] in grid.empty and border[1] not in spot.tile_cells:
                        ends.setdefault(border, []).append(spot.literal)
            for (_, out), there in ends.items():
                model.linear([(stamp, 1), (grid.empty[out], 1), *((literal, 1) for literal in there)], 0, 2)
        return model.count(surrounded, self.most(grid))

    def _by_place(self, grid: PlacementModel) -> int:
        """A boolean for each place of each stamp, and two rows for each unit of its edge.

        All stamps with this unit of edge cover the same space, so at most one of them is there: they
        share one "or the space outside is empty", and one "or a tile that ends here is the wall".
        """
        model = grid.model
        surrounded = []
        open_to: dict[tuple[Cell, Cell], list[int]] = {}
        for spot in grid.stamps:
            outside = [
                border
                for border in spot.placed.borders()
                if border[1] in grid.empty and border[1] not in spot.tile_cells
            ]
            if any(not grid.walls(*border) for border in outside):
                continue
            stamp = model.new_bool()
            model.clause([~stamp, spot.literal])
            surrounded.append(stamp)
            grid.depend(self, [spot.literal], [stamp])
            for border in outside:
                open_to.setdefault(border, []).append(stamp)
        for (inside, out), stamps in open_to.items():
            model.at_most_one([*stamps, grid.empty[out]])
            walls = grid.walls(inside, out)
            model.linear([*((s, 1) for s in stamps), *((wall, -1) for wall in walls)], -len(walls), 0)
            grid.depend(self, walls, stamps)
        return model.count(surrounded, self.most(grid))

    def most(self, grid: PlacementModel) -> int:
        """No more stamps than this are surrounded, whatever is placed where.

        On an album without tiles the stamps that others hide need enough of them at the outside;
        docs/solver.md has the argument.
        """
        sizes = [(stamp.width, stamp.height) for tile in grid.tiles for stamp in tile.stamps]
        if not grid.album.blank or grid.gone or not sizes:
            return grid.most_stamps
        if sum(map(max, sizes)) + max(map(min, sizes)) >= 2 * SIDE:
            return grid.most_stamps
        area = sum(width * height for width, height in sizes)
        least = next(
            number
            for number in range(1, len(sizes) + 1)
            for outer in combinations(sizes, number)
            if _room(outer) >= area or any(sum(lengths) >= SIDE for lengths in zip(*outer, strict=True))
        )
        return len(sizes) - least


def _room(outer: Sequence[tuple[int, int]]) -> int:
    """The spaces that stamps in a corner of the album cover at most, if only these are at the outside."""
    own = sum(width * height for width, height in outer)
    return own + sum(max(a[0] * b[1], b[0] * a[1]) for a, b in combinations(outer, 2))
