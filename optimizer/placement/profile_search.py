"""Dynamic programming over profiles: the best placements of many sets of tiles at once, all proved.

Where the units of all that is scored are seen space by space, as holes, regions, surrounded stamps, corners
and edges are, an album can be decided row by row. What is still to come depends on its *profile* alone: what
the last spaces decided look like, and which tiles are left. Of all ways to a profile only the best goes on,
so where the rest of the album is narrow, some hundred thousand profiles stand for all placements. Which tiles
are left is a part of them anyhow: one search answers for many sets. ``profile_search.c`` does it, compiled to
WebAssembly (``make wasm``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain, product
from math import exp, inf, prod
from operator import mul
from typing import Any

from stockbook.models.album.album import Album, Cell, PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests.measure import Measure, ProfileKind
from stockbook.models.contests.payoff import Payoff
from stockbook.optimizer.compiled.layouts import ProfileRoom, Status
from stockbook.optimizer.compiled.web_assembly import Instance, NotCompiledError
from stockbook.optimizer.solver.outcome import Outcome


@dataclass(frozen=True)
class AlbumView:
    """A way to look at an album."""

    #: Whether its columns are the rows.
    transposed: bool
    #: Whether left and right, or top and bottom, of what is seen then are exchanged.
    mirrored: bool
    upside_down: bool

    def shape(self, album: Album) -> tuple[int, int]:
        """The width and height that are seen."""
        return (album.height, album.width) if self.transposed else (album.width, album.height)

    def turn(self, album: Album, cell: Cell, width: int, height: int) -> tuple[int, int, int, int]:
        """A rectangle, given by its first space, as it is seen: column, row, width and height."""
        if self.transposed:
            cell, width, height = cell[::-1], height, width
        return *self._mirror(album, cell, width, height), width, height

    def turn_back(self, album: Album, cell: Cell, width: int, height: int) -> Cell:
        """The first space on the album of a tile whose first space is seen at ``cell``."""
        if not self.transposed:
            return self._mirror(album, cell, width, height)
        column, row = self._mirror(album, cell, height, width)
        return row, column

    def _mirror(self, album: Album, cell: Cell, width: int, height: int) -> Cell:
        (column, row), shape = cell, self.shape(album)
        if self.mirrored:
            column = shape[0] - column - width
        if self.upside_down:
            row = shape[1] - row - height
        return column, row


#: All of them.
VIEWS = tuple(AlbumView(*each) for each in product((False, True), repeat=3))


#: The most points of a measure, and ways to have some of the most tiles of each size.
POINTS, WAYS = 1_000_000, 20_000
#: The most profiles that a search should be expected to have.
MOST_EXPECTED = 40_000_000
#: By which factor a free space more in profiles makes more of them: to guess how many there are, and for
#: views. There the last profiles count e ** -LATE of the first: where nearly all tiles are placed, most are
#: known to be too poor. These suited sets of the cuts of the benchmark best.
GROWTH, VIEW_GROWTH, LATE = 2.0, 1.3, 3.0
#: These factors for each number of free spaces.
WEIGHTS = [GROWTH**free for free in range(64)]
VIEW_WEIGHTS = [VIEW_GROWTH**free for free in range(64)]
#: Profiles that it looks at before it may be stopped, some milliseconds; and seconds for each of them.
SLICE, SECONDS = 20_000, 4e-7
#: The width and height of a tile, and whether it is a double whose two stamps are seen.
TileSize = tuple[int, int, bool]
#: Some tiles: how many of each size, in their order.
TileSet = tuple[tuple[TileSize, int], ...]


@dataclass(frozen=True)
class Optimum:
    """A best placement of a set of tiles."""

    #: The points of what is scored.
    points: int
    #: The size and the first space of each tile.
    places: tuple[tuple[TileSize, Cell], ...]

    def placed(self, tiles: Iterable[Tile]) -> list[PlacedTile]:
        """The placement with some of these tiles, which have the sizes that it needs and maybe more."""
        stamps = any(double for (_, _, double), _ in self.places)
        left = sorted(tiles, key=lambda tile: len(tile.stamps))
        found = []
        for size, cell in self.places:
            tile = next(tile for tile in left if tile_size(tile, stamps=stamps) == size)
            left.remove(tile)
            found.append(PlacedTile.at(tile, cell))
        return found


@dataclass(frozen=True)
class ProfileOutcome(Outcome):
    """The result of a search; its work is in seconds of an ordinary machine."""

    #: The sets with more points than their cutoffs; where all is proved, the others bring no more than these.
    optima: Mapping[TileSet, Optimum]


@dataclass(frozen=True)
class ProfileProblem:
    """An album, what is scored, and the sets of tiles that are asked for, of which all tiles are placed."""

    album: Album
    #: What the units of each measure pay; all of those that depend on where the tiles lie.
    payoffs: Mapping[ProfileKind, Payoff]
    #: Points that the placements of each set have to exceed to matter.
    cutoffs: Mapping[TileSet, int]

    @cached_property
    def sizes(self) -> Counter[TileSize]:
        """The most tiles of each size that a set has."""
        most = Counter[TileSize]()
        for size, many in chain.from_iterable(self.cutoffs):
            most[size] = max(many, most[size])
        return most

    @cached_property
    def view(self) -> AlbumView:
        """The view of the album with the fewest profiles, as far as it is known before."""
        return min(VIEWS, key=self._view_cost)

    def _view_cost(self, view: AlbumView) -> float:
        frees = _free_spaces(self.album, view)
        weights = map(VIEW_WEIGHTS.__getitem__, frees)
        return sum(map(mul, weights, _late_weights(len(frees))), 0.0)

    @property
    def left(self) -> TileSize | None:
        """The size of a tile that lies in the left half of an empty album: the largest of which there is one.

        The mirror image of a placement brings the same.
        """
        alone = [size for size, many in self.sizes.items() if many == 1 and not self.album.tiles]
        return max(alone, key=lambda size: size[0] * size[1], default=None)

    @property
    def suits(self) -> bool:
        """Whether a search has room for the problem, and should not take too long."""
        stamps = len(self.album.stamps) + 2 * self.sizes.total()
        points = max((payoff.at(ProfileRoom.UNITS) for payoff in self.payoffs.values()), default=0)
        sides = self.album.width, self.album.height
        if (
            max(sides) > ProfileRoom.SIDE
            or stamps >= ProfileRoom.UNITS
            or points > POINTS
            or not self.cutoffs
        ):
            return False
        if max(map(abs, self.cutoffs.values())) > POINTS or self.sizes.total() > ProfileRoom.TILES:
            return False
        if len(self.sizes) > ProfileRoom.SIZES or prod(many + 1 for many in self.sizes.values()) > WAYS:
            return False
        return self.expected <= MOST_EXPECTED

    @property
    def expected(self) -> float:
        """A rough number of profiles, of which a search mostly looks at a part."""
        profiles = sum(map(WEIGHTS.__getitem__, _free_spaces(self.album, self.view)))
        return profiles * len(self._sets_on_the_way)

    @property
    def _sets_on_the_way(self) -> set[tuple[int, ...]]:
        """How many tiles of each size may be placed by some moment."""
        found: set[tuple[int, ...]] = set()
        for each in self.cutoffs:
            many = dict(each)
            most = tuple(many.get(size, 0) for size in self.sizes)
            if most not in found:  # Else all that lead to it are found too.
                found.update(product(*(range(number + 1) for number in most)))
        return found


def tile_set(tiles: Iterable[Tile], kinds: Iterable[ProfileKind]) -> TileSet:
    """How many of the tiles have each size; doubles count apart where a measure sees their two stamps."""
    stamps = not {ProfileKind.SURROUNDED, ProfileKind.CORNERS}.isdisjoint(kinds)
    return tuple(sorted(Counter(tile_size(tile, stamps=stamps) for tile in tiles).items()))


def tile_size(tile: Tile, *, stamps: bool) -> TileSize:
    """The size of a tile; ``stamps``: whether the two stamps of a double are seen."""
    return tile.width, tile.height, stamps and len(tile.stamps) > 1


def payoffs_by_kind(scored: Iterable[tuple[Measure, Payoff]]) -> dict[ProfileKind, Payoff] | None:
    """The payoffs of what depends on places; None where a search cannot see all of it."""
    found: dict[ProfileKind, Payoff] = {}
    for measure, payoff in scored:
        if measure.spatial:
            kind = measure.profile_kind
            if kind is None:
                return None
            found[kind] = found[kind] + payoff if kind in found else payoff
    return found


@cache
def _late_weights(many: int) -> list[float]:
    """The weights of so many profiles, from the first to the last."""
    return [exp(-LATE * number / many) for number in range(many)]


def _free_spaces(album: Album, view: AlbumView) -> list[int]:
    """How many columns of each profile have a free space just above or below its line, in their order."""
    width, height = view.shape(album)
    free = [[True] * width for _ in range(height)]
    for placed in album.tiles:
        x, y, wide, high = view.turn(album, placed.cell, placed.tile.width, placed.tile.height)
        for row in free[y : y + high]:
            row[x : x + wide] = [False] * wide
    blocked = [False] * width
    # Whether a column is free when its spaces down to row y - 1 are decided.
    ends = [
        [a or b for a, b in zip(above, below, strict=True)]
        for above, below in zip([blocked, *free], [*free, blocked], strict=True)
    ]
    return [sum(ends[y + 1][:x]) + sum(ends[y][x:]) for y in range(height) for x in range(width)]


class ProfileSearch:
    """A search for the best placements of some sets of tiles, which is used as ``Search``, that of CP-SAT.

    The problem has to ``suit``. It ends after ``most_work``, in seconds of an ordinary machine. Where there
    are better placements it searches twice: for their points, which takes half of the memory, then for them.
    """

    def __init__(self, problem: ProfileProblem, most_work: float = inf) -> None:
        self._problem = problem
        self._most_work = most_work
        self._sizes = list(problem.sizes)
        self._stopped = False
        #: Work of the first search, once the second has begun.
        self._worked = 0.0
        self._second = False
        self._cutoffs = problem.cutoffs
        self._compiled = self._begun()

    def raise_cutoffs(self, points: int) -> None:
        """Look only for placements with more points than this, from now on."""
        self._cutoffs = {tiles: max(points, cutoff) for tiles, cutoff in self._cutoffs.items()}
        self._compiled.call("raise", points)

    def stop(self) -> None:
        """End ``run`` soon; it goes on when it is called again."""
        self._stopped = True

    def run(self, work: float = inf) -> ProfileOutcome:
        """Search until all is proved, so much work more is done, there is too much of it, or ``stop``."""
        begun, found = self._work, None
        try:
            while found is None and self._work < min(begun + work, self._most_work) and not self._stopped:
                found = self._advance()
        except NotCompiledError:
            self._most_work = 0.0
        self._stopped = False
        work = self._work - begun
        return ProfileOutcome(None, None, None, found is not None, 0, 0, work, found or {})

    def _advance(self) -> dict[TileSet, Optimum] | None:
        """Look at some more profiles, and return the optima once all is proved.

        Raises ``NotCompiledError`` where it has no room or no memory to go on.
        """
        status = self._compiled.call("advance", SLICE)
        if status == Status.FULL:
            raise NotCompiledError
        if status == Status.WAITING:
            return None
        better = dict(self._better())
        if self._second or not better:
            return {tiles: Optimum(*each) for tiles, each in better.items()}
        self._second = True
        self._cutoffs = {tiles: points - 1 for tiles, (points, _) in better.items()}
        self._worked, self._compiled = self._work, self._begun()
        return None

    @property
    def exhausted(self) -> bool:
        """Whether it has ended without a proof."""
        return self._work >= self._most_work

    @property
    def _work(self) -> float:
        return self._worked + self._compiled.call("worked") * SECONDS

    def _begun(self) -> Instance:
        compiled = Instance("profile_search")
        compiled.call("begin", compiled.tell("Problem", **self._told()))
        return compiled

    def _better(self) -> Iterator[tuple[TileSet, tuple[int, tuple[tuple[TileSize, Cell], ...]]]]:
        """The sets that have placements above their cutoffs: their points, and in the second search one."""
        for number, (tiles, cutoff) in enumerate(self._cutoffs.items()):
            points = int(self._compiled.call("points", number))
            if points > cutoff:
                yield tiles, (points, tuple(self._places(number)) if self._second else ())

    def _places(self, number: int) -> Iterable[tuple[TileSize, Cell]]:
        album, view = self._problem.album, self._problem.view
        address = int(self._compiled.call("placement", number))
        many = sum(each for _, each in list(self._cutoffs)[number])
        for size, place in self._compiled.read("Placed", address, many):
            width, height, _ = self._sizes[size]
            row, column = divmod(place, view.shape(album)[0])
            yield self._sizes[size], view.turn_back(album, (column, row), width, height)

    def _told(self) -> dict[str, Any]:
        """The problem as its layout has it."""
        problem, view = self._problem, self._problem.view
        width, height = view.shape(problem.album)
        measures = []
        for kind in ProfileKind:
            payoff = problem.payoffs.get(kind, Payoff())
            pay = [payoff.at(units) for units in range(ProfileRoom.UNITS + 1)]
            measures.append((kind in problem.payoffs, bool(payoff.table), pay))
        sizes, steps, step = [], {}, 1
        for size in self._sizes:
            wide, high, half = size
            sides = (high, wide) if view.transposed else (wide, high)
            sizes.append((*sides, half, problem.sizes[size], size == problem.left, step))
            steps[size] = step
            step *= problem.sizes[size] + 1
        fixed = [
            view.turn(problem.album, (s.column, s.row), s.stamp.width, s.stamp.height)
            for s in problem.album.stamps
        ]
        targets = [
            (sum(steps[size] * many for size, many in tiles), cutoff)
            for tiles, cutoff in self._cutoffs.items()
        ]
        return {
            "keeps_ways": self._second,
            "width": width,
            "height": height,
            "measures": measures,
            "sizes": sizes,
            "fixed": fixed,
            "targets": targets,
        }
