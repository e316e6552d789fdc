"""What the rules ask of an item again and again, by its number."""

from __future__ import annotations

from stockbook.models.album.album import SIDE, Album, PlacedTile
from stockbook.models.album.bitboard import grid_of
from stockbook.models.album.stamps import Stamp, Tile
from stockbook.models.stampswap.game.deck import Deck


class Pieces:
    """The tiles of a deck on albums of one size.

    Parameters
    ----------
    deck
        The box.
    side
        Columns and rows of the albums.

    Attributes
    ----------
    grid
        The albums as bits.
    tiles, sizes, shapes
        Of each tile by its number: the tile, its width and height, its board at bit 0.
    rare
        The numbers of the rare tiles.
    """

    def __init__(self, deck: Deck, side: int = SIDE) -> None:
        self.grid = grid_of(side, side)
        self.tiles = (*deck.tiles, *(Tile.of(Stamp(1, 1)) for _ in range(deck.forever)))
        self.sizes = [(tile.width, tile.height) for tile in self.tiles]
        self.shapes = [self.grid.shape(*size) for size in self.sizes]
        self.rare = frozenset(n for n, tile in enumerate(self.tiles) if any(s.rare for s in tile.stamps))

    def is_tile(self, item: int) -> bool:
        """Whether an item is a stamp tile."""
        return item < len(self.tiles)

    def album(self, placed: tuple[tuple[int, int], ...]) -> Album:
        """The album of tiles with the bits of their top left spaces."""
        here = (PlacedTile.at(self.tiles[tile], self.grid.cell(bit)) for tile, bit in placed)
        return Album(tuple(here), self.grid.width, self.grid.height)
