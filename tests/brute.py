"""Every legal end of a Show Phase on a small album, one by one: what the search has to agree with.

Spaces are bits of a number; of the models only the album and the scorer are used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from stockbook.models.album.album import Album, Cell, PlacedTile, rectangle
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import score, total

#: A tile at a place, and the spaces that it covers there.
Spot = tuple[PlacedTile, int]


@dataclass(frozen=True)
class Ending:
    """The new tiles placed, those discarded because they fit nowhere, and the final album."""

    placed: frozenset[PlacedTile]
    discarded: tuple[Tile, ...]
    album: Album


def endings(album: Album, tiles: Sequence[Tile]) -> list[Ending]:
    """Every legal way to place the tiles; a swap of equal ones is not another way."""
    taken, spots = _empty_spots(album, tiles)
    found = []
    for chosen, covered in _choices(list(Counter(tiles).items()), spots, taken):
        placed = [each for each, _ in chosen]
        discarded = Counter(tiles)
        discarded.subtract(each.tile for each in placed)
        left = tuple(discarded.elements())
        if all(bits & covered for tile in left for _, bits in spots[tile]):
            final = Album((*album.tiles, *placed), album.width, album.height)
            found.append(Ending(frozenset(placed), left, final))
    return found


def some_placed(album: Album, tiles: Sequence[Tile]) -> Iterator[list[PlacedTile]]:
    """Every way to place any of the tiles, whether or not the others would fit."""
    taken, spots = _empty_spots(album, tiles)
    for chosen, _ in _choices(list(Counter(tiles).items()), spots, taken):
        yield [placed for placed, _ in chosen]


def can_be_blocked(album: Album, tiles: Sequence[Tile], tile: Tile) -> bool:
    """Whether some of the other tiles can lie so that this one, which is one of them, fits nowhere."""
    taken, spots = _empty_spots(album, tiles)
    others = Counter(tiles)
    others[tile] -= 1
    choices = _choices(list(others.items()), spots, taken)
    return any(all(bits & covered for _, bits in spots[tile]) for _, covered in choices)


def best_by_contest(
    position: Position, contests: Iterable[Contest | None], fixed: Iterable[PlacedTile] = ()
) -> dict[Contest | None, int]:
    """The most points with each contest, over all endings that have the ``fixed`` tiles where they are."""
    there = frozenset(fixed)
    ends = [end for end in endings(position.album, position.place) if there <= end.placed]
    return {contest: max(_points(position, end, contest) for end in ends) for contest in contests}


def ranking(
    position: Position, contests: Sequence[Contest | None]
) -> list[tuple[int, frozenset[PlacedTile]]]:
    """Every ending with the points of the best contest for it, best first."""
    ends = endings(position.album, position.place)
    rated = [(max(_points(position, end, contest) for contest in contests), end.placed) for end in ends]
    return sorted(rated, key=lambda entry: -entry[0])


def _points(position: Position, end: Ending, contest: Contest | None) -> int:
    return total(score(position, end.album, contest, end.discarded))


def _choices(
    kinds: list[tuple[Tile, int]], spots: dict[Tile, list[Spot]], taken: int
) -> Iterator[tuple[tuple[Spot, ...], int]]:
    """Every choice of places that do not overlap, for any number of each kind, with all that it covers."""
    if not kinds:
        yield (), taken
        return
    (tile, copies), *others = kinds
    for many in range(copies + 1):
        for chosen in combinations(spots[tile], many):
            covered = taken
            for _, bits in chosen:
                if bits & covered:
                    break
                covered |= bits
            else:
                for rest, everything in _choices(others, spots, covered):
                    yield (*chosen, *rest), everything


def _empty_spots(album: Album, tiles: Sequence[Tile]) -> tuple[int, dict[Tile, list[Spot]]]:
    """Return the covered spaces as bits, and every place of each tile on empty spaces."""
    taken = _bits(album, [cell for placed in album.tiles for cell in placed.cells()])
    return taken, {tile: [spot for spot in _spots(album, tile) if not spot[1] & taken] for tile in tiles}


def _spots(album: Album, tile: Tile) -> list[Spot]:
    """Every place of a tile on the bare grid."""
    return [
        (PlacedTile(y, x, tile), _bits(album, rectangle(x, y, tile.width, tile.height)))
        for y in range(album.height - tile.height + 1)
        for x in range(album.width - tile.width + 1)
    ]


def _bits(album: Album, cells: Iterable[Cell]) -> int:
    return sum(1 << (y * album.width + x) for x, y in cells)
