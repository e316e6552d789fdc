"""The compiled local search.

Placements are built greedily: gaps that a few tiles can fill come first, since no single move completes a
unit there; then each tile goes where it brings most, both in random order. Simulated annealing on bitboards
improves them: one tile at a time moves to another place that touches something, or, on full albums, pushes
others away where it finds none. ``local_search.c`` does it, compiled to WebAssembly (``make wasm``). Where it
cannot run, or does not know what is scored, ``GreedySearch`` searches.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import ClassVar, TypeAlias

from stockbook.models.album.album import Cell, PlacedTile
from stockbook.models.album.bitboard import Spot
from stockbook.models.album.stamps import Tile
from stockbook.models.contests.measure import CompiledCount, Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.places import leaves_half_empty
from stockbook.optimizer.compiled.layouts import LAYOUTS, LocalRoom
from stockbook.optimizer.compiled.web_assembly import Instance, NotCompiledError
from stockbook.optimizer.placement.local_search import GreedySearch, LocalBoard

#: The number of no place.
NO_SPOT = -1
#: The most bytes that are told for a search.
ROOM = 1 << 18


def local_search(
    local: LocalBoard, tiles: Sequence[Tile], scored: Sequence[tuple[Measure, Payoff]]
) -> LocalSearch:
    """A local search for placements of new tiles on an album, the compiled one where it can be."""
    if any(measure.spatial for measure, _ in scored):
        with suppress(NotCompiledError):
            local.compiled = local.compiled or CompiledBoard(local)
            return CompiledSearch(local.compiled, tiles, scored)
    return GreedySearch(local, tiles, scored)


class CompiledBoard:
    """An album in the memory of the compiled search, with the tiles and measures that were asked for.

    Raises ``NotCompiledError`` if no engine is installed, or the album is too large.
    """

    def __init__(self, local: LocalBoard) -> None:
        grid = local.board.grid
        if (grid.height + 2) * grid.stride > LocalRoom.BITS:
            raise NotCompiledError
        self.local = local
        self._compiled = Instance("local_search")
        #: Where each search is told.
        self.address = int(self._compiled.call("reserve", ROOM))
        self._tiles: dict[tuple[Tile, bool], tuple[int, Sequence[Spot], Mapping[Cell, int]]] = {}
        self._measures: dict[Measure, tuple[int, CompiledCount]] = {}

    def tile(self, tile: Tile, *, corners_touch: bool) -> tuple[int, Sequence[Spot], Mapping[Cell, int]]:
        """The address of a tile, its places, and the number of each place by its first space.

        Raises ``NotCompiledError`` if there is no room for it.
        """
        key = tile, corners_touch
        with self._compiled.lock:
            if key not in self._tiles:
                if len(tile.stamps) > LocalRoom.STAMPS:
                    raise NotCompiledError
                spots = self.local.spots(tile, corners_touch=corners_touch)
                told = [(*spot[:2], len(spot.stamps), *spot[3:6]) for spot in spots]
                numbers = {spot.placed.cell: number for number, spot in enumerate(spots) if spot.placed}
                self._tiles[key] = self._compiled.tell("Tile", spots=told), spots, numbers
            return self._tiles[key]

    def measure(self, measure: Measure) -> tuple[int, CompiledCount]:
        """The address of a measure, and its count.

        Raises ``NotCompiledError`` if it has no compiled count, or there is no room for it.
        """
        with self._compiled.lock:
            if measure not in self._measures:
                count, gaps = measure.compiled_count(self.local.board), self.local.gaps(measure)
                if not count or len(count.groups) > LocalRoom.SHARED or len(gaps) > LocalRoom.GAPS:
                    raise NotCompiledError
                groups = [(sum(stamps for stamps, _, _ in each), each) for each in count.groups]
                address = self._compiled.tell("Measure", **{**vars(count), "groups": groups, "gaps": gaps})
                self._measures[measure] = address, count
            return self._measures[measure]

    def search(self, told: bytes, tiles: int) -> list[int]:
        """Run a search, and return the number of each tile's place."""
        with self._compiled.lock:
            self._compiled.write(told, self.address)
            found = int(self._compiled.call("search", self.address))
            return [number for (number,) in self._compiled.read("int", found, tiles)]


class CompiledSearch:
    """A search for placements of new tiles that maximize the payoffs of what is scored; the others stay.

    Raises ``NotCompiledError`` if the compiled search does not know what is scored, or has no room.
    """

    speed: ClassVar[int] = 32
    """How many placements it builds where ``GreedySearch`` builds one."""

    def __init__(
        self, board: CompiledBoard, tiles: Sequence[Tile], scored: Sequence[tuple[Measure, Payoff]]
    ) -> None:
        spatial = [(measure, payoff) for measure, payoff in scored if measure.spatial]
        if len(tiles) > LocalRoom.TILES or len(spatial) > LocalRoom.MEASURES:
            raise NotCompiledError
        self._board = board
        corners_touch = any(measure.corners_touch for measure, _ in scored)
        self._tiles = [board.tile(tile, corners_touch=corners_touch) for tile in tiles]
        self._unit, gaps, best_gap = 0, 0, 0
        album, tight = board.local.album, not leaves_half_empty(board.local.album, tiles)
        max_units = len(album.empty) + sum(len(tile.stamps) for tile in tiles) + len(album.stamps)
        told = []
        for measure, payoff in spatial:
            address, count = board.measure(measure)
            most = max(payoff.steps)
            self._unit = max(self._unit, most)
            if board.local.gaps(measure) and most > best_gap:
                gaps, best_gap = address, most
            points = array("q", [payoff.at(units) for units in range(max_units + 1)])
            shared: list[int] = []
            for tile in tiles if count.groups else ():
                alike = [count.shared(stamp) for stamp in tile.stamps]
                shared += (alike + [-1] * LocalRoom.STAMPS)[: LocalRoom.STAMPS]
            told.append((address, most if count.lure and not tight else 0, points, array("i", shared)))
        task = {
            "empty": board.local.board.empty,
            "stride": board.local.board.grid.stride,
            "unit": self._unit,
            "tight": tight,
            "with_gaps": gaps,
            "tiles": [address for address, _, _ in self._tiles],
            "scored": told,
        }
        self._task = LAYOUTS["Task"].pack(task, board.address + LAYOUTS["Run"].form.size)

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

        ``known`` has the first space of the place of each tile that is not missing, by items. Where there are
        gaps, ``builds`` placements are built greedily; if one of them is better, the moves improve that one.
        """
        return self._search(rng, builds, steps, known)

    def _search(
        self, rng: Random, builds: int, steps: int, known: Mapping[int, Cell] | None = None
    ) -> list[PlacedTile]:
        places = [
            numbers.get(known[item], NO_SPOT) if known and item in known else NO_SPOT
            for item, (_, _, numbers) in enumerate(self._tiles)
        ]
        run = {
            "seed": rng.getrandbits(64),
            "builds": builds,
            "moves": steps,
            "from_known": known is not None,
            "known": tuple(places),
        }
        found = self._board.search(LAYOUTS["Run"].pack(run, 0) + self._task, len(places))
        spots = (spots[at] for at, (_, spots, _) in zip(found, self._tiles, strict=True) if at != NO_SPOT)
        return [spot.placed for spot in spots if spot.placed]


#: What ``local_search`` returns.
LocalSearch: TypeAlias = CompiledSearch | GreedySearch
