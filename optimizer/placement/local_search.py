"""The albums of local searches, and a search for where the compiled one cannot run.

A local search finds a good placement within hundredths of a second, for the exact searches to beat. Its
placements prove nothing, but an exact search that knows the best one has only to prove it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.album.album import Album, Cell, PlacedTile
from stockbook.models.album.bitboard import NOWHERE, Bitboard, FastCount, Gap, Spot, piece_of
from stockbook.models.album.stamps import Tile
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff

if TYPE_CHECKING:
    from stockbook.optimizer.placement.compiled_search import CompiledBoard


class LocalBoard:
    """An album with the places of tiles and the counters of measures, which local searches on it share.

    No tile is placed on the spaces that are ``closed``.
    """

    def __init__(self, album: Album, closed: Iterable[Cell] = ()) -> None:
        self.album = album
        #: The album in the memory of the compiled search, once that was asked for.
        self.compiled: CompiledBoard | None = None
        self.board = Bitboard.of(album)
        self._closed = self.board.grid.bits(closed)
        self._spots: dict[tuple[Tile, bool], list[Spot]] = {}
        self._counts: dict[Measure, FastCount] = {}
        self._gaps: dict[Measure, list[Gap]] = {}

    def spots(self, tile: Tile, *, corners_touch: bool) -> list[Spot]:
        """The places of a tile, with what is around its corners if these touch."""
        key = tile, corners_touch
        if key not in self._spots:
            found = (_spots_with_corners if corners_touch else Bitboard.spots)(self.board, tile)
            self._spots[key] = [spot for spot in found if not spot.cells & self._closed]
        return self._spots[key]

    def count(self, measure: Measure) -> FastCount:
        """The counter of a measure."""
        if measure not in self._counts:
            self._counts[measure] = measure.fast_count(self.board)
        return self._counts[measure]

    def gaps(self, measure: Measure) -> list[Gap]:
        """The gaps of units of a measure that a few tiles can complete by covering some spaces."""
        if measure not in self._gaps:
            found = measure.gaps(self.board)
            self._gaps[measure] = [gap for gap in found if not gap.spaces & self._closed]
        return self._gaps[measure]

    def units(self, placed: Iterable[PlacedTile], measures: Iterable[Measure]) -> dict[Measure, int]:
        """How many units of each measure the album has with these tiles."""
        grid = self.board.grid
        spots = [piece_of(each.tile, grid).at(grid.bit(each.cell)) for each in placed]
        empty = self.board.empty & ~sum(spot.cells for spot in spots)
        return {measure: self.count(measure)(empty, spots) for measure in measures}


def _spots_with_corners(board: Bitboard, tile: Tile) -> list[Spot]:
    """The places of a tile, with what is at its corners around it: tiles that meet there part regions."""
    down = board.grid.stride
    found = []
    for spot in board.spots(tile):
        level = spot.cells | spot.cells << 1 | spot.cells >> 1
        found.append(spot._replace(around=(level | level << down | level >> down) & ~spot.cells))
    return found


class GreedySearch:
    """A search for placements of new tiles that maximize the payoffs of what is scored; the others stay.

    Tiles are placed one after the other, in random order, each where it brings most then. It is asked as the
    compiled search, which does better, and does its work where that cannot run or does not know a measure;
    it makes no moves.
    """

    speed: ClassVar[int] = 1
    """How many placements it builds where one is asked for."""

    def __init__(
        self, local: LocalBoard, tiles: Sequence[Tile], scored: Sequence[tuple[Measure, Payoff]]
    ) -> None:
        corners_touch = any(measure.corners_touch for measure, _ in scored)
        self._empty = local.board.empty
        self._spots = [local.spots(tile, corners_touch=corners_touch) for tile in tiles]
        self._counts = [(local.count(measure), payoff) for measure, payoff in scored if measure.spatial]
        self._pays = any(max(payoff.steps) > 0 for _, payoff in self._counts)

    @property
    def useful(self) -> bool:
        """Whether any points depend on where the tiles lie."""
        return self._pays and any(self._spots)

    def best_built(self, rng: Random, builds: int, steps: int) -> list[PlacedTile]:
        """The best of some placements, which are built greedily."""
        return self._best([NOWHERE] * len(self._spots), rng, builds)

    def complete(
        self, known: Mapping[int, Cell], rng: Random, steps: int, builds: int = 0
    ) -> list[PlacedTile]:
        """A placement with the tiles that are missing where they bring most.

        ``known`` has the first space of the place of each tile that is not missing, by items.
        """
        begun = [
            next((spot for spot in spots if spot.placed and spot.placed.cell == known.get(item)), NOWHERE)
            for item, spots in enumerate(self._spots)
        ]
        return self._best(begun, rng, 1)

    def _best(self, begun: Sequence[Spot], rng: Random, builds: int) -> list[PlacedTile]:
        built = (self._built(begun, rng) for _ in range(builds))
        return [spot.placed for spot in max(built, key=self._points) if spot.placed]

    def _built(self, begun: Sequence[Spot], rng: Random) -> list[Spot]:
        """A placement with a place for each tile that fits where it has none."""
        chosen = list(begun)
        for item in rng.sample(range(len(chosen)), len(chosen)):
            if chosen[item] is NOWHERE:
                full = ~self._left_empty(chosen)
                fitting = [spot for spot in self._spots[item] if not spot.cells & full]
                spots = [spot for spot in fitting if spot.around & full] or fitting
                rng.shuffle(spots)
                others = chosen[:item], chosen[item + 1 :]
                chosen[item] = max(
                    spots, key=lambda spot: self._points([*others[0], spot, *others[1]]), default=NOWHERE
                )
        return chosen

    def _points(self, chosen: Sequence[Spot]) -> int:
        empty = self._left_empty(chosen)
        return sum(payoff.at(count(empty, chosen)) for count, payoff in self._counts)

    def _left_empty(self, chosen: Iterable[Spot]) -> int:
        """The bitboard of the spaces that these places leave empty."""
        return self._empty & ~sum(spot.cells for spot in chosen)
