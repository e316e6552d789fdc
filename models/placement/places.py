"""The places of new tiles and of their stamps: what covers a space, what surely fits, which tiles are alike.

Whether a tile surely fits, wherever the others go. Where every tile surely fits, nothing can be discarded,
and the placement model needs no rows for forced placement.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from stockbook.models.album.album import Album, Cell, PlacedStamp, PlacedTile, rectangle
from stockbook.models.album.stamps import Size, Tile
from stockbook.models.placement.cp_model import CpModel

if TYPE_CHECKING:
    from stockbook.models.contests.measure import Measure


def sizes_of(tiles: Iterable[Tile]) -> list[Size]:
    """The width and height of each tile."""
    return [(tile.width, tile.height) for tile in tiles]


def leaves_half_empty(album: Album, tiles: Iterable[Tile]) -> bool:
    """Whether half of the empty spaces at least stay empty; on fuller albums other searches are faster."""
    return 2 * sum(tile.width * tile.height for tile in tiles) <= len(album.empty)


def counted_to_fit(album: Album, sizes: Sequence[Size], most: int | None = None) -> frozenset[Size]:
    """The sizes that surely fit, because a tile has more places than the others can take from it.

    ``most``: how many of the tiles there are at most, if not all of them.
    """
    number = len(sizes) if most is None else most
    found = set()
    for width, height in set(sizes):
        others = list(sizes)
        others.remove((width, height))
        taken = sorted(((width + w - 1) * (height + h - 1) for w, h in others), reverse=True)
        if len(album.places(width, height)) > sum(taken[: number - 1]):
            found.add((width, height))
    return frozenset(found)


def blocking_rows(album: Album, sizes: Sequence[Size], size: Size, most: int | None = None) -> CpModel:
    """Rows that have a solution if and only if the others can leave one tile of ``size`` without a place.

    ``most``: how many of the tiles there are at most, if not all of them.
    """
    model = CpModel()
    covering: dict[tuple[int, int], list[int]] = {cell: [] for cell in album.empty}
    others = Counter(sizes)
    others[size] -= 1
    all_literals = []
    for (width, height), many in sorted(others.items()):
        literals = []
        for x, y in album.places(width, height):
            literals.append(model.new_bool())
            for cell in rectangle(x, y, width, height):
                covering[cell].append(literals[-1])
        model.linear([(literal, 1) for literal in literals], 0, many)
        all_literals += literals
    if most is not None:
        model.linear([(literal, 1) for literal in all_literals], 0, most - 1)
    for literals in covering.values():
        model.at_most_one(literals)
    for x, y in album.places(*size):
        hit = {literal for cell in rectangle(x, y, *size) for literal in covering[cell]}
        model.clause(sorted(hit))
    return model


class Covering:
    """The literals of the new tiles that may cover each empty space, in the order of their numbers."""

    def __init__(self, spaces: Iterable[Cell]) -> None:
        self._literals: dict[Cell, list[int]] = {cell: [] for cell in spaces}
        self._sets: dict[Cell, frozenset[int]] = {}
        self._walls: dict[tuple[Cell, Cell], list[int]] = {}

    def add(self, places: Mapping[Cell, int], size: Size) -> None:
        """Add the places of a tile, each by its top left space: literals larger than all before."""
        literals = self._literals
        for (x, y), literal in places.items():
            for cell in rectangle(x, y, *size):
                literals[cell].append(literal)

    def of(self, cell: Cell) -> list[int]:
        """The literals of the tiles that cover a space."""
        return self._literals[cell]

    def walls(self, inside: Cell, outside: Cell) -> list[int]:
        """The literals of the tiles that cover ``outside`` but not its neighbor ``inside``."""
        border = inside, outside
        if border not in self._walls:
            within = self._set(inside)
            self._walls[border] = [each for each in self._literals[outside] if each not in within]
        return self._walls[border]

    def across(self, first: Cell, second: Cell) -> list[int]:
        """The literals of the tiles that cover both spaces."""
        both = self._set(second)
        return [each for each in self._literals[first] if each in both]

    def _set(self, cell: Cell) -> frozenset[int]:
        if cell not in self._sets:
            self._sets[cell] = frozenset(self._literals.get(cell, ()))
        return self._sets[cell]


class StampSpot(NamedTuple):
    """A stamp at a place where it is, or may come to be, and its tile there; of merged stamps, any one.

    The literal holds when it is there: TRUE for the stamps of the album as it was.
    """

    placed: PlacedStamp
    literal: int
    tile: PlacedTile

    def other_half(self) -> tuple[Cell, ...]:
        """The spaces of the other stamp of its tile, where that is a double."""
        if not self.tile.tile.is_double:
            return ()
        own = self.placed.cells()
        return tuple(cell for cell in self.tile.cells() if cell not in own)

    def beside(self) -> Sequence[Cell]:
        """The spaces along its edges that its own tile does not cover; some may lie off the album."""
        spaces, half = self.placed.beside(), self.other_half()
        return [cell for cell in spaces if cell not in half] if half else spaces


def stamp_spots(placed: PlacedTile, literal: int) -> list[StampSpot]:
    """The stamps of a tile at its place."""
    return [StampSpot(stamp, literal, placed) for stamp in placed.stamps()]


@dataclass
class TileClass:
    """New tiles that the scoring cannot tell apart, so that they share their booleans; ``tile`` is any one.

    ``alike`` is equal for tiles that may change places if they have booleans of their own and are always
    placed. ``items`` are their indices in the list of new tiles; ``spots`` has for each cell the literal that
    one of them lies there. ``absent`` has for each of them the literals that it is not in the final album,
    left out or discarded, of which at most one holds.
    """

    tile: Tile
    alike: Hashable
    items: list[int]
    spots: dict[Cell, int] = field(default_factory=dict)
    absent: list[list[int]] = field(default_factory=list)


def tile_classes(
    tiles: Sequence[Tile], measures: Sequence[Measure], *, merge: bool, separate: bool
) -> list[TileClass]:
    """The new tiles by size and by what the measures see of them.

    With ``merge``, tiles that differ only in what no measure sees are in one class; with ``separate``, each
    is a class of its own.
    """
    found: dict[Hashable, TileClass] = {}
    for item, tile in enumerate(tiles):
        marks = tuple(measure.interchange_key(stamp) for stamp in tile.stamps for measure in measures)
        alike = tile.width, tile.height, len(tile.stamps), marks if merge else tile
        key = item if separate or any(mark is not None for mark in marks) else alike
        found.setdefault(key, TileClass(tile, alike, [])).items.append(item)
    return list(found.values())
