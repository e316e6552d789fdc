"""An album seen from another side: turned and mirrored, which changes no unit of what sees only sizes."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from stockbook.models.album.album import Album, Cell


@dataclass(frozen=True)
class AlbumView:
    """A way to look at an album.

    Parameters
    ----------
    transposed
        Whether its columns are the rows.
    mirrored, upside_down
        Whether left and right, or top and bottom, of what is seen then are exchanged.
    """

    transposed: bool
    mirrored: bool
    upside_down: bool

    def shape(self, album: Album) -> tuple[int, int]:
        """The width and height that are seen."""
        return (album.height, album.width) if self.transposed else (album.width, album.height)

    def turn(self, album: Album, cell: Cell, width: int, height: int) -> tuple[int, int, int, int]:
        """Return a rectangle, given by its first space, as it is seen: column, row, width and height."""
        if self.transposed:
            cell, width, height = cell[::-1], height, width
        return *self._mirror(album, cell, width, height), width, height

    def turn_back(self, album: Album, cell: Cell, width: int, height: int) -> Cell:
        """Return the first space on the album of a tile whose first space is seen at ``cell``."""
        if not self.transposed:
            return self._mirror(album, cell, width, height)
        column, row = self._mirror(album, cell, height, width)
        return row, column

    def _mirror(self, album: Album, cell: Cell, width: int, height: int) -> Cell:
        (column, row), shape = cell, self.shape(album)
        if self.mirrored:
            column = shape[0] - column - width
        if self.upside_down:
            row = shape[1] - row - height
        return column, row


#: All of them.
VIEWS = tuple(AlbumView(*each) for each in product((False, True), repeat=3))
