"""Full albums: random tilings of the album with stamps of all sizes."""

from __future__ import annotations

from random import Random

from stockbook.models.album.album import SIDE, Cell, rectangle
from stockbook.models.album.stamps import FOOTPRINTS, Size, Tile
from stockbook.models.puzzles.invented_tiles import stack

SIZES = tuple(size for size in FOOTPRINTS if size != (1, 1))
SPACES = tuple(rectangle(0, 0, SIDE, SIDE))
#: Weight of chance against the distance from the preferred area, so that sizes mix.
STRAY = 6
#: Number of steps after which another beginning is tried.
PATIENCE = 1000


def tiling(rng: Random, area: float = 6.5) -> list[tuple[Cell, Size]]:
    """(cell, size) of stamps that fill the album exactly; sizes of about this area are preferred."""
    while True:
        found = _fill(rng, area)
        if found:
            return found


def faces(rng: Random, *, doubles: bool = True) -> dict[Size, list[Tile]]:
    """Invent the tiles of a game by size, shuffled."""
    found: dict[Size, list[Tile]] = {}
    for tile in stack(rng):
        if doubles or not tile.is_double:
            found.setdefault((tile.width, tile.height), []).append(tile)
    return found


def _fill(rng: Random, area: float) -> list[tuple[Cell, Size]]:
    """Tile the album space by space, backtracking where nothing fits; empty if that takes too long."""
    empty, placed = set(SPACES), list[tuple[Cell, Size]]()
    steps = 0

    def fill() -> bool:
        nonlocal steps
        steps += 1
        first = next((cell for cell in SPACES if cell in empty), None)
        if first is None:
            return True
        for _, size in sorted((abs(w * h - area) + STRAY * rng.random(), (w, h)) for w, h in SIZES):
            cells = set(rectangle(*first, *size))
            if cells <= empty and steps < PATIENCE:
                empty.difference_update(cells)
                placed.append((first, size))
                if fill():
                    return True
                placed.pop()
                empty.update(cells)
        return False

    return placed if fill() else []
