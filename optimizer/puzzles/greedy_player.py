"""The greedy players that a puzzle's difficulty is measured by: they look at one stamp, or at two."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.plan import Plan, make_plan


def greedy_plan(
    position: Position, contest: Contest, lookahead: int = 1, check: Callable[[], None] | None = None
) -> Plan:
    """Place each tile in turn where the contest scores most, first in reading order on ties.

    With a lookahead of 1 only the tile to place is looked at, with 2 the next one too, at its best place
    after it. ``check`` is called before each place is looked at, and may end it with an exception.
    """

    def points(place: PlacedTile | None) -> int:
        if check:
            check()
        return _best_points(_with(album, place), tiles[1:], contest)

    album = position.album
    placed: list[PlacedTile] = []
    for item in range(len(position.place)):
        tiles = position.place[item : item + lookahead]
        # max keeps the first of equal ones, and places are in reading order.
        best = max(_places(album, tiles[0]), key=points)
        if best:
            placed.append(best)
            album = _with(album, best)
    return make_plan(position, placed, contest)


def _best_points(album: Album, tiles: Sequence[Tile], contest: Contest) -> int:
    """The points of the contest once these tiles are placed as well as can be."""
    if not tiles:
        return contest.points(album)[1]
    return max(_best_points(_with(album, place), tiles[1:], contest) for place in _places(album, tiles[0]))


def _places(album: Album, tile: Tile) -> list[PlacedTile | None]:
    """The places of a tile, in reading order; only None where it fits nowhere."""
    return [PlacedTile.at(tile, cell) for cell in album.fits(tile.width, tile.height)] or [None]


def _with(album: Album, placed: PlacedTile | None) -> Album:
    return album.with_tiles([placed]) if placed else album
