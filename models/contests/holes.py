"""Holes: empty regions of exactly one space (1x1) or two (1x2).

Source: rulebook, contest family "holes"; the printed example scores 3 for each 1x2 hole.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.album.album import Album, Cell, neighbors
from stockbook.models.album.bitboard import Bitboard
from stockbook.models.contests.measure import (
    CompiledCount,
    CountKind,
    InductionUse,
    Measure,
    ProfileKind,
    SearchKind,
    Spaces,
)
from stockbook.models.contests.packing_bounds import two_holes_short
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.files.words import pick
from stockbook.models.placement.places import sizes_of

if TYPE_CHECKING:
    from stockbook.models.album.bitboard import FastCount, Grid, Spot
    from stockbook.models.placement.model import PlacementModel

#: The spaces around a space, clockwise from the one above.
AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))

#: What an empty space with just one more beside it is worth in the unit estimate.
ALMOST_HOLE = 0.3


@dataclass(frozen=True)
class Holes(Measure):
    """One unit: an empty region of exactly ``spaces`` spaces, 1 or 2."""

    sees_only_sizes: ClassVar[bool] = True
    mirror_symmetric: ClassVar[bool] = True
    induction: ClassVar[InductionUse] = InductionUse.PAYS
    units_per_stamp: ClassVar[float] = 0.15
    spaces: int

    @property
    def searches(self) -> tuple[SearchKind, ...]:
        if self.spaces == 2:
            return (SearchKind.LINEAR_RELAXATION,)
        return SearchKind.LINEAR_RELAXATION, SearchKind.SEPARATE_TILES

    @property
    def profile_kind(self) -> ProfileKind:
        return ProfileKind.SINGLE_HOLES if self.spaces == 1 else ProfileKind.DOUBLE_HOLES

    @classmethod
    def parse(cls, words: Sequence[str]) -> Holes:
        return cls(int(pick(words[0], ("1x1", "1x2"), "hole")[-1]))

    def __str__(self) -> str:
        return f"holes 1x{self.spaces}"

    def units(self, album: Album) -> list[Spaces]:
        return [region for region in album.empty_regions if len(region) == self.spaces]

    def fast_count(self, board: Bitboard) -> FastCount:
        """The empty spaces, or pairs of them, with no other empty space beside them."""
        down = board.grid.stride

        def single(empty: int, spots: Sequence[Spot]) -> int:
            return (empty & ~(empty << 1 | empty >> 1 | empty << down | empty >> down)).bit_count()

        def pair(empty: int, spots: Sequence[Spot]) -> int:
            left, right, above, below = empty << 1, empty >> 1, empty << down, empty >> down
            level = empty & right & ~(left | empty >> 2 | above | below | above >> 1 | below >> 1)
            upright = empty & below & ~(above | below >> down | left | right | left >> down | right >> down)
            return level.bit_count() + upright.bit_count()

        return single if self.spaces == 1 else pair

    def compiled_count(self, board: Bitboard) -> CompiledCount:
        return CompiledCount(CountKind.HOLES, spaces=self.spaces)

    def unit_estimate(self, grid: Grid) -> Callable[[Bitboard], float]:
        """Holes, and some of each empty space with just one more beside it."""
        count = self.fast_count(Bitboard(grid, grid.spaces))
        per_hole, per_end = (1.0, ALMOST_HOLE) if self.spaces == 1 else (1 - ALMOST_HOLE, ALMOST_HOLE / 2)
        return lambda board: per_hole * count(board.empty, (board.fixed,)) + per_end * _dead_ends(board)

    def encode(self, placement: PlacementModel) -> int:
        """A boolean for each place of a hole and each way to wall it, with the rows that it makes impossible.

        A hole needs a wall at each unit of its edge: a tile that covers the space outside and not
        the one inside. Holes are no neighbors, and no tile lies across a wall.
        """
        model = placement.model
        pinwheels = self.spaces == 1 and sum(tile.width == 1 for tile in placement.tiles) < 2
        ways = _Pinwheels(placement).ways if pinwheels else lambda cell: [[]]
        on: dict[Cell, list[int]] = {}
        needing: dict[tuple[Cell, Cell], list[int]] = {}
        for cells in self._places(placement):
            outside = [
                (inside, out)
                for inside in cells
                for out in neighbors(inside)
                if out not in cells and out in placement.empty
            ]
            if any(not placement.covering.walls(*border) for border in outside):
                continue
            for rows in ways(cells[0]):
                hole = model.new_bool()
                for row in rows:
                    model.implies_any([hole], row)
                for cell in cells:
                    on.setdefault(cell, []).append(hole)
                for border in outside:
                    needing.setdefault(border, []).append(hole)
        for cell, here in on.items():
            model.at_most_one([*here, ~placement.empty[cell]])
        for (inside, out), here in needing.items():
            walls = placement.covering.walls(inside, out)
            model.implies_any(here, walls)
            placement.depend(self, walls, here)
        for cell in placement.empty:
            for other in ((cell[0] + 1, cell[1]), (cell[0], cell[1] + 1)):
                if other in placement.empty:
                    touching = dict.fromkeys([*on.get(cell, ()), *on.get(other, ())])
                    if touching:
                        model.at_most_one([*touching, *placement.covering.across(cell, other)])
        holes = sorted({hole for here in on.values() for hole in here})
        return model.count(holes, self.upper_bound(placement))

    def upper_bound(self, placement: PlacementModel) -> int:
        """An upper bound on the holes, whichever of the tiles are placed where.

        By Euler's formula (regions.py) a tile adds at most one region to the one of an empty album. On an
        album without tiles there are fewer holes; docs/solver.md has the arguments.
        """
        many, tiles = placement.max_tiles, placement.tiles
        if not placement.album.blank:
            return 1 + many
        sizes = sizes_of(tiles)
        bound = many - 2 if two_holes_short(sizes, self.spaces, self.spaces) else 1 + many
        forever = sum(tile.width == 1 for tile in tiles)
        if self.spaces == 1 and forever < 2 and many - forever < 8:
            bound = min(bound, 2 * forever + max((many - forever) // 2 - 1, 0))
        return bound

    def add_joint_bounds(self, placement: PlacementModel, units: Mapping[Measure, int]) -> None:
        """On an album without tiles: holes of one space with those of two, and with surrounded stamps.

        docs/solver.md, "Room on an empty album", has the arguments.
        """
        if self.spaces != 1 or not placement.album.blank:
            return
        model, sizes = placement.model, sizes_of(placement.tiles)
        single, pair, surrounded = units[self], units.get(Holes(2)), units.get(Surrounded())
        if pair is not None and two_holes_short(sizes, 1, 2):
            model.linear([(single, 1), (pair, 1)], 0, placement.max_tiles - 2)
        if surrounded is not None and (1, 1) not in sizes:
            # A hole of one space has four tiles around it; so many have two holes in common as in a pinwheel.
            some = model.new_bool()
            bound = model.bounds[single][1]
            model.linear([(single, 1), (some, -bound)], -bound, 0)
            model.linear([(surrounded, 1), (single, 2), (some, 2)], 0, placement.max_stamps)

    def _places(self, placement: PlacementModel) -> list[tuple[Cell, ...]]:
        """Every set of empty spaces that such a hole can be."""
        if self.spaces == 1:
            return [(cell,) for cell in placement.empty]
        right = (((x, y), (x + 1, y)) for x, y in placement.empty)
        down = (((x, y), (x, y + 1)) for x, y in placement.empty)
        return [pair for pair in (*right, *down) if pair[1] in placement.empty]


def _dead_ends(board: Bitboard) -> int:
    """The number of empty spaces with just one more beside them."""
    e, s = board.empty, board.grid.stride
    beside, above = (e << 1) ^ (e >> 1), (e << s) ^ (e >> s)
    several = (e << 1) & (e >> 1) | (e << s) & (e >> s)
    return (e & (beside ^ above) & ~several).bit_count()


class _Pinwheels:
    """The ways to wall a hole of one space.

    Where no single stamp is beside it, each of the four tiles around covers at least one of the four spaces
    diagonal to it, so exactly one: they turn around it in one sense. With two or more single stamps to place
    nearly every hole may have one beside it, and these rows are a burden.
    """

    def __init__(self, placement: PlacementModel) -> None:
        self._literals = [literal for _, literal in placement.tile_spots]
        self._single = [placed.tile.width == 1 for placed, _ in placement.tile_spots]
        self._covering: dict[Cell, set[int]] = {}
        for number, (placed, _) in enumerate(placement.tile_spots):
            for cell in placed.cells():
                self._covering.setdefault(cell, set()).add(number)

    def ways(self, hole: Cell) -> list[list[list[int]]]:
        """For each way the rows of literals of which one has to hold."""
        ring = [self._covering.get((hole[0] + dx, hole[1] + dy), set()) for dx, dy in AROUND]
        inside = self._covering.get(hole, set())
        sides, diagonals = [side - inside for side in ring[::2]], ring[1::2]
        senses = []
        for after, before in ((0, 3), (3, 0)):
            turned = [
                (side & diagonals[(place + after) % 4]) - diagonals[(place + before) % 4]
                for place, side in enumerate(sides)
            ]
            senses.append([[self._literals[number] for number in sorted(row)] for row in turned])
        beside = sorted(number for number in set().union(*sides) if self._single[number])
        ways = [*senses, [[self._literals[number] for number in beside]]]
        return [rows for rows in ways if all(rows)]
