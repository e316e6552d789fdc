"""The album: a grid of spaces with tiles on it, upright and for good."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache, singledispatch
from string import ascii_lowercase
from typing import TypeVar

from stockbook.models.album.stamps import Size, Stamp, Tile


@singledispatch
def svg_of(value: object) -> str:
    """The drawing of a value as an SVG document.

    Raises NotImplementedError if nothing that draws such a value is imported; a notebook then shows text.
    """
    raise NotImplementedError(f"Expected models.drawing to be imported to draw {type(value).__name__}.")


T = TypeVar("T")

#: The printed album is 12x12; every model takes the size from its album, so small boards work too.
SIDE = 12

#: A space of the album: column and row, both counted from 0 at the top left.
Cell = tuple[int, int]

#: Grid points: top left, top right, bottom left, bottom right. Point (x, y) is the top left of space (x, y).
Corners = tuple[Cell, Cell, Cell, Cell]


def cell_name(cell: Cell) -> str:
    """``a1`` is the top left space, ``l12`` the bottom right one (notation, Cell)."""
    column, row = cell
    return f"{ascii_lowercase[column]}{row + 1}"


def names(cells: Iterable[Cell]) -> list[str]:
    """The names of spaces, row by row."""
    return [cell_name(cell) for cell in sorted(cells, key=lambda cell: cell[::-1])]


@dataclass(frozen=True, order=True, slots=True)
class PlacedTile:
    """A tile with its own top left space on the album."""

    row: int
    column: int
    tile: Tile

    @classmethod
    def at(cls, tile: Tile, cell: Cell) -> PlacedTile:
        return cls(cell[1], cell[0], tile)

    @property
    def cell(self) -> Cell:
        return self.column, self.row

    def cells(self) -> tuple[Cell, ...]:
        """The spaces that the tile covers."""
        return rectangle(self.column, self.row, self.tile.width, self.tile.height)

    def corners(self) -> Corners:
        """Grid points of its corners."""
        return _corners(self.column, self.row, self.tile.width, self.tile.height)

    def stamps(self) -> Iterator[PlacedStamp]:
        """Each of its stamps with its rectangle."""
        for dx, dy, stamp in self.tile.parts:
            yield PlacedStamp(stamp, self.column + dx, self.row + dy)

    def __str__(self) -> str:
        return f"{self.tile}@{cell_name(self.cell)}"


@dataclass(frozen=True, slots=True)
class PlacedStamp:
    """A stamp with its rectangle on the album; a double gives two."""

    stamp: Stamp
    column: int
    row: int

    def cells(self) -> tuple[Cell, ...]:
        return rectangle(self.column, self.row, self.stamp.width, self.stamp.height)

    def corners(self) -> Corners:
        """Grid points of its corners."""
        return _corners(self.column, self.row, self.stamp.width, self.stamp.height)

    def beside(self) -> tuple[Cell, ...]:
        """The spaces along its edges; some may lie off the album."""
        left, top, width, height = self.column, self.row, self.stamp.width, self.stamp.height
        return (
            *rectangle(left, top - 1, width, 1),
            *rectangle(left, top + height, width, 1),
            *rectangle(left - 1, top, 1, height),
            *rectangle(left + width, top, 1, height),
        )

    def borders(self) -> Iterator[tuple[Cell, Cell]]:
        """Each unit of its edge as (space inside, space outside); the latter may lie off the album."""
        left, top = self.column, self.row
        right, bottom = left + self.stamp.width - 1, top + self.stamp.height - 1
        for x in range(left, right + 1):
            yield (x, top), (x, top - 1)
            yield (x, bottom), (x, bottom + 1)
        for y in range(top, bottom + 1):
            yield (left, y), (left - 1, y)
            yield (right, y), (right + 1, y)


def _corners(column: int, row: int, width: int, height: int) -> Corners:
    right, bottom = column + width, row + height
    return (column, row), (right, row), (column, bottom), (right, bottom)


@lru_cache(maxsize=4096)
def rectangle(column: int, row: int, width: int, height: int) -> tuple[Cell, ...]:
    """The spaces of a rectangle, row by row."""
    return tuple((x, y) for y in range(row, row + height) for x in range(column, column + width))


def neighbors(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four spaces that share an edge with a space; some may lie off the album."""
    x, y = cell
    return (x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)


