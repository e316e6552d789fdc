"""Determinizations: draws of what every item on the table is, and of what those imagine who cannot see it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from stockbook.models.album.stamps import Size, Tile
from stockbook.models.puzzles.invented_tiles import choose
from stockbook.models.stampswap.goods import Good, Goods, StampGood, UnseenGood
from stockbook.models.stampswap.swap.cuts import Items
from stockbook.models.stampswap.swap.goods_table import GoodsTable, OwnedGood
from stockbook.models.stampswap.swap.unseen_tiles import FOOTPRINTS, UnseenTiles

#: Faces that a player imagines for each item that they cannot see; they go by the mean value.
IMAGINED = 3


@dataclass(frozen=True)
class Determinization:
    """One way that all hidden goods may be.

    Parameters
    ----------
    goods
        What each item is.
    imagined
        What players imagine who cannot see all items, ``IMAGINED`` times; empty where nothing is hidden.
    """

    goods: Goods
    imagined: tuple[Goods, ...]


def draw_determinization(table: GoodsTable, unseen_tiles: UnseenTiles, rng: Random) -> Determinization:
    """Draw hidden goods by what I know; my own items that I have not seen are drawn as well."""
    goods = _drawn(table, table.unknown, unseen_tiles, rng)
    times = IMAGINED if table.hidden else 0
    return Determinization(goods, tuple(_drawn(table, table.hidden, unseen_tiles, rng) for _ in range(times)))


def _drawn(table: GoodsTable, items: Items, unseen_tiles: UnseenTiles, rng: Random) -> Goods:
    """All goods of the table, with new faces for some items."""
    sizes = [_size(table.goods[item], rng) for item in items]
    tiles = dict(zip(items, unseen_tiles.draw(sizes, rng), strict=True))
    return tuple(
        StampGood(tiles[i]) if i in tiles else _known(owned.good) for i, owned in enumerate(table.goods)
    )


def _known(good: Good | None) -> Good:
    assert good is not None
    return good


def _size(owned: OwnedGood, rng: Random) -> Size | None:
    """Width and height of an item that is not seen; either way up where it comes from a stack."""
    good = owned.good
    if owned.stack:
        return choose(rng, FOOTPRINTS[owned.stack])
    if isinstance(good, UnseenGood):
        return good.width, good.height
    tile: Tile | None = good.tile if isinstance(good, StampGood) else None
    return (tile.width, tile.height) if tile else None
