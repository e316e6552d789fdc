"""Tiles of the verified sizes with invented faces, and players who put them onto albums."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.stamps import COLORS, THEMES, Stamp, Tile

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
