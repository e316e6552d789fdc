"""Local search: a good placement within hundredths of a second, for the exact searches to beat.

Simulated annealing on bitboards: one tile at a time moves to another place that touches something, or,
on full albums, pushes others away where it finds none. It starts hot from a random placement, or cold from
one that is built greedily. Its placements prove nothing, but an exact search that knows the best one has only
to prove it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from math import exp
from random import Random
from typing import TYPE_CHECKING, ClassVar

from stockbook.models.album.album import Album, Cell, PlacedTile
from stockbook.models.album.bitboard import (
    NOWHERE,
    Bitboard,
    FastCount,
    FastEstimate,
    Gap,
    Spot,
    bits_of,
    piece_of,
)
from stockbook.models.album.stamps import Tile
from stockbook.models.contests.measure import Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.places import leaves_half_empty

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
        """The places of a tile, with what is around its corners if these touch."""
        key = tile, corners_touch
        if key not in self._spots:
            self._spots[key] = (_spots_with_corners if corners_touch else Bitboard.spots)(self.board, tile)
        return self._spots[key]

    def covering(self, tile: Tile, *, corners_touch: bool) -> Mapping[int, Sequence[Spot]]:
        """The places of a tile by each space that they cover, a board of one bit."""
        key = tile, corners_touch
        if key not in self._covering:
            found: dict[int, list[Spot]] = defaultdict(list)
            for spot in self.spots(tile, corners_touch=corners_touch):
                for bit in bits_of(spot.cells):
                    found[1 << bit].append(spot)
            self._covering[key] = found
        return self._covering[key]

    def count(self, measure: Measure) -> FastCount:
        """The counter of a measure."""
        if measure not in self._counts:
            self._counts[measure] = measure.approximate_count(self.board)
        return self._counts[measure]

    def lure(self, measure: Measure) -> FastEstimate | None:
        """The lures that draw tiles to where a measure nearly counts, if there are any."""
        if measure not in self._lures:
            self._lures[measure] = measure.lure(self.board)
        return self._lures[measure]

    def gaps(self, measure: Measure) -> list[Gap]:
        """The gaps of units of a measure that a few tiles can complete by covering some spaces."""
        if measure not in self._gaps:
            self._gaps[measure] = measure.gaps(self.board)
        return self._gaps[measure]

    def units(self, placed: Iterable[PlacedTile], measures: Iterable[Measure]) -> dict[Measure, int]:
        """How many units of each measure the album has with these tiles."""
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


#: Places tried at most to cover the spaces that a unit lacks.
MOST_TRIES = 40


def cover(
    gap: Gap, empty: int, covering: Mapping[int, Mapping[int, Sequence[Spot]]], rng: Random
) -> dict[int, Spot]:
    """Places of some tiles, by items, that complete a unit together; none if some tries find none.

    A part of what the unit lacks may be covered already. ``empty`` has the spaces that may be covered;
    ``covering``, for the items that have no place yet, the places by the space that they cover, a board of
    one bit.
    """
    chosen: dict[int, Spot] = {}
    tries = MOST_TRIES

    def covered(left: int, empty: int) -> bool:
        nonlocal tries
        if not left:
            return True
        space, full = left & -left, ~empty
        spots = [
            (item, spot)
            for item, places in covering.items()
            if item not in chosen
            for spot in places.get(space, ())
            if not (spot.cells & full or (gap.point and not gap.covered_by(spot)))
        ]
        rng.shuffle(spots)
        for item, spot in spots:
            tries -= 1
            if tries < 0:
                return False
            chosen[item] = spot
            if covered(left & ~spot.cells, empty & ~spot.cells):
                return True
            del chosen[item]
        return False

    covered(gap.spaces & empty, empty)
    return chosen


#: Temperature at the start and at the end, in units of the measure that pays most for one.
HOT, COLD = 0.3, 0.15
#: Temperature of the last moves, which start from the best so far: one for so many of the others.
FROZEN, MOVES_PER_FROZEN_MOVE = 0.1, 4
#: Moves between two looks at whether to stop.
MOVES_PER_LOOK = 100
#: Random places tried for a tile that has to move.
TRIES = 8


@dataclass(frozen=True)
class LocalRun:
    """A run of the local search."""

    #: Number of moves that are tried.
    moves: int
    #: Whether it begins with a placement that is built greedily, not with a random one.
    greedy: bool
    #: Number of placements that are built greedily, where the compiled search runs; 0 where it does not.
    builds: int = 0


class LocalSearch:
    """A search for placements of new tiles that maximize the payoffs of what is scored; the others stay."""

    speed: ClassVar[int] = 1
    """How many placements it builds where one is asked for."""

    def __init__(
        self, local: LocalBoard, tiles: Sequence[Tile], scored: Sequence[tuple[Measure, Payoff]]
    ) -> None:
        album = local.album
        self._empty, self._grid = local.board.empty, local.board.grid
        corners_touch = any(measure.corners_touch for measure, _ in scored)
        self._spots = [local.spots(tile, corners_touch=corners_touch) for tile in tiles]
        self._closed = 0
        # Pushing tiles away helps only where there is little room, and lures only where there is much.
        #: Whether the new tiles would fill more than half of the empty spaces.
        self.tight = not leaves_half_empty(album, tiles)
        #: Whether its first runs should be long: there is room, and something is scored that is slow to prove
        #: without a good plan.
        self.long_first = not self.tight and any(measure.long_first_search for measure, _ in scored)
        self._counts: list[tuple[FastCount, list[int]]] = []
        self._lures: list[tuple[FastEstimate, int]] = []
        self._unit = 0
        #: Those of the measure that pays most for a unit, of all that have gaps.
        self._gaps: Sequence[Gap] = ()
        best_gap = 0
        max_units = len(album.empty) + sum(len(tile.stamps) for tile in tiles) + len(album.stamps)
        for measure, payoff in scored:
            if measure.spatial:
                count = local.count(measure)
                self._counts.append((count, [payoff.at(units) for units in range(max_units + 1)]))
                self._unit = max(self._unit, *payoff.steps)
                gaps = local.gaps(measure)
                if gaps and max(payoff.steps) > best_gap:
                    self._gaps, best_gap = gaps, max(payoff.steps)
            lure = None if self.tight else local.lure(measure)
            if lure:
                self._lures.append((lure, max(payoff.steps)))
        with_gaps = tiles if self._gaps else ()
        self._covering = [local.covering(tile, corners_touch=corners_touch) for tile in with_gaps]

    @property
    def useful(self) -> bool:
        """Whether any points depend on where the tiles lie."""
        return self._unit > 0 and any(self._spots)

    @property
    def greedy(self) -> bool:
        """Whether placements built greedily are good: where there is room, only if they complete units."""
        return bool(self._gaps) or not self.long_first

    def restricted_to(self, items: Iterable[int], empty: Iterable[Cell] = ()) -> LocalSearch:
        """The same search for some of the tiles, which leave these spaces empty."""
        search, closed = copy(self), self._closed | self._grid.bits(empty)
        items = list(items)
        search._spots = [[spot for spot in self._spots[item] if not spot.cells & closed] for item in items]
        search._covering = [self._covering[item] for item in items if self._gaps]
        search._gaps = [gap for gap in self._gaps if not gap.spaces & closed]
        search._closed = closed
        return search

    def run(self, rng: Random, steps: int, stopped: Callable[[], bool] = lambda: False) -> list[PlacedTile]:
        """Anneal once from a random start; every tile that still fits is placed.

        So many moves are tried, unless ``stopped``, called now and then, says to end with the best so far.
        """
        best = [NOWHERE] * len(self._spots)
        self._fill(best, rng)
        best = self._anneal(best, rng, steps, HOT, COLD, stopped)
        best = self._anneal(best, rng, steps // MOVES_PER_FROZEN_MOVE, FROZEN, FROZEN, stopped)
        return self._filled(best, rng)

    def build(self, rng: Random, steps: int, stopped: Callable[[], bool] = lambda: False) -> list[PlacedTile]:
        """Build a placement greedily, then improve it with cold moves; every tile that still fits is placed.

        Gaps that a few tiles can fill come first, since no single move completes a unit there; then each
        tile is placed where it brings most, both in random order.
        """
        best = self._anneal(self._built(rng), rng, steps, COLD, FROZEN, stopped)
        return self._filled(best, rng)

    def best_built(self, rng: Random, builds: int, steps: int) -> list[PlacedTile]:
        """Build some placements greedily, improve each with cold moves, and return the best one."""
        found = [
            self._anneal(self._built(rng), rng, steps, COLD, FROZEN, lambda: False) for _ in range(builds)
        ]
        best = max(found, key=self._points)
        return self._filled(best, rng)

    def complete(
        self, known: Mapping[int, Cell], rng: Random, steps: int, builds: int = 0
    ) -> list[PlacedTile]:
        """Place the tiles that are missing where they bring most, then improve all with cold moves.

        ``known`` has the first space of the place of each tile that is not missing, by items. Where there are
        gaps, ``builds`` placements are built greedily; if one of them is better, the moves improve that one.
        """
        places = [{spot.placed.cell: spot for spot in spots if spot.placed} for spots in self._spots]
        best = [NOWHERE] * len(places)
        for item, cell in known.items():
            best[item] = places[item].get(cell, NOWHERE)
        for item in range(len(best)):
            if best[item] is NOWHERE:
                self._insert(best, item, rng)
        if self._gaps and builds:
            best = max([best, *(self._built(rng) for _ in range(builds))], key=self._points)
        best = self._anneal(best, rng, steps, COLD, FROZEN, lambda: False)
        return self._filled(best, rng)

    def _built(self, rng: Random) -> list[Spot]:
        """A placement built greedily."""
        built = [NOWHERE] * len(self._spots)
        for gap in rng.sample(self._gaps, len(self._gaps)):
            # A tile that covers a part of it for another unit may have no corner where this one needs it.
            if not gap.point or all(gap.covered_by(spot) for spot in built if spot.cells & gap.spaces):
                places = {item: self._covering[item] for item, spot in enumerate(built) if spot is NOWHERE}
                for item, spot in cover(gap, self._left_empty(built) & ~self._closed, places, rng).items():
                    built[item] = spot
        for item in rng.sample(range(len(built)), len(built)):
            if built[item] is NOWHERE:
                self._insert(built, item, rng)
        return built

    def _points(self, chosen: list[Spot]) -> int:
        """The points of a placement, less a unit for each tile without a place."""
        empty = self._left_empty(chosen)
        scored = sum(points[count(empty, chosen)] for count, points in self._counts)
        return scored - self._unit * _missing(chosen)

    def _insert(self, chosen: list[Spot], item: int, rng: Random) -> None:
        """Place a tile where most is scored then, if it fits; beside something, if it fits there."""
        empty = self._left_empty(chosen)
        full = ~empty
        fitting = [spot for spot in self._spots[item] if not spot.cells & full]
        spots = [spot for spot in fitting if spot.around & full] or fitting
        first = int(rng.random() * len(spots))
        best_points, best = 0, NOWHERE
        for spot in spots[first:] + spots[:first]:
            chosen[item] = spot
            left = empty & ~spot.cells
            total = sum(points[count(left, chosen)] for count, points in self._counts)
            if best is NOWHERE or total > best_points:
                best_points, best = total, spot
        chosen[item] = best

    def _anneal(
        self, best: list[Spot], rng: Random, steps: int, hot: float, cold: float, stopped: Callable[[], bool]
    ) -> list[Spot]:
        """Anneal from here, while the temperature falls from hot to cold; returns the best on the way."""
        # The innermost loop: attributes are looked up once, and what a move may change is kept up to date.
        random, tries = rng.random, range(TRIES)
        spots, tiles, counts, unit = self._spots, len(self._spots), self._counts, self._unit
        lures = self._lures
        chosen, empty, missing = list(best), self._left_empty(best), _missing(best)
        best_score = self._points(best)
        # What is nearly a unit brings nothing yet, but counts here.
        current = best_score + sum(unit_points * lure(empty, chosen) for lure, unit_points in lures)
        for step in range(steps):
            if not step % MOVES_PER_LOOK and stopped():
                break
            item = int(random() * tiles)
            places = spots[item]
            if not places:
                continue
            old, before = chosen[item], None
            room = empty | old.cells
            full = ~room
            for _ in tries:
                spot = places[int(random() * len(places))]
                if not spot.cells & full and spot.around & full and spot is not old:
                    chosen[item] = spot
                    left = room & ~spot.cells
                    absent = missing - (old is NOWHERE)
                    break
            else:
                if not self.tight:
                    continue
                before = list(chosen)
                left = self._push(chosen, item, spot, room, rng)
                absent = _missing(chosen)
            # A tile without a place is no gain for any contest; its room may be what the others need.
            score = -unit * absent
            for count, points in counts:
                score += points[count(left, chosen)]
            lured: float = score
            for lure, unit_points in lures:
                lured += unit_points * lure(left, chosen)
            temperature = unit * (hot + (cold - hot) * step / steps)
            if lured >= current or random() < exp((lured - current) / temperature):
                empty, current, missing = left, lured, absent
                if score > best_score:
                    best_score, best = score, list(chosen)
            elif before:
                chosen = before
            else:
                chosen[item] = old
        return best

    def _left_empty(self, chosen: Iterable[Spot]) -> int:
        """The bitboard of the spaces that these places leave empty."""
        return self._empty & ~sum(spot.cells for spot in chosen)

    def _push(self, chosen: list[Spot], item: int, spot: Spot, room: int, rng: Random) -> int:
        """Place a tile where others may lie, which go elsewhere or nowhere; returns the empty spaces."""
        random = rng.random
        chosen[item] = spot
        waiting = []
        for other_item, other in enumerate(chosen):
            if other_item != item and (other is NOWHERE or other.cells & spot.cells):
                room |= other.cells
                chosen[other_item] = NOWHERE
                waiting.append(other_item)
        room &= ~spot.cells
        for other_item in waiting:
            places = self._spots[other_item]
            for _ in range(TRIES if places else 0):
                spot = places[int(random() * len(places))]
                if not spot.cells & ~room:
                    chosen[other_item] = spot
                    room &= ~spot.cells
                    break
        return room

    def _filled(self, chosen: list[Spot], rng: Random) -> list[PlacedTile]:
        """A placement after every tile that still fits was placed."""
        self._fill(chosen, rng)
        return [spot.placed for spot in chosen if spot.placed]

    def _fill(self, chosen: list[Spot], rng: Random) -> None:
        """Place every tile that has no place and fits, the ones with the fewest places first."""
        empty = self._left_empty(chosen)
        for item in sorted(range(len(chosen)), key=lambda item: len(self._spots[item])):
            if chosen[item] is NOWHERE:
                free = [spot for spot in self._spots[item] if not spot.cells & ~empty]
                if free:
                    chosen[item] = rng.choice(free)
                    empty &= ~chosen[item].cells


def _missing(chosen: Iterable[Spot]) -> int:
    """Number of tiles without a place."""
    return sum(spot is NOWHERE for spot in chosen)
