"""Sets of stamps that fill an empty album exactly: the full-album puzzles of the benchmark."""

from __future__ import annotations

from random import Random

from stockbook.models.album import SIDE, Cell, rectangle
from stockbook.models.invented import shuffled, stack
from stockbook.models.stamps import FOOTPRINTS, Tile

#: Forever stamps would fill any gap, and are left out.
SIZES = tuple(size for size in FOOTPRINTS if size != (1, 1))
SPACES = tuple(rectangle(0, 0, SIDE, SIDE))
#: How far the area of a stamp may stray from the average, so that sizes mix.
STRAY = 6
#: Steps after which another beginning is tried.
PATIENCE = 1000


def full_album(rng: Random, many: int) -> tuple[Tile, ...]:
    """So many stamps, 20 to 30 and no doubles, that fill the album without a gap; shuffled."""
    while True:
        sizes = _tiling(rng, SIDE * SIDE / many)
        if len(sizes) == many:
            break
    faces: dict[Cell, list[Tile]] = {}
    for tile in stack(rng):
        if tile.is_double:
            continue
        faces.setdefault((tile.width, tile.height), []).append(tile)
    return tuple(shuffled(rng, [faces[size].pop() for size in sizes]))


def _tiling(rng: Random, area: float) -> list[Cell]:
    """Sizes of a tiling found space by space, those near an area first; empty if none is found soon."""
    empty, placed = set(SPACES), list[Cell]()
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
                placed.append(size)
                if fill():
                    return True
                placed.pop()
                empty.update(cells)
        return False

    return placed if fill() else []
