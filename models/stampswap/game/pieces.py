"""The tiles of a deck by item number, with their shapes as bits of an album."""

from __future__ import annotations

from stockbook.models.album.album import SIDE, Album, PlacedTile
from stockbook.models.album.bitboard import grid_of
from stockbook.models.album.stamps import Stamp, Tile
from stockbook.models.stampswap.deck import Deck


class Pieces:
    """The tiles of a deck by item number, with their shapes on albums of one size.

    Parameters
    ----------
    deck
        The deck.
    side
        Number of columns and rows of the albums.

    Attributes
    ----------
    grid
        The bitboards of the albums.
    tiles, sizes, shapes
        For each item number the tile, its width and height, and its shape as a bitboard at bit 0.
    rare
        Item numbers of the rare tiles.
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
        """The album of placed tiles, given as (item number, bit of the top left space)."""
        here = (PlacedTile.at(self.tiles[tile], self.grid.cell(bit)) for tile, bit in placed)
        return Album(tuple(here), self.grid.width, self.grid.height)
