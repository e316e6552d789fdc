"""How compiled searches count the units of a measure (``local_search.c``, ``profile_search.c``)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from stockbook.models.album.stamps import Stamp


class CountKind(IntEnum):
    """The kinds of counts; the compiled search has the same numbers for them."""

    COVERED = 0
    """Boards without an empty space, and where ``of_new`` new stamps whose edges touch none."""
    CORNERS = 1
    """Grid points that are corners of each of the four kinds."""
    HOLES = 2
    """Regions of ``spaces`` empty spaces, 1 or 2."""
    GROUPS = 3
    """Stamps of the largest group."""
    REGIONS = 4
    """Regions less the islands in them, one at least."""


class ProfileKind(IntEnum):
    """The measures that a profile search counts, by their numbers in ``profile_search.c``."""

    SINGLE_HOLES = 0
    DOUBLE_HOLES = 1
    SURROUNDED = 2
    CORNERS = 3
    REGIONS = 4
    EDGES = 5


@dataclass(frozen=True)
class CompiledCount:
    """The count of a measure on one album.

    Parameters
    ----------
    kind
        What is counted.
    certain
        Units that are there whatever is placed: added to others, or of groups and regions the least.
    boards
        The boards that have to be covered; of corners the grid points of each kind on the album.
    of_new
        Whether new stamps without an empty space along their edges are units too.
    spaces
        The spaces of a hole.
    groups
        The groups on the album as their stamps, the board of their spaces and that of those around them; in
        a tuple for each thing that stamps may share.
    shared
        Returns the number of what a stamp shares with others of its group; -1 where it is in no group.
    lure
        What a board, or a new stamp, that lacks 0, 1, 2, ... spaces is worth to a search, of a unit.
    """

    kind: CountKind
    certain: int = 0
    boards: tuple[int, ...] = ()
    of_new: bool = False
    spaces: int = 0
    groups: tuple[tuple[tuple[int, int, int], ...], ...] = ()
    shared: Callable[[Stamp], int] = lambda stamp: -1
    lure: tuple[float, ...] = ()
