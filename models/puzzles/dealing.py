"""Placement puzzles: their kinds and levels, and positions dealt for them with invented tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from random import Random
from typing import TypeVar

from stockbook.models.album.album import SIDE, Album, Cell, PlacedTile, neighbors, rectangle
from stockbook.models.album.stamps import COLORS, FOOTPRINTS, THEMES, Size, Stamp, Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import LAST_ROUND, Player, Position

T = TypeVar("T")

#: (width, height) -> number of tiles in the printed game. Small and large squares, short and long rectangles
#: and forever stamps are as printed; half of the rectangles are taken to stand upright (invented).
MIX = {(2, 2): 30, (3, 3): 30, (2, 3): 30, (3, 2): 30, (2, 4): 15, (4, 2): 15, (1, 1): 15}
#: Values, as often as they come (invented); None is a canceled stamp.
VALUES = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, None, None, -1, -2)
#: One stamp in ``RARE_IN`` is rare, one long rectangle in ``DOUBLE_IN`` a double (invented).
RARE_IN, DOUBLE_IN = 20, 3
#: Style of a player who places stamps: weights of contact, holes and corners, and of chance.
Style = tuple[float, float, float, float]


def choose(rng: Random, options: Sequence[T]) -> T:
    """Draw one of the options. Only ``Random.random`` is promised to stay the same in later Pythons."""
    return options[int(rng.random() * len(options))]


def shuffled(rng: Random, items: Sequence[T]) -> list[T]:
    """The items in random order, for the same reason without ``Random.shuffle``."""
    return [items[i] for _, i in sorted((rng.random(), i) for i in range(len(items)))]


def stack(rng: Random) -> list[Tile]:
    """Invent all tiles of a game, shuffled."""
    tiles = [_tile(rng, *size) for size, many in MIX.items() for _ in range(many)]
    return shuffled(rng, tiles)


def spot(rng: Random, album: Album, tile: Tile, style: Style) -> PlacedTile | None:
    """The place where a player of this style puts a tile; None where it fits nowhere.

    Holes are counted only for the twelve places that are best without them.
    """
    contact, holes, corners, stray = style
    points = {point for stamp in album.stamps for point in stamp.corners()}
    rated = []
    for cell in album.fits(tile.width, tile.height):
        here = PlacedTile.at(tile, cell)
        edge = sum(out not in album.empty for stamp in here.stamps() for _, out in stamp.borders())
        value = contact * edge / (2 * (tile.width + tile.height))
        value += corners * sum(end in points for end in here.corners()) / 4
        rated.append((value + stray * rng.random(), here))
    rated.sort(reverse=True)
    if holes:
        rated = [(value + holes * _holes(album, here), here) for value, here in rated[:12]]
    return max(rated)[1] if rated else None


def _tile(rng: Random, width: int, height: int) -> Tile:
    if (width, height) == (1, 1):
        return Tile.of(Stamp(1, 1))
    if {width, height} == {2, 4} and rng.random() * DOUBLE_IN < 1:
        return Tile.double(_stamp(rng, 2, 2), _stamp(rng, 2, 2), upright=height == 4)
    return Tile.of(_stamp(rng, width, height))


def _stamp(rng: Random, width: int, height: int) -> Stamp:
    if rng.random() * RARE_IN < 1:
        return Stamp(width, height, value=choose(rng, (4, 5, 6)), rare=True)
    return Stamp(width, height, choose(rng, COLORS), choose(rng, THEMES), choose(rng, VALUES))


def _holes(album: Album, here: PlacedTile) -> int:
    """Holes of one or two spaces that the tile would leave."""
    return sum(len(region) <= 2 for region in album.with_tiles([here]).empty_regions)


class PuzzleLevel(StrEnum):
    """The level of a puzzle: how far a player who looks two stamps ahead falls short (docs/puzzles.md)."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class PuzzleKind(StrEnum):
    """The kind of a puzzle: a contest to score in, or an empty area to fill exactly."""

    CONTEST = "contest"
    FIT = "fit"


def left_over(position: Position, placed: Sequence[PlacedTile]) -> list[tuple[int, Tile]]:
    """(item, tile) of each tile that the first steps of a legal move leave over although it still fits."""
    waiting = list(enumerate(position.place))
    for each in placed:
        waiting.remove(next(entry for entry in waiting if entry[1] == each.tile))
    album = position.album.with_tiles(placed)
    return [(item, tile) for item, tile in waiting if any(True for _ in album.fits(tile.width, tile.height))]


SIZES = tuple(size for size in FOOTPRINTS if size != (1, 1))
SPACES = tuple(rectangle(0, 0, SIDE, SIDE))
#: Weight of chance against the distance from the preferred area, so that sizes mix.
STRAY = 6
#: Number of steps after which another beginning is tried.
PATIENCE = 1000


def tiling(rng: Random, area: float = 6.5) -> list[tuple[Cell, Size]]:
    """(cell, size) of stamps that fill the album exactly; sizes of about this area are preferred."""
    while True:
        found = _fill(rng, area)
        if found:
            return found