def connected(things: Iterable[T], near: Callable[[T], Iterable[T]]) -> list[list[T]]:
    """The groups of things that are connected, each to those ``near`` it."""
    left = set(things)
    groups = []
    while left:
        group = [left.pop()]
        for each in group:
            found = left.intersection(near(each))
            left -= found
            group.extend(found)
        groups.append(group)
    return groups


@dataclass(frozen=True)
class Album:
    """Placed tiles on a grid of ``width`` x ``height`` spaces, in reading order of their cells.

    Raises
    ------
    ValueError
        If a tile leaves the grid or two tiles overlap.
    TypeError
        If a text stands where a tile should: ``parse_placed_tiles`` reads it.
    """

    tiles: tuple[PlacedTile, ...] = ()
    width: int = SIDE
    height: int = SIDE

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", tuple(sorted(self.tiles)))
        seen: dict[Cell, PlacedTile] = {}
        for placed in self.tiles:
            if not isinstance(placed, PlacedTile):
                raise TypeError(f"Expected tiles such as parse_placed_tiles('forever@a1'), not {placed!r}.")
            for cell in placed.cells():
                if not self.contains(cell):
                    raise ValueError(f"{placed} leaves the album")
                if cell in seen:
                    raise ValueError(f"{placed} overlaps {seen[cell]} on {cell_name(cell)}")
                seen[cell] = placed

    def contains(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def cells(self) -> tuple[Cell, ...]:
        """Every space, row by row."""
        return rectangle(0, 0, self.width, self.height)

    @cached_property
    def stamps(self) -> tuple[PlacedStamp, ...]:
        """Every stamp with its rectangle, the halves of doubles one by one."""
        return tuple(stamp for placed in self.tiles for stamp in placed.stamps())

    @property
    def blank(self) -> bool:
        """Whether it is a printed album, 12x12, without tiles."""
        return not self.tiles and self.width == self.height == SIDE

    @cached_property
    def owner(self) -> dict[Cell, int]:
        """Covered space -> index in ``stamps``."""
        return {cell: i for i, stamp in enumerate(self.stamps) for cell in stamp.cells()}

    @cached_property
    def empty(self) -> frozenset[Cell]:
        """The spaces that no tile covers."""
        return frozenset(cell for cell in self.cells() if cell not in self.owner)

    @cached_property
    def empty_regions(self) -> tuple[frozenset[Cell], ...]:
        """The empty spaces by region, connected along edges."""
        return tuple(map(frozenset, connected(self.empty, neighbors)))

    def touching(self, i: int) -> set[int]:
        """Indices of the stamps that share an edge, or part of one, with stamp ``i``."""
        return {self.owner[n] for _, n in self.stamps[i].borders() if n in self.owner}

    def fits(self, width: int, height: int) -> Iterator[Cell]:
        """The cells at which a tile of this size would lie on empty spaces only, one by one."""
        for y in range(self.height - height + 1):
            for x in range(self.width - width + 1):
                if self.empty.issuperset(rectangle(x, y, width, height)):
                    yield x, y

    def places(self, width: int, height: int) -> tuple[Cell, ...]:
        """All cells at which a tile of this size would lie on empty spaces, looked for once for each size."""
        size = width, height
        if size not in self._places:
            self._places[size] = tuple(self.fits(*size))
        return self._places[size]

    @cached_property
    def _places(self) -> dict[Size, tuple[Cell, ...]]:
        return {}

    def with_tiles(self, added: Iterable[PlacedTile]) -> Album:
        """This album with more tiles on it."""
        new = tuple(added)
        return Album((*self.tiles, *new), self.width, self.height) if new else self

    def __str__(self) -> str:
        """The one-line form of the notation."""
        return "; ".join(map(str, self.tiles))

    def _repr_svg_(self) -> str:
        """The drawing that a notebook shows."""
        return svg_of(self)
