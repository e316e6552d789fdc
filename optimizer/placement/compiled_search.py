"""The compiled local search: as ``LocalSearch``, about fifty times as fast.

``local_search.c`` was compiled to WebAssembly (``make wasm``). Where it cannot run, or does not know what is
scored, ``LocalSearch`` searches.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from stockbook.models.album.album import Cell, PlacedTile
from stockbook.models.album.bitboard import Gap, Spot
from stockbook.models.album.stamps import Tile
from stockbook.models.contests.measure import CompiledCount, Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.places import leaves_half_empty
from stockbook.optimizer.placement.local_search import (
    COLD,
    FROZEN,
    MOST_TRIES,
    TRIES,
    LocalBoard,
    LocalSearch,
)
from stockbook.optimizer.solver.web_assembly import Instance, NotCompiledError

#: The most that the compiled part has room for: bits of a board, tiles and measures of a search.
BITS, TILES, MEASURES = 192, 24, 16
#: The same for an album: different tiles and measures, stamps of a tile, gaps of a measure and things that
#: stamps of a group may share.
ALL_TILES, ALL_MEASURES, STAMPS, GAPS, SHARED = 512, 128, 2, 512, 32
#: The largest word, which stands for -1, and the bytes of a word.
WORD, BYTES = (1 << 64) - 1, 8
#: The number of no place.
NO_SPOT = WORD


def quickest_search(
    local: LocalBoard, tiles: Sequence[Tile], scored: Sequence[tuple[Measure, Payoff]]
) -> CompiledSearch | LocalSearch:
    """A local search for placements of new tiles on an album, the compiled one where it can be."""
    return compiled_search(local, tiles, scored) or LocalSearch(local, tiles, scored)


def compiled_search(
    local: LocalBoard, tiles: Sequence[Tile], scored: Sequence[tuple[Measure, Payoff]]
) -> CompiledSearch | None:
    """The compiled local search, or None where it is not installed or does not know something."""
    try:
        if not local.compiled:
            local.compiled = CompiledBoard(local)
        return CompiledSearch(local.compiled, tiles, scored)
    except NotCompiledError:
        return None


class CompiledBoard:
    """An album in the memory of the compiled search, with the tiles and measures that were asked for.

    Raises ``NotCompiledError`` if no engine is installed, or the album is too large.
    """

    def __init__(self, local: LocalBoard) -> None:
        grid = local.board.grid
        if (grid.height + 2) * grid.stride > BITS:
            raise NotCompiledError
        self.local = local
        self._compiled = Instance("stockbook.optimizer.placement", "local_search.wasm")
        self._buffer = int(self._compiled.call("buffer"))
        self._tiles: dict[tuple[Tile, bool], tuple[int, Sequence[Spot], Mapping[Cell, int]]] = {}
        self._measures: dict[Measure, tuple[int, CompiledCount]] = {}
        settings = [grid.stride, TRIES, MOST_TRIES, _real(COLD), _real(FROZEN)]
        self._call("set_album", [*settings, *_words(local.board.empty)])

    def tile(self, tile: Tile, *, corners_touch: bool) -> tuple[int, Sequence[Spot], Mapping[Cell, int]]:
        """The number of a tile, its places, and the number of each place by its first space.

        Raises ``NotCompiledError`` if there is no room for it.
        """
        key = tile, corners_touch
        with self._compiled.lock:
            if key not in self._tiles:
                if len(tile.stamps) > STAMPS or len(self._tiles) == ALL_TILES:
                    raise NotCompiledError
                spots = self.local.spots(tile, corners_touch=corners_touch)
                numbers = {spot.placed.cell: number for number, spot in enumerate(spots) if spot.placed}
                self._tiles[key] = self._call("add_tile", _tile_numbers(tile, spots)), spots, numbers
            return self._tiles[key]

    def measure(self, measure: Measure) -> tuple[int, CompiledCount]:
        """The number of a measure, and its count.

        Raises ``NotCompiledError`` if it has no compiled count, or there is no room for it.
        """
        with self._compiled.lock:
            if measure not in self._measures:
                count, gaps = measure.compiled_count(self.local.board), self.local.gaps(measure)
                room = len(gaps) <= GAPS and len(self._measures) < ALL_MEASURES
                if not count or len(count.groups) > SHARED or not room:
                    raise NotCompiledError
                self._measures[measure] = self._call("add_measure", _measure_numbers(count, gaps)), count
            return self._measures[measure]

    def search(self, told: Sequence[int], rest: bytes, tiles: int) -> Sequence[int]:
        """Run a search, and return the number of each tile's place."""
        with self._compiled.lock:
            self._call("search", told, rest)
            return array("Q", self._compiled.read(self._buffer, BYTES * tiles))

    def _call(self, name: str, told: Sequence[int], rest: bytes = b"") -> int:
        self._compiled.write(array("Q", told).tobytes() + rest, self._buffer)
        return int(self._compiled.call(name))


