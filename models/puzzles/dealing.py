"""Dealing positions for puzzles: invented stamps, one contest, a tight album."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from stockbook.models.album.album import SIDE, Album, Cell, PlacedTile, neighbors
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.puzzles.invented_tiles import Style, choose, shuffled, spot, stack
from stockbook.models.puzzles.tiling import faces, tiling
from stockbook.models.stampswap.position import LAST_ROUND, Player, Position

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
