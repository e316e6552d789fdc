"""The tiles of several bundles: what they share, and how to split bundles that share little."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import and_, or_

from stockbook.models.album.album import PlacedTile
from stockbook.models.album.bitboard import bits_of
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


def split(bundles: Sequence[Bundle], most: int = SWITCHES[0]) -> Iterator[Sequence[Bundle]]:
    """Parts of some bundles with few switches each, divided by the tile that reduces the switches most.

    Each part is found when it is asked for: all of them may take longer than there is time.
    """
    codes = _codes(bundles)
    if _switches(codes).bit_count() <= most:
        yield bundles
        return
    best = None
    for switch in bits_of(_switches(codes)):
        having = [code for code in codes if code >> switch & 1]
        lacking = [code for code in codes if not code >> switch & 1]
        cost = max(_switches(half).bit_count() for half in (having, lacking))
        if best is None or cost < best[0]:
            best = cost, switch
    assert best
    for wanted in (1, 0):
        yield from split(
            [b for b, code in zip(bundles, codes, strict=True) if code >> best[1] & 1 == wanted], most
        )


def switches(bundles: Sequence[Bundle]) -> int:
    """The number of tiles that are in some of the bundles only."""
    return _switches(_codes(bundles)).bit_count()


def _codes(bundles: Sequence[Bundle]) -> list[int]:
    """The tiles of each bundle as bits: of each signature one for the first tile, one for the second, ..."""
    bits: dict[tuple[TileSignature, int], int] = {}
    most = Counter[TileSignature]()
    for bundle in bundles:
        most |= Counter(bundle.signatures)
    for signature, many in most.items():
        for number in range(many):
            bits[signature, number] = 1 << len(bits)
    return [
        sum(bits[signature, n] for signature, many in Counter(bundle.signatures).items() for n in range(many))
        for bundle in bundles
    ]


def _switches(codes: Sequence[int]) -> int:
    """The bits that are in some of the codes only."""
    return reduce(or_, codes, 0) & ~reduce(and_, codes, -1)
