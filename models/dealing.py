"""Positions that may make a puzzle: invented stamps, one contest, a tight album."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from stockbook.models.album import SIDE, Album, Cell, PlacedTile, neighbors, rectangle
from stockbook.models.contests import Contest
from stockbook.models.invented import Style, choose, shuffled, spot, stack
from stockbook.models.position import LAST_ROUND, Player, Position
from stockbook.models.stamps import FOOTPRINTS, Tile

#: Contests that tell most placements apart: only with such a one is a best placement alone.
CONTESTS = (
    *("surrounded 3", "holes 1x1 2", "holes 1x2 3", "perfect-corners 4"),
    *("group shape=rectangle 3", "group color 3", "group theme 3"),
)
#: What a perfect fit is played for: nothing less than a full album surrounds every stamp.
FIT_CONTEST = "surrounded 1"
STYLE: Style = (3.0, 0.0, 0.0, 0.3)
#: Forever stamps among those of a perfect fit: more would fill any gap.
MOST_FOREVER = 1


def deal_contest(rng: Random, new: int, room: int) -> Position:
    """A Sunday with one contest, ``new`` stamps to place, and about ``room`` empty spaces.

    Each stamp to place has another size: two of one size could mostly be swapped without any loss.
    """
    contest = Contest.parse(choose(rng, CONTESTS))
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
    return _position(contest, album, sizes.values())


def deal_fit(rng: Random, new: int) -> Position:
    """An album with one empty area that ``new`` stamps fill exactly; those of one size are equal."""
    while True:
        tiles = _full_album(rng)
        hole = [choose(rng, tiles)]
        while len(hole) < new:
            near = {cell for each in hole for space in each.cells() for cell in neighbors(space)}
            hole.append(choose(rng, [t for t in tiles if t not in hole and near.intersection(t.cells())]))
        if sum(each.tile.width == 1 for each in hole) <= MOST_FOREVER:
            break
    album = Album(tuple(each for each in tiles if each not in hole))
    faces = {(each.tile.width, each.tile.height): each.tile for each in hole}
    place = [faces[each.tile.width, each.tile.height] for each in shuffled(rng, hole)]
    return _position(Contest.parse(FIT_CONTEST), album, place)


def _full_album(rng: Random) -> list[PlacedTile]:
    """An album without an empty space: each in reading order gets a tile, forever stamps fill the gaps."""
    stacks: dict[Cell, list[Tile]] = {size: [] for size in FOOTPRINTS}
    for tile in stack(rng):
        stacks[tile.width, tile.height].append(tile)
    empty = set(rectangle(0, 0, SIDE, SIDE))
    placed = []
    for cell in rectangle(0, 0, SIDE, SIDE):
        if cell in empty:
            sizes = [size for size in FOOTPRINTS if empty.issuperset(rectangle(*cell, *size))]
            width, height = choose(rng, sizes[1:] or sizes)
            faces = stacks[width, height]
            placed.append(PlacedTile.at(faces.pop() if len(faces) > 1 else faces[0], cell))
            empty.difference_update(rectangle(*cell, width, height))
    return placed


def _position(contest: Contest, album: Album, place: Iterable[Tile]) -> Position:
    return Position(LAST_ROUND, (contest,), Player(album=album), tuple(place))
