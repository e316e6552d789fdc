"""A prior over unseen tiles from a deck file: any tile not seen may lie face down or still come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from stockbook.models.album.stamps import Tile
from stockbook.models.puzzles.invented_tiles import shuffled
from stockbook.models.stampswap.game.deck import Deck


class UnseenDeckTiles:
    """A prior over unseen tiles: each tile of a deck that was not seen is equally likely.

    Parameters
    ----------
    deck
        The deck of one's own copy, complete or not.
    seen
        Tiles whose faces are known; those that are not in the deck are ignored.
    """

    def __init__(self, deck: Deck, seen: Iterable[Tile]) -> None:
        gone = Counter(seen)
        self._left: list[Tile] = []
        for tile in deck.tiles:
            if gone[tile]:
                gone[tile] -= 1
            else:
                self._left.append(tile)
        self._all = deck.tiles

    def draw(self, sizes: Sequence[tuple[int, int] | None], rng: Random) -> list[Tile]:
        """Draw one tile for each size, without replacement; None stands for any size.

        A back shows the size, not which way up it is. Where nothing of a size is left, any tile of the
        deck of this size takes its place.

        Raises
        ------
        ValueError
            If the deck has no tile of a size.
        """
        order = shuffled(rng, self._left)
        found: list[Tile | None] = [None] * len(sizes)
        # Those whose size is known first: they must get what is left of it.
        for place in sorted(range(len(sizes)), key=lambda place: sizes[place] is None):
            size = sizes[place]
            fitting = next((n for n, tile in enumerate(order) if _alike(tile, size)), None)
            if fitting is not None:
                found[place] = order.pop(fitting)
                continue
            again = [tile for tile in self._all if _alike(tile, size)]
            if not again:
                raise ValueError(f"the deck has no tile of size {'x'.join(map(str, size or ()))}")
            found[place] = again[int(rng.random() * len(again))]
        return [tile for tile in found if tile is not None]


def _alike(tile: Tile, size: tuple[int, int] | None) -> bool:
    return size is None or {tile.width, tile.height} == set(size)
