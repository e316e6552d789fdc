"""Every measure counted a second time, by painting the album on an array: nothing of the scorer is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from stockbook.models.album.album import Album
from stockbook.models.album.stamps import Stamp

Grid = npt.NDArray[np.int64]
EMPTY = -1

COLORS = ("purple", "yellow", "blue", "green", "brown")
THEMES = ("space", "monuments", "animals", "flowers", "vehicles")
SIZES = ("small-square", "large-square", "short-rectangle", "long-rectangle", "forever")
SHAPES = ("square", "rectangle")
VALUES = {"color": COLORS, "theme": THEMES, "size": SIZES, "shape": SHAPES}
FILTERS = (
    *(f"{attribute}={value}" for attribute, values in VALUES.items() for value in values),
    *("canceled", "faded", "rare", "all"),
)
#: Every measure of the notation.
MEASURES = (
    *("perfect-corners", "edges", "surrounded", "holes 1x1", "holes 1x2", "regions"),
    *(f"group {what}" for what in (*VALUES, *FILTERS)),
    *(f"{kind} {what}" for kind in ("second", "most", "sets") for what in ("color", "theme")),
    *(f"count {what}" for what in FILTERS),
)


class Recount:
    """The measures of one album.

    Parameters
    ----------
    album
        Read tile by tile; the halves of a double are painted as two stamps.
    """

    def __init__(self, album: Album) -> None:
        self.stamps: list[Stamp] = []
        self.grid: Grid = np.full((album.height, album.width), EMPTY)
        for placed in album.tiles:
            x, y, tile = placed.column, placed.row, placed.tile
            area = self.grid[y : y + tile.height, x : x + tile.width]
            halves = np.array_split(area, len(tile.stamps), axis=0 if tile.height > tile.width else 1)
            for half, stamp in zip(halves, tile.stamps, strict=True):
                half[:] = len(self.stamps)
                self.stamps.append(stamp)

    def count(self, measure: str) -> int:
        """Units of a measure, given as in a file and in full."""
        family, _, what = measure.partition(" ")
        if family == "group":
            return self._group(what)
        if family == "count":
            return sum(map(_test(what), self.stamps))
        if family in ("second", "most", "sets"):
            number = Counter(value for stamp in self.stamps if (value := _value(stamp, what)))
            return {"second": _second, "most": _most, "sets": _sets}[family](number)
        if family == "holes":
            return sum(size == int(what[-1]) for size in self._region_sizes())
        return {
            "perfect-corners": self._corners,
            "edges": self._edges,
            "surrounded": self._surrounded,
            "regions": lambda: len(self._region_sizes()),
        }[family]()

    def _corners(self) -> int:
        """Where four different stamps lie around a point, each has a corner there."""
        rows, columns = self.grid.shape
        squares = [self.grid[y : y + 2, x : x + 2] for y in range(rows - 1) for x in range(columns - 1)]
        return sum(EMPTY not in square and len(np.unique(square)) == 4 for square in squares)

    def _edges(self) -> int:
        return sum((side != EMPTY).all() for side in (self.grid[0], self.grid[-1], *self.grid.T[[0, -1]]))

    def _surrounded(self) -> int:
        empty = np.pad(self.grid == EMPTY, 1)
        near_empty = empty[:-2, 1:-1] | empty[2:, 1:-1] | empty[1:-1, :-2] | empty[1:-1, 2:]
        return len(self.stamps) - len(set(self.grid[near_empty].tolist()) - {EMPTY})

    def _region_sizes(self) -> list[int]:
        """Every empty space takes the smallest number near it until nothing changes."""
        empty = self.grid == EMPTY
        none = self.grid.size
        label = np.where(empty, np.arange(self.grid.size).reshape(self.grid.shape), none)
        while True:
            around = np.pad(label, 1, constant_values=none)
            near = [around[:-2, 1:-1], around[2:, 1:-1], around[1:-1, :-2], around[1:-1, 2:]]
            spread = np.where(empty, np.minimum.reduce([label, *near]), none)
            if (spread == label).all():
                return [int(size) for size in np.unique(label[empty], return_counts=True)[1]]
            label = spread

    def _group(self, what: str) -> int:
        tests = [_test(f"{what}={value}") for value in VALUES[what]] if what in VALUES else [_test(what)]
        barred = {i for i, stamp in enumerate(self.stamps) if what.startswith("size") and _is_forever(stamp)}
        return max(
            self._connected([i for i, stamp in enumerate(self.stamps) if i not in barred and test(stamp)])
            for test in tests
        )

    def _connected(self, members: list[int]) -> int:
        """The most members within reach of one, by squaring the matrix of contacts until it stays."""
        many = len(self.stamps)
        near = np.eye(many, dtype=bool)
        for one, other in ((self.grid[:, :-1], self.grid[:, 1:]), (self.grid[:-1], self.grid[1:])):
            both = (one != EMPTY) & (other != EMPTY)
            near[one[both], other[both]] = near[other[both], one[both]] = True
        near = near[np.ix_(members, members)]
        while (reach := near @ near).sum() > near.sum():
            near = reach
        return int(near.sum(axis=1).max(initial=0))


def _second(number: Counter[str]) -> int:
    return sorted((*number.values(), 0, 0))[-2]


def _most(number: Counter[str]) -> int:
    return max(number.values(), default=0)


def _sets(number: Counter[str]) -> int:
    """Sets are laid aside one by one, as at the table."""
    left, sets = number.copy(), 0
    while len(+left) == 5:
        left.subtract(list(left))
        sets += 1
    return sets


def _is_forever(stamp: Stamp) -> bool:
    return stamp.width * stamp.height == 1


def _value(stamp: Stamp, attribute: str) -> str | None:
    """The value of an attribute; the area tells the size."""
    area = stamp.width * stamp.height
    if attribute == "size":
        return dict(zip((4, 9, 6, 8, 1), SIZES, strict=True))[area]
    if attribute == "shape":
        return {1: None, 4: "square", 9: "square"}.get(area, "rectangle")
    return stamp.color if attribute == "color" else stamp.theme


def _test(what: str) -> Callable[[Stamp], bool]:
    """Whether a stamp passes a filter."""
    attribute, equals, value = what.partition("=")
    if equals:
        return lambda stamp: _value(stamp, attribute) == value
    ordinary_value: dict[str, Callable[[Stamp], bool]] = {
        "canceled": lambda stamp: stamp.color is not None and stamp.value is None,
        "faded": lambda stamp: stamp.color is not None and (stamp.value or 0) < 0,
        "rare": lambda stamp: stamp.color is None and not _is_forever(stamp),
        "all": lambda stamp: True,
    }
    return ordinary_value[what]
