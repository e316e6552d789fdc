"""A prior over the tiles that I have not seen: sizes by the verified counts, faces by assumption.

What is unknown about the printed game is assumed like this (docs/swap.md): one tile in 20 is rare, one
long rectangle in 3 a double; colors and themes come in equal numbers in each size, so that those seen often
are less likely to come; values are drawn from ``VALUES`` of ``models.puzzles.dealing``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Protocol

from stockbook.models.album.stamps import COLORS, PRINTED_TILES, SIZES, THEMES, Size, Stamp, Tile
from stockbook.models.puzzles.dealing import DOUBLE_IN, RARE_IN, VALUES, choose, shuffled
from stockbook.models.stampswap.deck import Deck
from stockbook.models.stampswap.effects import STACKS
from stockbook.models.stampswap.goods import Good, UnseenGood, tiles_in
from stockbook.models.stampswap.position import Position

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
    placed = [placed.tile for player in position.players if player.album for placed in player.album.tiles]
    return [*placed, *tiles_in(_all_goods(position)), *position.place]


def _all_goods(position: Position) -> list[Good]:
    return [*position.pool, *(good for player in position.players for good in player.goods)]


def _weighted(rng: Random, weights: Mapping[str, float]) -> str:
    """Draw a word with a chance in proportion to its weight."""
    at = rng.random() * sum(weights.values())
    for word, weight in weights.items():
        at -= weight
        if at < 0:
            return word
    return next(reversed(list(weights)))


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
