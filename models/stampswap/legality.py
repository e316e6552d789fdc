"""The legal moves of the Show Phase: where tiles may be placed, and which may be discarded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stockbook.models.album.album import Album, PlacedTile, cell_name
from stockbook.models.album.stamps import Tile
from stockbook.models.stampswap.position import Position


def placing_faults(position: Position, placed: Sequence[PlacedTile]) -> list[str]:
    """Every reason why these tiles cannot be placed like this; empty when they can.

    Each must be mine to place, inside the album, on empty spaces. Tiles left over are not checked.
    """
    faults = []
    mine = Counter(position.place)
    taken = dict.fromkeys(position.album.owner, "a stamp of the album")
    for each in placed:
        mine[each.tile] -= 1
        if mine[each.tile] < 0:
            faults.append(f"{each}: {_not_mine(each.tile, position)}")
        outside = [cell for cell in each.cells() if not position.album.contains(cell)]
        if outside:
            faults.append(f"{each}: it leaves the album")
            continue
        hit = next((cell for cell in each.cells() if cell in taken), None)
        if hit:
            faults.append(f"{each}: {cell_name(hit)} is covered by {taken[hit]}")
        taken.update(dict.fromkeys(each.cells(), str(each)))
    return faults


def discard_faults(album: Album, discarded: Sequence[Tile]) -> list[str]:
    """Every reason why tiles may not be discarded: each still fits in the album (rulebook, Show Phase)."""
    faults = []
    for tile in discarded:
        cell = next(album.fits(tile.width, tile.height), None)
        if cell:
            faults.append(f"{tile} may not be discarded: it fits at {cell_name(cell)}")
    return faults


def _not_mine(tile: Tile, position: Position) -> str:
    times = position.place.count(tile)
    if times:
        return f"I have it only {'once' if times == 1 else f'{times} times'} to place"
    return "it is not among the stamps that I have to place"