class CompiledSearch:
    """A search for placements of new tiles that maximize the payoffs of what is scored; the others stay.

    Raises ``NotCompiledError`` if the compiled search does not know what is scored, or has no room.
    """

    speed: ClassVar[int] = 32
    """How many placements it builds where ``LocalSearch`` builds one."""

    def __init__(
        self, board: CompiledBoard, tiles: Sequence[Tile], scored: Sequence[tuple[Measure, Payoff]]
    ) -> None:
        spatial = [(measure, payoff) for measure, payoff in scored if measure.spatial]
        if len(tiles) > TILES or len(spatial) > MEASURES:
            raise NotCompiledError
        self._board = board
        corners_touch = any(measure.corners_touch for measure, _ in scored)
        self._tiles = [board.tile(tile, corners_touch=corners_touch) for tile in tiles]
        self._unit, gaps, best_gap = 0, NO_SPOT, 0
        album, tight = board.local.album, not leaves_half_empty(board.local.album, tiles)
        max_units = len(album.empty) + sum(len(tile.stamps) for tile in tiles) + len(album.stamps)
        told: list[int] = []
        for measure, payoff in spatial:
            number, count = board.measure(measure)
            most = max(payoff.steps)
            self._unit = max(self._unit, most)
            if board.local.gaps(measure) and most > best_gap:
                gaps, best_gap = number, most
            table = [payoff.at(units) & WORD for units in range(max_units + 1)]
            told += [number, most if count.lure and not tight else 0, len(table), *table]
            for tile in tiles if count.groups else ():
                shared = [count.shared(stamp) & WORD for stamp in tile.stamps]
                told += (shared + [WORD] * STAMPS)[:STAMPS]
        self._settings = [self._unit, tight, gaps, len(spatial), *(number for number, _, _ in self._tiles)]
        self._scored = array("Q", told).tobytes()

    @property
    def useful(self) -> bool:
        """Whether any points depend on where the tiles lie."""
        return self._unit > 0 and any(spots for _, spots, _ in self._tiles)

    def best_built(self, rng: Random, builds: int, steps: int) -> list[PlacedTile]:
        """Build some placements greedily, improve each with cold moves, and return the best one."""
        return self._search(rng, builds, steps)

    def complete(
        self, known: Mapping[int, Cell], rng: Random, steps: int, builds: int = 0
    ) -> list[PlacedTile]:
        """Place the tiles that are missing where they bring most, then improve all with cold moves.

        As ``LocalSearch.complete``.
        """
        return self._search(rng, builds, steps, known)

    def _search(
        self, rng: Random, builds: int, steps: int, known: Mapping[int, Cell] | None = None
    ) -> list[PlacedTile]:
        places = [
            numbers.get(known[item], NO_SPOT) if known and item in known else NO_SPOT
            for item, (_, _, numbers) in enumerate(self._tiles)
        ]
        told = [rng.getrandbits(64), len(places), builds, steps, known is not None, *self._settings, *places]
        found = self._board.search(told, self._scored, len(places))
        spots = (spots[at] for at, (_, spots, _) in zip(found, self._tiles, strict=True) if at != NO_SPOT)
        return [spot.placed for spot in spots if spot.placed]


def _tile_numbers(tile: Tile, spots: Sequence[Spot]) -> list[int]:
    told = [len(spots), len(tile.stamps)]
    for spot in spots:
        parts = (board for both in zip(spot.masks, spot.borders, strict=True) for board in both)
        for board in (spot.cells, spot.around, *parts, *spot.corners):
            told += _words(board)
    return told


def _measure_numbers(count: CompiledCount, gaps: Sequence[Gap]) -> list[int]:
    told = [count.kind, count.certain, count.of_new, count.spaces, len(count.boards)]
    for board in count.boards:
        told += _words(board)
    told.append(len(count.groups))
    for groups in count.groups:
        told.append(len(groups))
        for stamps, cells, border in groups:
            told += [stamps, *_words(cells), *_words(border)]
    told += [len(count.lure), *map(_real, count.lure), len(gaps)]
    for gap in gaps:
        told += [*_words(gap.spaces), *_words(gap.point)]
    return told


def _words(board: int) -> tuple[int, int, int]:
    return board & WORD, board >> 64 & WORD, board >> 128 & WORD


def _real(number: float) -> int:
    """The bits of a real number, as a word."""
    word: int = struct.unpack("<Q", struct.pack("<d", number))[0]
    return word
