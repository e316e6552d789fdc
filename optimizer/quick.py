"""A quick player, who looks one stamp ahead: what a puzzle's difficulty is measured against."""

from __future__ import annotations

from stockbook.models.album import PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.position import Position
from stockbook.optimizer.plan import Plan, make_plan


def quick_plan(position: Position, contest: Contest) -> Plan:
    """Each tile in turn where the contest scores most at once, first in reading order on ties."""
    album = position.album
    placed: list[PlacedTile] = []
    for tile in position.place:
        spots = [PlacedTile.at(tile, cell) for cell in album.fits(tile.width, tile.height)]
        if spots:
            # max keeps the first of equal ones, and fits() is in reading order.
            best = max(spots, key=lambda spot: contest.points(album.with_tiles([spot]))[1])
            placed.append(best)
            album = album.with_tiles([best])
    return make_plan(position, placed, contest)
