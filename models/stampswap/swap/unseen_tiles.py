"""A prior over the tiles that I have not seen: sizes by the verified counts, faces by assumption.

What is unknown about the printed game is assumed like this (docs/swap.md): one tile in 20 is rare, one
long rectangle in 3 a double; colors and themes come in equal numbers in each size, so that those seen often
are less likely to come; values are drawn from ``VALUES`` of ``models.puzzles.invented_tiles``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Protocol

from stockbook.models.album.stamps import COLORS, PRINTED_TILES, SIZES, THEMES, Size, Stamp, Tile
from stockbook.models.puzzles.invented_tiles import DOUBLE_IN, RARE_IN, VALUES, choose
from stockbook.models.stampswap.goods import Good, Goods, UnseenGood, tiles_in
from stockbook.models.stampswap.position import Player, Position

#: Values of rare stamps (invented).
RARE_VALUES = (4, 5, 6)
#: Weight of a color or theme of which all seem to have been seen: the equal numbers are a guess.
LEAST = 0.25

#: Width and height of the tiles of each size.
FOOTPRINTS = {name: sorted({(w, h), (h, w)}) for (w, h), name in SIZES.items()}


class UnseenTiles(Protocol):
    """A prior over tiles that nobody here has seen, from which faces are drawn."""

    def draw(self, sizes: Sequence[Size | None], rng: Random) -> list[Tile]:
        """Draw one tile for each size, without replacement; None stands for any size.

        Parameters
        ----------
        sizes
            Width and height of each tile, as its back shows them.
        rng
            Generator of the random choices.
        """


class UnseenPrintedTiles:
    """The prior of this module over the unseen tiles of the printed game.

    Parameters
    ----------
    seen
        Tiles whose faces are known.
    backs
        Sizes of tiles seen from behind only, which are no longer in the stacks either.
    """

    def __init__(self, seen: Iterable[Tile] = (), backs: Iterable[Size] = ()) -> None:
        self._seen = Counter[tuple[str, str]]()
        self._left = Counter({size: number for size, number in PRINTED_TILES.items() if size != "forever"})
        for tile in seen:
            if tile.width > 1:
                self._left[tile.size] -= 1
                self._count(self._seen, tile)
        for width, height in backs:
            self._left[SIZES[min(width, height), max(width, height)]] -= 1

    def draw(self, sizes: Sequence[Size | None], rng: Random) -> list[Tile]:
        """Draw one tile for each size, without replacement; None stands for any size that is left."""
        gone = self._seen.copy()
        left = dict(self._left)
        found = []
        for size in sizes:
            if size is None:
                name = _weighted(rng, {size: max(number, 0) for size, number in left.items()})
                left[name] -= 1
                size = choose(rng, FOOTPRINTS[name])
            tile = self._tile(size, gone, rng)
            self._count(gone, tile)
            found.append(tile)
        return found

    def _tile(self, size: Size, gone: Mapping[tuple[str, str], int], rng: Random) -> Tile:
        name = SIZES[min(size), max(size)]
        if name == "long-rectangle" and rng.random() * DOUBLE_IN < 1:
            halves = [self._stamp((2, 2), name, gone, rng) for _ in range(2)]
            return Tile.double(*halves, upright=size == (2, 4))
        return Tile.of(self._stamp(size, name, gone, rng))

    def _stamp(self, size: Size, name: str, gone: Mapping[tuple[str, str], int], rng: Random) -> Stamp:
        if rng.random() * RARE_IN < 1:
            return Stamp(*size, value=choose(rng, RARE_VALUES), rare=True)
        printed = PRINTED_TILES[name]
        color, theme = (
            _weighted(rng, {word: max(printed / len(words) - gone[name, word], LEAST) for word in words})
            for words in (COLORS, THEMES)
        )
        return Stamp(*size, color, theme, choose(rng, VALUES))

    @staticmethod
    def _count(into: Counter[tuple[str, str]], tile: Tile) -> None:
        """Count the colors and themes of a tile among those of its size."""
        for stamp in tile.stamps:
            for word in (stamp.color, stamp.theme):
                if word:
                    into[tile.size, word] += 1


def unseen_tiles_of(position: Position) -> UnseenPrintedTiles:
    """The prior over the tiles that I do not see in a position."""
    backs = [(good.width, good.height) for good in _all_goods(position) if isinstance(good, UnseenGood)]
    return UnseenPrintedTiles(seen_tiles(position), backs)


def seen_tiles(position: Position) -> list[Tile]:
    """All tiles of a position whose faces I know."""
    players = (position.me, *position.opponents)
    placed = [placed.tile for player in players if player.album for placed in player.album.tiles]
    return [*placed, *tiles_in(_all_goods(position)), *position.place]


def _all_goods(position: Position) -> list[Good]:
    players = (position.me, *position.opponents)
    return [*position.pool, *(good for player in players for part in _goods(player) for good in part)]


def _goods(player: Player) -> Iterator[Goods]:
    """The goods of a player in all their places."""
    yield from (player.collection, player.got, *player.piles)


def _weighted(rng: Random, weights: Mapping[str, float]) -> str:
    """Draw a word with a chance in proportion to its weight."""
    at = rng.random() * sum(weights.values())
    for word, weight in weights.items():
        at -= weight
        if at < 0:
            return word
    return next(reversed(list(weights)))
