"""Players who look one stamp ahead, or two: what a puzzle's difficulty is measured against."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.plan import Plan, make_plan


def quick_plan(position: Position, contest: Contest, ahead: int = 1) -> Plan:
    """Each tile in turn where the contest scores most, first in reading order on ties.

    Parameters
    ----------
    position, contest
        What to play for.
    ahead
        How many tiles are looked at together: with 1 only the one to place, with 2 the next one too,
        at its best place after it.
    """
    album = position.album
    placed: list[PlacedTile] = []
    for item in range(len(position.place)):
        tiles = position.place[item : item + ahead]
        # max keeps the first of equal ones, and spots are in reading order.
        best = max(_spots(album, tiles[0]), key=lambda here: _most(_with(album, here), tiles[1:], contest))
        if best:
            placed.append(best)
            album = _with(album, best)
    return make_plan(position, placed, contest)


def _most(album: Album, tiles: Sequence[Tile], contest: Contest) -> int:
    """The most points once these tiles are placed too."""
    if not tiles:
        return contest.points(album)[1]
    return max(_most(_with(album, here), tiles[1:], contest) for here in _spots(album, tiles[0]))


def _spots(album: Album, tile: Tile) -> list[PlacedTile | None]:
    """Every place of a tile; just None where it fits nowhere."""
    return [PlacedTile.at(tile, cell) for cell in album.fits(tile.width, tile.height)] or [None]


def _with(album: Album, here: PlacedTile | None) -> Album:
    return album.with_tiles([here]) if here else album
