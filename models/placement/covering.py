"""Which new tiles may cover each empty space, for the rows about spaces side by side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from stockbook.models.album.album import Cell, rectangle
from stockbook.models.album.stamps import Size


class Covering:
    """The literals of the new tiles that may cover each empty space, in the order of their numbers.

    Parameters
    ----------
    spaces
        The empty spaces.
    """

    def __init__(self, spaces: Iterable[Cell]) -> None:
        self._literals: dict[Cell, list[int]] = {cell: [] for cell in spaces}
        self._sets: dict[Cell, frozenset[int]] = {}
        self._walls: dict[tuple[Cell, Cell], list[int]] = {}

    def add(self, places: Mapping[Cell, int], size: Size) -> None:
        """Add the places of a tile, each by its top left space: literals larger than all before."""
        literals = self._literals
        for (x, y), literal in places.items():
            for cell in rectangle(x, y, *size):
                literals[cell].append(literal)

    def of(self, cell: Cell) -> list[int]:
        """The literals of the tiles that cover a space."""
        return self._literals[cell]

    def walls(self, inside: Cell, outside: Cell) -> list[int]:
        """The literals of the tiles that cover ``outside`` but not its neighbor ``inside``."""
        border = inside, outside
        if border not in self._walls:
            within = self._set(inside)
            self._walls[border] = [each for each in self._literals[outside] if each not in within]
        return self._walls[border]

    def across(self, first: Cell, second: Cell) -> list[int]:
        """The literals of the tiles that cover both spaces."""
        both = self._set(second)
        return [each for each in self._literals[first] if each in both]

    def _set(self, cell: Cell) -> frozenset[int]:
        if cell not in self._sets:
            self._sets[cell] = frozenset(self._literals.get(cell, ()))
        return self._sets[cell]
