"""An album as the local searches see it: the places of tiles, and quick counts of what is scored."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.bitboard import Bitboard, FastCount, FastEstimate, Gap, Spot, bits_of, piece_of
from stockbook.models.album.stamps import Tile
from stockbook.models.contests.measure import Measure

if TYPE_CHECKING:
    from stockbook.optimizer.placement.compiled_search import CompiledBoard


class LocalBoard:
    """An album with the places of tiles and the counters of measures, which local searches on it share."""

    def __init__(self, album: Album) -> None:
        self.album = album
        #: The album in the memory of the compiled search, once that was asked for.
        self.compiled: CompiledBoard | None = None
        self.board = Bitboard.of(album)
        self._spots: dict[tuple[Tile, bool], list[Spot]] = {}
        self._covering: dict[tuple[Tile, bool], Mapping[int, Sequence[Spot]]] = {}
        self._counts: dict[Measure, FastCount] = {}
        self._lures: dict[Measure, FastEstimate | None] = {}
        self._exact: dict[Measure, FastCount] = {}
        self._gaps: dict[Measure, list[Gap]] = {}

    def spots(self, tile: Tile, *, corners_touch: bool) -> list[Spot]:
        """Return the places of a tile, with what is around its corners if these touch."""
        key = tile, corners_touch
        if key not in self._spots:
            self._spots[key] = (_spots_with_corners if corners_touch else Bitboard.spots)(self.board, tile)
        return self._spots[key]

    def covering(self, tile: Tile, *, corners_touch: bool) -> Mapping[int, Sequence[Spot]]:
        """Return the places of a tile by each space that they cover, a board of one bit."""
        key = tile, corners_touch
        if key not in self._covering:
            found: dict[int, list[Spot]] = defaultdict(list)
            for spot in self.spots(tile, corners_touch=corners_touch):
                for bit in bits_of(spot.cells):
                    found[1 << bit].append(spot)
            self._covering[key] = found
        return self._covering[key]

    def count(self, measure: Measure) -> FastCount:
        """Return the counter of a measure."""
        if measure not in self._counts:
            self._counts[measure] = measure.approximate_count(self.board)
        return self._counts[measure]

    def lure(self, measure: Measure) -> FastEstimate | None:
        """Return what lures tiles to where a measure nearly counts, if anything does."""
        if measure not in self._lures:
            self._lures[measure] = measure.lure(self.board)
        return self._lures[measure]

    def gaps(self, measure: Measure) -> list[Gap]:
        """Return what units of a measure lack that a few tiles can complete by covering some spaces."""
        if measure not in self._gaps:
            self._gaps[measure] = measure.gaps(self.board)
        return self._gaps[measure]

    def units(self, placed: Iterable[PlacedTile], measures: Iterable[Measure]) -> dict[Measure, int]:
        """Return how many units of each measure the album has with these tiles."""
        grid = self.board.grid
        spots = [piece_of(each.tile, grid).at(grid.bit(each.cell)) for each in placed]
        empty = self.board.empty & ~sum(spot.cells for spot in spots)
        found = {}
        for measure in measures:
            if measure not in self._exact:
                self._exact[measure] = measure.fast_count(self.board)
            found[measure] = self._exact[measure](empty, spots)
        return found


def _spots_with_corners(board: Bitboard, tile: Tile) -> list[Spot]:
    """The places of a tile, with what is at its corners around it: tiles that meet there part regions."""
    down = board.grid.stride
    found = []
    for spot in board.spots(tile):
        level = spot.cells | spot.cells << 1 | spot.cells >> 1
        found.append(spot._replace(around=(level | level << down | level >> down) & ~spot.cells))
    return found
