"""The places of tiles and the spaces of their stamps, which every peer uses."""

from __future__ import annotations

from dataclasses import dataclass

from stockbook.models.album.album import Cell, PlacedStamp, PlacedTile, neighbors, rectangle
from stockbook.models.album.stamps import ATTRIBUTES, Filter, Stamp
from stockbook.models.contests.groups import Group
from stockbook.models.stampswap.position import Position


@dataclass(frozen=True)
class StampPlaces:
    """A stamp with every place where it is or may come to be."""

    #: Stamp that is scored.
    stamp: Stamp
    #: Number of its tile in the list of new tiles; None for a stamp that was in the album.
    item: int | None
    #: (cell of its tile, the stamp there).
    spots: tuple[tuple[Cell, PlacedStamp], ...]


class PlacementGeometry:
    """The geometry of a position: its free spaces, and the places of new tiles and of all stamps."""

    def __init__(self, position: Position) -> None:
        self.album = position.album
        self.tiles = position.place
        self.free = sorted(self.album.empty)
        self.places = [list(self.album.fits(tile.width, tile.height)) for tile in self.tiles]
        self.stamps = [
            StampPlaces(there.stamp, None, (((there.column, there.row), there),))
            for there in self.album.stamps
        ]
        for item, tile in enumerate(self.tiles):
            for dx, dy, stamp in tile.parts:
                spots = (((x, y), PlacedStamp(stamp, x + dx, y + dy)) for x, y in self.places[item])
                self.stamps.append(StampPlaces(stamp, item, tuple(spots)))

    def cells(self, item: int, cell: Cell) -> list[Cell]:
        """The spaces that a new tile covers from there."""
        tile = self.tiles[item]
        return list(rectangle(*cell, tile.width, tile.height))

    def placed(self, item: int, cell: Cell) -> PlacedTile:
        return PlacedTile.at(self.tiles[item], cell)

    def open_around(self, placed: PlacedStamp) -> list[Cell]:
        """The free spaces along a stamp's edges."""
        return sorted({out for _, out in placed.borders()} & self.album.empty)

    def holes(self, spaces: int) -> list[tuple[list[Cell], list[Cell]]]:
        """Every (free spaces of a possible hole, free spaces around it)."""
        shapes = [(1, 1)] if spaces == 1 else [(2, 1), (1, 2)]
        found = []
        for width, height in shapes:
            for x, y in self.album.fits(width, height):
                cells = list(rectangle(x, y, width, height))
                around = {n for cell in cells for n in neighbors(cell)} & self.album.empty
                found.append((cells, sorted(around.difference(cells))))
        return found

    def sides(self) -> list[list[Cell]]:
        """The free spaces along the top, bottom, left and right edge."""
        right, bottom = self.album.width - 1, self.album.height - 1
        return [
            [cell for cell in self.free if cell[1] == 0],
            [cell for cell in self.free if cell[1] == bottom],
            [cell for cell in self.free if cell[0] == 0],
            [cell for cell in self.free if cell[0] == right],
        ]

    def adjacent(self) -> list[tuple[Cell, Cell]]:
        """Every pair of free spaces that share an edge."""
        free = self.album.empty
        return [((x, y), other) for x, y in self.free for other in ((x + 1, y), (x, y + 1)) if other in free]

    def groups(self, measure: Group) -> list[list[StampPlaces]]:
        """The stamps that may be in one group, for each thing that they can have in common.

        Forever stamps form no group of a size.
        """
        filters = [measure.filter] if measure.filter else []
        for value in ATTRIBUTES.get(measure.attribute, ()):
            filters.append(Filter(measure.attribute, value))
        return [
            [
                stamp_places
                for stamp_places in self.stamps
                if each.matches(stamp_places.stamp)
                and not (each.attribute == "size" and stamp_places.stamp.forever)
            ]
            for each in filters
        ]


def touching(first: StampPlaces, second: StampPlaces) -> dict[Cell, list[Cell]]:
    """Cell of the first stamp's tile -> cells of the second's from which the two share an edge."""
    covering: dict[Cell, list[Cell]] = {}
    for cell, there in second.spots:
        for covered in there.cells():
            covering.setdefault(covered, []).append(cell)
    return {
        cell: sorted({near for _, out in there.borders() for near in covering.get(out, ())})
        for cell, there in first.spots
    }
