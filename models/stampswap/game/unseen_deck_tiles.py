"""A prior over unseen tiles from a deck file: any tile not seen may lie face down or still come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from stockbook.models.album.stamps import PRINTED_TILES, Size, Tile
from stockbook.models.puzzles.invented_tiles import choose, shuffled
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects.effect import STACKS
from stockbook.models.stampswap.swap.unseen_tiles import FOOTPRINTS, UnseenPrintedTiles


class UnseenDeckTiles:
    """A prior over unseen tiles: each tile of a deck that was not seen is equally likely.

    The tiles that an unfinished deck lacks are drawn as without a deck, by the numbers of the printed game.

    Parameters
    ----------
    deck
        The deck of one's own copy, complete or not.
    seen
        Tiles whose faces are known; those that are not in the deck are among those that it lacks.

    Attributes
    ----------
    missing
        Number of tiles of each size that the deck lacks, less those seen.
    """

    def __init__(self, deck: Deck, seen: Iterable[Tile]) -> None:
        gone = Counter(seen)
        #: Tiles that may come; for each that the deck lacks, its size.
        self._left: list[Tile | str] = []
        for tile in deck.tiles:
            if gone[tile]:
                gone[tile] -= 1
            else:
                self._left.append(tile)
        others = list(gone.elements())
        sizes = deck.sizes() + Counter(tile.size for tile in others)
        self.missing = {size: max(0, PRINTED_TILES[size] - sizes[size]) for size in STACKS}
        self._left += [size for size, number in self.missing.items() for _ in range(number)]
        self._all = deck.tiles
        self._printed = UnseenPrintedTiles((*deck.tiles, *others))

    @property
    def assumed(self) -> tuple[str, ...]:
        """A text about the tiles that the deck lacks; none for a complete deck."""
        lacking = ", ".join(f"{number} {size}" for size, number in self.missing.items() if number)
        return (f"the deck is unfinished: {lacking} are invented, as without it",) if lacking else ()

    def draw(self, sizes: Sequence[Size | None], rng: Random) -> list[Tile]:
        """Draw one tile for each size, without replacement; None stands for any size.

        A back shows the size, not which way up it is. Where nothing of a size is left, any tile of the
        deck of this size takes its place.
        """
        order = shuffled(rng, self._left)
        found: list[Tile | None] = [None] * len(sizes)
        # Those whose size is known first: they must get what is left of it.
        for place in sorted(range(len(sizes)), key=lambda place: sizes[place] is None):
            size = sizes[place]
            fitting = next((n for n, tile in enumerate(order) if _alike(tile, size)), None)
            if fitting is not None:
                found[place] = self._face(order.pop(fitting), size, rng)
                continue
            again = [tile for tile in self._all if _alike(tile, size)]
            found[place] = choose(rng, again) if again else self._printed.draw([size], rng)[0]
        return [tile for tile in found if tile is not None]

    def _face(self, tile: Tile | str, size: Size | None, rng: Random) -> Tile:
        """The tile; for one that the deck lacks, a printed one of its size."""
        if isinstance(tile, Tile):
            return tile
        return self._printed.draw([size or choose(rng, FOOTPRINTS[tile])], rng)[0]


def _alike(tile: Tile | str, size: Size | None) -> bool:
    """Whether a tile, or one of a size by name, may lie behind a back of this size."""
    if size is None:
        return True
    if isinstance(tile, str):
        return size in FOOTPRINTS[tile]
    return {tile.width, tile.height} == set(size)
