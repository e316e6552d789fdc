"""The tiles of several bundles: what they share, and how to split bundles that share little."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from stockbook.models.album.album import PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.swap.bundle import Bundle
from stockbook.optimizer.swap.tile_signatures import TileSignature

#: Most tiles that are in some of the bundles only: at first, and in the parts of what was not proved.
SWITCHES = (6, 2, 0)


def tile_pool(bundles: Sequence[Bundle]) -> tuple[list[tuple[int, ...]], tuple[Tile, ...]]:
    """Return the items of each bundle, and the tile of each item.

    Of each signature there are as many items as any bundle has.
    """
    numbers: dict[tuple[TileSignature, int], int] = {}
    tiles: list[Tile] = []
    found = []
    for bundle in bundles:
        seen = Counter[TileSignature]()
        items = []
        for signature, tile in zip(bundle.signatures, bundle.position.place, strict=True):
            key = signature, seen[signature]
            seen[signature] += 1
            if key not in numbers:
                numbers[key] = len(tiles)
                tiles.append(tile)
            items.append(numbers[key])
        found.append(tuple(items))
    return found, tuple(tiles)


def own_tiles(
    placed: Iterable[PlacedTile], items: Sequence[int], pool: Position, bundle: Bundle
) -> list[PlacedTile]:
    """Return the tiles of a bundle, placed where tiles of the pool with the same signatures lie.

    ``items`` are those of the bundle, of what ``pool`` has to place.
    """
    tiles: dict[Tile, list[Tile]] = {}
    for item, tile in zip(items, bundle.position.place, strict=True):
        tiles.setdefault(pool.place[item], []).append(tile)
    return [PlacedTile.at(tiles[each.tile].pop(), each.cell) for each in placed]


def split(bundles: Sequence[Bundle], most: int = SWITCHES[0]) -> list[list[Bundle]]:
    """Split bundles into parts with few switches each, by the tile that reduces the switches most."""
    tiles = [Counter(bundle.signatures) for bundle in bundles]
    if switches(tiles) <= most:
        return [list(bundles)]
    best = None
    for signature in dict.fromkeys(signature for bundle in bundles for signature in bundle.signatures):
        for many in range(1, max(each[signature] for each in tiles) + 1):
            having = [n for n, each in enumerate(tiles) if each[signature] >= many]
            lacking = [n for n, each in enumerate(tiles) if each[signature] < many]
            if having and lacking:
                cost = max(switches([tiles[n] for n in half]) for half in (having, lacking))
                if best is None or cost < best[0]:
                    best = cost, having, lacking
    assert best
    return [part for half in best[1:] for part in split([bundles[n] for n in half], most)]


def switches(tiles: Sequence[Counter[TileSignature]]) -> int:
    """The number of tiles that are in some of the bundles only."""
    most = least = tiles[0] if tiles else Counter()
    for each in tiles[1:]:
        most, least = most | each, least & each
    return (most - least).total()