def faces(rng: Random, *, doubles: bool = True) -> dict[Size, list[Tile]]:
    """Invent the tiles of a game by size, shuffled."""
    found: dict[Size, list[Tile]] = {}
    for tile in stack(rng):
        if doubles or not tile.is_double:
            found.setdefault((tile.width, tile.height), []).append(tile)
    return found


def _fill(rng: Random, area: float) -> list[tuple[Cell, Size]]:
    """Tile the album space by space, backtracking where nothing fits; empty if that takes too long."""
    empty, placed = set(SPACES), list[tuple[Cell, Size]]()
    steps = 0

    def fill() -> bool:
        nonlocal steps
        steps += 1
        first = next((cell for cell in SPACES if cell in empty), None)
        if first is None:
            return True
        for _, size in sorted((abs(w * h - area) + STRAY * rng.random(), (w, h)) for w, h in SIZES):
            cells = set(rectangle(*first, *size))
            if cells <= empty and steps < PATIENCE:
                empty.difference_update(cells)
                placed.append((first, size))
                if fill():
                    return True
                placed.pop()
                empty.update(cells)
        return False

    return placed if fill() else []


EDGES = "edges 10"
#: Contests that tell placements apart. With others there is hardly ever a single best placement: a group
#: grows to the same size in many ways, and most and second, sets and counts do not ask for places.
CONTESTS = ("surrounded 3", "holes 1x1 2", "holes 1x2 3", "perfect-corners 4", "regions 2", EDGES)
#: What a perfect fit is played for: nothing less than a full album surrounds every stamp.
FIT_CONTEST = "surrounded 1"
STYLE: Style = (3.0, 0.0, 0.0, 0.3)


def deal_contest(rng: Random, contest: str, new: int, room: int) -> Position:
    """Deal a Sunday with one of ``CONTESTS``, ``new`` stamps to place, and about ``room`` empty spaces.

    The stamps to place differ in size: two of one size could mostly be swapped without any loss.
    """
    deal = _gaps_at_the_edges if contest == EDGES else _tight_album
    return _position(Contest.parse(contest), *deal(rng, new, room))


def _tight_album(rng: Random, new: int, room: int) -> tuple[Album, list[Tile]]:
    """An album as a player may have filled it, and other stamps to place."""
    tiles = [tile for tile in stack(rng) if tile.width > 1]
    album = Album()
    while len(album.empty) > room:
        tile = tiles.pop()
        here = spot(rng, album, tile, STYLE)
        if here:
            album = album.with_tiles([here])
    sizes: dict[Cell, Tile] = {}
    while len(sizes) < new:
        tile = tiles.pop()
        sizes.setdefault((tile.width, tile.height), tile)
    return album, list(sizes.values())


def _gaps_at_the_edges(rng: Random, new: int, room: int) -> tuple[Album, list[Tile]]:
    """A full album without some stamps of its edges, which are to be placed, and some of its inside.

    If stamps belonged anywhere but at the edges, there would be several best placements.
    """
    while True:
        tiles = _full_album(rng)
        sizes: dict[Cell, PlacedTile] = {}
        for each in tiles:
            if _at_the_edge(each):
                sizes.setdefault((each.tile.width, each.tile.height), each)
        gaps = list(sizes.values())[:new]
        if len(gaps) == new:
            break
    album = Album(tuple(each for each in tiles if each not in gaps))
    for each in tiles:
        spaces = each.tile.width * each.tile.height
        if len(album.empty) + spaces <= room and not _at_the_edge(each):
            album = Album(tuple(other for other in album.tiles if other != each))
    return album, [each.tile for each in gaps]


def _at_the_edge(placed: PlacedTile) -> bool:
    return any(0 in cell or SIDE - 1 in cell for cell in placed.cells())


def deal_fit(rng: Random, new: int) -> Position:
    """Deal an album with one empty area that ``new`` stamps fill exactly; those of one size are equal."""
    tiles = _full_album(rng)
    hole = tiles[:1]
    while len(hole) < new:
        near = {cell for each in hole for space in each.cells() for cell in neighbors(space)}
        hole.append(choose(rng, [t for t in tiles if t not in hole and near.intersection(t.cells())]))
    album = Album(tuple(each for each in tiles if each not in hole))
    same = {(each.tile.width, each.tile.height): each.tile for each in hole}
    place = [same[each.tile.width, each.tile.height] for each in shuffled(rng, hole)]
    return _position(Contest.parse(FIT_CONTEST), album, place)


def _full_album(rng: Random) -> list[PlacedTile]:
    """The stamps of a full album, shuffled; where the game has too few of a size, they repeat."""
    sizes, tiles = tiling(rng), faces(rng)
    placed = []
    for cell, size in sizes:
        left = tiles[size]
        placed.append(PlacedTile.at(left.pop() if len(left) > 1 else left[0], cell))
    return shuffled(rng, placed)


def _position(contest: Contest, album: Album, place: Iterable[Tile]) -> Position:
    return Position(LAST_ROUND, (contest,), Player(album=album), tuple(place))
