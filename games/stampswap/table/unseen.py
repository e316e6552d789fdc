"""The tiles of the box that nobody has seen at a real table, by the pools and draws of its record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from stockbook.games.stampswap.table.game import TableGame
from stockbook.games.stampswap.table.record import draws
from stockbook.models.album.stamps import PRINTED_TILES
from stockbook.models.stampswap.goods import Good, StampGood, UnseenGood


def unseen_tiles(states: Sequence[TableGame], lines: Iterable[str]) -> Mapping[str, int]:
    """The number of tiles of each size that have come neither to a pool nor by a draw.

    ``states`` are the game before the first line, and after each of them. Where items of a round are told
    without its pool it cannot be counted, and the mapping is empty.
    """
    seen = Counter[str]()
    for before, after, line in zip(states, states[1:], lines, strict=False):
        seats = zip(before.seats, after.seats, strict=True)
        if (
            before.pool is None
            and after.pool is None
            and any(len(new.goods) > len(old.goods) for old, new in seats)
        ):
            return {}
        if after.pool and (before.pool is None or before.round < after.round):
            seen.update(_sizes(after.pool))
        seen.update(_sizes(draws(before, line)))
    deck = states[-1].deck
    there = deck.sizes() if deck else PRINTED_TILES
    return {size: max(there[size] - seen[size], 0) for size in PRINTED_TILES}


def _sizes(goods: Iterable[Good]) -> Iterator[str]:
    for good in goods:
        if isinstance(good, StampGood):
            yield good.tile.size
        elif isinstance(good, UnseenGood):
            yield good.size
