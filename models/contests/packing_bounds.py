"""Packing bounds: upper bounds on the units that a few tiles can score on an album without others.

The rows of the placement model alone would allow more than ever fits together; docs/solver.md, "Room on an
empty album", has the arguments for these bounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement, islice

from stockbook.models.album.album import SIDE
from stockbook.models.album.stamps import Size

SPACES = SIDE * SIDE
#: The longest side of a tile.
LONG = 4
#: Spaces at most in a corner of the album that a region with two wasted corners cuts off.
CUT_OFF = 32


def max_regions(sizes: Sequence[Size]) -> int:
    """An upper bound on the regions of an album with tiles of these sizes and no others.

    There is one more than tiles only if all are rectangles without waste; as many as tiles if all but one
    or two are, which have two wasted corners together.
    """
    tiles = len(sizes)
    left = SPACES - sum(width * height for width, height in sizes)
    if not sizes:
        return 1
    sides = _Sides(sizes)
    if sides.room(tiles + 1) >= left:
        return tiles + 1
    if three_long(sizes) or SPACES - left + tiles - 1 <= CUT_OFF:
        return tiles
    for wasted in (2, 1):
        rest = tiles - 2 // wasted
        room = sides.room(rest)
        corners = sorted(_corners(tuple(sizes), wasted), key=lambda corner: -corner.spaces)
        for some in combinations_with_replacement(corners, 2 // wasted):
            spaces = sum(corner.spaces for corner in some)
            if spaces + room >= left and spaces + sides.room(rest, some) >= left:
                return tiles
    return tiles - 1


def three_long(sizes: Sequence[Size]) -> bool:
    """Whether the sides of three tiles reach across the album."""
    return any(lengths.count(LONG) >= SIDE // LONG for lengths in zip(*sizes, strict=True))


def two_holes_short(sizes: Sequence[Size], smallest: int, largest: int) -> bool:
    """Whether at least two holes fewer than tiles fit, if each has ``smallest`` to ``largest`` spaces."""
    covered = sum(width * height for width, height in sizes)
    holes = len(sizes) - 1
    if covered + smallest * holes <= CUT_OFF or three_long(sizes):
        return False
    outside = max((corner.spaces for corner in _corners(tuple(sizes), 2)), default=0)
    return covered + largest * holes + outside < SPACES


@dataclass(frozen=True)
class _Corner:
    """A region in a corner of the album: its spaces at most, and the lengths of the sides around it."""

    spaces: int
    widths: tuple[int, ...] = ()
    heights: tuple[int, ...] = ()


class _Sides:
    """The sides of the tiles, along which rectangles without waste lie.

    Two for each tile, and what another rectangle has at a side: two spaces less.
    """

    def __init__(self, sizes: Sequence[Size]) -> None:
        widths, heights = ([*own, *own] for own in zip(*sizes, strict=True))
        self._widths = Counter([*widths, *(max(length - 2, 0) for length in widths)])
        self._heights = Counter([*heights, *(max(length - 2, 0) for length in heights)])

    def room(self, number: int, beside: Sequence[_Corner] = ()) -> int:
        """The spaces of so many rectangles at most, if others have the sides beside these regions."""
        widths = self._widths - Counter(length for corner in beside for length in corner.widths)
        heights = self._heights - Counter(length for corner in beside for length in corner.heights)
        both = zip(sorted(widths.elements())[::-1], sorted(heights.elements())[::-1], strict=False)
        return sum(width * height for width, height in islice(both, number))


@lru_cache(maxsize=64)
def _corners(sizes: tuple[Size, ...], wasted: int) -> frozenset[_Corner]:
    """The regions in a corner of the album with so many wasted corners, or larger ones.

    From the edge of the album down a wall, along a floor, perhaps down a wall again, and so on to the other
    edge. Each tile between the first and the last wastes a corner: it makes a wall or a floor longer, or it
    is a floor and then a wall.
    """
    found = set()

    def walk(left: tuple[Size, ...], corner: _Corner, on_wall: bool, more: int) -> None:
        depth = sum(corner.heights)
        for size, rest in _each(left):
            width, height = size
            floor = corner.spaces + width * depth, (*corner.widths, width)
            if not more:
                found.add(_fitted(_Corner(*floor, corner.heights), first, size))
                continue
            walk(rest, _Corner(*floor, corner.heights), False, more - 1)
            walk(rest, _Corner(*floor, (*corner.heights, height)), True, more - 1)
            if on_wall:
                longer = _Corner(corner.spaces, corner.widths, (*corner.heights, height))
                walk(rest, longer, True, more - 1)

    for first, others in _each(sizes):
        walk(others, _Corner(0, (), (first[1],)), True, wasted)
    return frozenset(found)


def _each(sizes: tuple[Size, ...]) -> Iterator[tuple[Size, tuple[Size, ...]]]:
    """Each different size, with what is left without it."""
    for number, size in enumerate(sizes):
        if size not in sizes[:number]:
            yield size, sizes[:number] + sizes[number + 1 :]


def _fitted(corner: _Corner, first: Size, last: Size) -> _Corner:
    """Less where the last tile has no room below the region, or the first one beside it."""
    deep = max(0, sum(corner.heights) + last[1] - SIDE) * last[0]
    wide = max(0, sum(corner.widths) + first[0] - SIDE) * first[1]
    widths, heights = (tuple(sorted(lengths)) for lengths in (corner.widths, corner.heights))
    return _Corner(corner.spaces - max(deep, wide), widths, heights)
