"""Regions: empty spaces connected along edges.

Source: rulebook, contest family "regions".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.album.album import Album, Cell, Corners, connected, rectangle
from stockbook.models.contests.measure import (
    CompiledCount,
    CountKind,
    Measure,
    ProfileKind,
    SearchKind,
    Spaces,
)
from stockbook.models.contests.packing_bounds import max_regions
from stockbook.models.placement.cp_model import FALSE, TRUE
from stockbook.models.placement.places import sizes_of

if TYPE_CHECKING:
    from stockbook.models.album.bitboard import Bitboard, FastCount, Grid, Spot
    from stockbook.models.placement.model import PlacementModel


@dataclass(frozen=True)
class Regions(Measure):
    """One unit: a region of empty spaces."""

    sees_only_sizes: ClassVar[bool] = True
    mirror_symmetric: ClassVar[bool] = True
    searches: ClassVar[tuple[SearchKind, ...]] = (SearchKind.CLAUSE_LEARNING, SearchKind.LINEAR_RELAXATION)
    corners_touch: ClassVar[bool] = True
    profile_kind = ProfileKind.REGIONS
    units_per_stamp: ClassVar[float] = 0.4

    def __str__(self) -> str:
        return "regions"

    def units(self, album: Album) -> list[Spaces]:
        return list(album.empty_regions)

    def fast_count(self, board: Bitboard) -> FastCount:
        """Each region filled from one of its spaces."""
        down = board.grid.stride

        def count(empty: int, spots: Sequence[Spot]) -> int:
            found = 0
            while empty:
                found += 1
                region, more = 0, empty & -empty
                while more != region:
                    region = more
                    more = (region | region << 1 | region >> 1 | region << down | region >> down) & empty
                empty ^= region
            return found

        return count

    def compiled_count(self, board: Bitboard) -> CompiledCount:
        """The regions less the islands in them, but one at least."""
        return CompiledCount(CountKind.REGIONS)

    def unit_estimate(self, grid: Grid) -> Callable[[Bitboard], float]:
        """The regions less the islands in them, which grow together with others."""
        return lambda board: less_islands(board.empty, grid.stride)

    def encode(self, placement: PlacementModel) -> int:
        """Euler's formula, from what meets at each grid point.

        An empty album is one region. A tile brings one more at most: half a region wherever its corner
        touches something, another tile's side or corner or the edge of the album, less one for the tile,
        and one again where it completes an island. Half a region is lost at a corner that touches nothing,
        in a corner of the album, and where two corners lie side by side, which touch together.
        """
        model, album = placement.model, placement.album
        points = {
            point: _Point(placement, point) for point in rectangle(0, 0, album.width + 1, album.height + 1)
        }
        for placed, literal in placement.tile_spots:
            for which, point in enumerate(placed.corners()):
                points[point].corners[which].append(literal)
            for point in _along(placed.corners()):
                points[point].sides.append(literal)
        lost = [half for point in points.values() for half in point.losses()]
        islands = _islands(placement)
        regions = model.new_int(0, self.upper_bound(placement))
        most = 2 + 2 * placement.max_tiles - lost.count(TRUE)
        lost = [half for half in lost if half != TRUE]
        terms = [(regions, 2), *((absent, 2) for absent in placement.absent), *((half, 1) for half in lost)]
        terms += [(island, -2) for island in islands]
        model.linear(terms, -2 * len(islands), most)
        return regions

    def upper_bound(self, placement: PlacementModel) -> int:
        """An upper bound on the regions, whichever of the tiles are placed where.

        One more than tiles, if every corner touches something; on an album without tiles there are fewer.
        """
        if placement.album.blank:
            return max_regions(sizes_of(placement.tiles))
        return 1 + placement.max_tiles


def less_islands(empty: int, down: int) -> int:
    """The regions of a board minus the islands in them, faster than ``fast_count``.

    Spaces minus their contacts plus squares of four, by Euler's formula; ``down`` is the board's stride.
    """
    level, upright = empty & empty >> 1, empty & empty >> down
    squares = level & level >> down
    return empty.bit_count() - level.bit_count() - upright.bit_count() + squares.bit_count()


def _along(corners: Corners) -> list[Cell]:
    """The grid points on the sides of a rectangle, its corners left out."""
    (left, top), (right, bottom) = corners[0], corners[3]
    level = [(x, y) for x in range(left + 1, right) for y in (top, bottom)]
    return level + [(x, y) for y in range(top + 1, bottom) for x in (left, right)]


class _Point:
    """A grid point, with literals of the tiles that may have a corner there, by which corner, or a side."""

    def __init__(self, placement: PlacementModel, point: Cell) -> None:
        x, y = point
        self._model = placement.model
        self._touched = x in (0, placement.album.width), y in (0, placement.album.height)
        self.corners: list[list[int]] = [[], [], [], []]
        self.sides: list[int] = []

    def losses(self) -> list[int]:
        """Literals that each stand for half a region lost here; ``TRUE`` where one surely is."""
        if all(self._touched):
            return [literal for literals in self.corners for literal in literals]
        corners = [self._any(literals) for literals in self.corners]
        if all(corner == FALSE for corner in corners):
            return []
        halves = [self._lost(corners)]
        if not (any(self._touched) or FALSE in corners):
            halves.append(self._model.new_bool())
            self._model.clause([halves[1], *(~corner for corner in corners)])
        return [half for half in halves if half != FALSE]

    def _lost(self, corners: list[int]) -> int:
        """A literal that two corners lie side by side here, or that one touches nothing."""
        model = self._model
        causes = [[corners[one], corners[other]] for one, other in ((0, 1), (1, 3), (3, 2), (2, 0))]
        if not any(self._touched):
            beside = self._beside_a_side()
            opposites = (0, 3), (3, 0), (1, 2), (2, 1)
            causes += [[corners[one], ~corners[opposite], ~beside] for one, opposite in opposites]
        possible = [[each for each in cause if each != TRUE] for cause in causes if FALSE not in cause]
        if not possible or [] in possible:
            return TRUE if possible else FALSE
        lost = model.new_bool()
        for cause in possible:
            model.clause([lost, *(~each for each in cause)])
        return lost

    def _beside_a_side(self) -> int:
        """A literal that may hold only where the side of a tile goes through this point."""
        if TRUE in self.sides or not self.sides:
            return TRUE if self.sides else FALSE
        side = self._model.new_bool()
        self._model.implies_any([side], self.sides)
        return side

    def _any(self, literals: list[int]) -> int:
        """A literal that one of these holds; at most one does."""
        if len(literals) < 2 or TRUE in literals:
            return max(literals, key=lambda literal: literal == TRUE, default=FALSE)
        found = self._model.new_bool()
        self._model.exactly_one([~found, *literals])
        return found


def _islands(placement: PlacementModel) -> list[int]:
    """Literals that each stand for an island: tiles connected by touch, without the album's edge.

    Covered spaces that touch have one label: 0 on the edge of the album, and an island's own where
    it counts, so that each counts once. An island counts at its first placed tiles, or, if it has
    none, at the leftmost space of its top row.

    A best plan needs no islands of new tiles alone. Moved left until it touches something, such an
    island loses nothing in any contest. Room for discarded tiles may open at its right; placed there
    they would lose something only if they filled the spaces above the island too. But a tile that
    covers one of these lies above the island altogether, where nothing has moved, so it was no discard.
    """
    model, album = placement.model, placement.album
    inner = set(rectangle(1, 1, album.width - 2, album.height - 2))
    placed = _touching(album)
    seeds = [min(cells) for cells in placed if cells <= inner]
    if placement.full_scores:
        tops = {cell for group in placement.classes for cell in group.spots}
        seeds += [cell for cell in sorted(tops & inner) if _above_left(cell) <= placement.empty.keys()]
    if not seeds:
        return []
    bits = len(seeds).bit_length()
    label = {cell: [model.new_bool() for _ in range(bits)] for cell in placement.empty}
    for cells in placed:
        shared = [model.new_bool() if cells <= inner else FALSE for _ in range(bits)]
        label.update(dict.fromkeys(cells, shared))
    for cell in album.cells():
        covered = _covered(placement, cell)
        if cell not in inner:
            for bit in label[cell]:
                model.clause([~bit, *(~literal for literal in covered)])
        x, y = cell
        for other in ((x + 1, y), (x - 1, y + 1), (x, y + 1), (x + 1, y + 1)):
            if other in label and label[other] is not label[cell]:
                not_both = [~literal for literal in covered + _covered(placement, other)]
                for one, same in zip(label[cell], label[other], strict=True):
                    model.clause([*not_both, ~one, same])
                    model.clause([*not_both, one, ~same])
    return [_island(placement, cell, number, label[cell]) for number, cell in enumerate(seeds, start=1)]


def _island(placement: PlacementModel, cell: Cell, number: int, label: list[int]) -> int:
    """A literal that the island with this number counts at this space."""
    model = placement.model
    island = model.new_bool()
    implied = [bit if number >> place & 1 else ~bit for place, bit in enumerate(label)]
    if cell in placement.empty:
        implied += [~placement.empty[cell], *(placement.empty[above] for above in _above_left(cell))]
    model.implies_all([island], implied)
    return island


def _above_left(cell: Cell) -> set[Cell]:
    """The spaces around the leftmost space of an island's top row that it cannot cover."""
    x, y = cell
    return {(x - 1, y - 1), (x, y - 1), (x + 1, y - 1), (x - 1, y)}


def _touching(album: Album) -> list[set[Cell]]:
    """The covered spaces by what is connected along edges or at corners."""
    groups = connected(album.owner, lambda cell: rectangle(cell[0] - 1, cell[1] - 1, 3, 3))
    return sorted(map(set, groups), key=min)


def _covered(placement: PlacementModel, cell: Cell) -> list[int]:
    """The literal that a space is covered, in a list; an empty list when it is already."""
    return [~placement.empty[cell]] if cell in placement.empty else []
