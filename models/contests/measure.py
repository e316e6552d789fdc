"""The measure of a contest: what it counts, and what a search has to know about it.

No search asks which family a measure belongs to: each family says in its own file what suits it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from stockbook.models.album.album import Cell
from stockbook.models.album.bitboard import Bitboard
from stockbook.models.album.stamps import Stamp

if TYPE_CHECKING:
    from stockbook.models.album.album import Album
    from stockbook.models.album.bitboard import FastCount, Gap, Grid
    from stockbook.models.placement.model import PlacementModel


#: Spaces of an album that belong together.
Spaces: TypeAlias = frozenset[Cell]


class SearchKind(Enum):
    """A way for CP-SAT to search the rows of a placement model."""

    CLAUSE_LEARNING = "clauses alone"
    LINEAR_RELAXATION = "with a linear relaxation"
    SEPARATE_TILES = "clauses alone, with booleans of its own for every tile"


class InductionUse(Enum):
    """Whether an induction over the number of tiles bounds a measure (``counterexample.py``).

    It can only if the units that a tile brings are seen in its neighborhood; ``encode`` then notes them with
    ``PlacementModel.depend``.
    """

    NEVER = "its units cannot be bounded so"
    BESIDE = "its units can be bounded; whether that pays depends on what else is scored"
    ALONG = "its units can be bounded, but that does not pay where it scores most"
    PAYS = "its units can be bounded, which pays where it scores most"


class Measure(ABC):
    """The thing that a contest counts; written in a file as ``str(measure)``.

    A family has to say how to count, twice, and how to encode it. All else has defaults that are right for
    any family, if not the fastest.
    """

    spatial: ClassVar[bool] = True
    """Whether it matters where the tiles lie, not only which."""
    sees_only_sizes: ClassVar[bool] = False
    """Whether it sees nothing of a stamp but its size."""
    mirror_symmetric: ClassVar[bool] = False
    """Whether an album has as many units as its mirror images, left to right and top to bottom."""
    corners_touch: ClassVar[bool] = False
    """Whether tiles that meet only at their corners may bring units together."""
    induction: ClassVar[InductionUse] = InductionUse.NEVER
    """Whether an induction over the number of tiles bounds it."""
    units_per_stamp: ClassVar[float] = 0.3
    """Units that one more stamp in the album brings on average, where places matter.

    ``python -m benchmarks.goods`` learns it from games; the default is the mean of the printed families.
    """

    @property
    def searches(self) -> tuple[SearchKind, ...]:
        """The searches that suit its rows, the best first; empty where none is known to be better.

        A single one is best whatever else is scored.
        """
        return ()

    @property
    def profile_kind(self) -> ProfileKind | None:
        """How a profile search counts its units, where these are seen space by space; else None."""
        return None

    @abstractmethod
    def units(self, album: Album) -> list[Spaces]:
        """The spaces of each unit in a finished album; no more units than 144 (``payoff.MOST_UNITS``)."""

    def count(self, album: Album) -> int:
        """Units in a finished album."""
        return len(self.units(album))

    def missing(self, album: Album) -> list[Spaces]:
        """The empty spaces of each unit that lacks nothing but that they are covered."""
        return []

    @abstractmethod
    def fast_count(self, board: Bitboard) -> FastCount:
        """A fast count, as exact as ``count``, of what lies on a board with new tiles on it."""

    @abstractmethod
    def encode(self, placement: PlacementModel) -> int:
        """A variable of the model that is at most the number of units, and can reach it."""

    def add_joint_bounds(self, placement: PlacementModel, units: Mapping[Measure, int]) -> None:
        """Add rows for what this measure and others have no room for together, given the variable of each.

        A row between two families is added by one of them.
        """
        return

    def interchange_key(self, stamp: Stamp) -> Hashable:
        """Equal for new stamps of one size that may change places; None where that is so for all of them."""
        return None if self.sees_only_sizes else stamp.face

    def visible_face(self, stamp: Stamp) -> str:
        """The part of a stamp that matters besides its size; empty where nothing does."""
        return "" if self.sees_only_sizes else stamp.face

    def may_count(self, stamp: Stamp) -> bool:
        """Whether a stamp can be a part of what it counts."""
        return True

    def compiled_count(self, board: Bitboard) -> CompiledCount | None:
        """The count that the compiled local search goes by; None where it knows no such count."""
        return None

    def gaps(self, board: Bitboard) -> list[Gap]:
        """The gaps of units that a few tiles can complete by covering some spaces; empty for none."""
        return []

    def unit_estimate(self, grid: Grid) -> Callable[[Bitboard], float]:
        """An estimate of the units of a board of this size that more tiles will come to: now or later."""
        count = self.fast_count(Bitboard(grid, grid.spaces))
        return lambda board: count(board.empty, (board.fixed,))


class PositionFreeMeasure(Measure):
    """A measure of the stamps alone. More stamps never make fewer units."""

    spatial: ClassVar[bool] = False
    mirror_symmetric: ClassVar[bool] = True

    @abstractmethod
    def among(self, stamps: Sequence[Stamp]) -> int:
        """Units in an album with these stamps."""

    @abstractmethod
    def shares(self, stamps: Sequence[Stamp]) -> list[tuple[int, ...]]:
        """The numbers of the stamps that make each unit, from 0."""

    def units(self, album: Album) -> list[Spaces]:
        """The spaces of the stamps of each unit."""
        shares = self.shares([placed.stamp for placed in album.stamps])
        return [frozenset(cell for i in share for cell in album.stamps[i].cells()) for share in shares]

    def count(self, album: Album) -> int:
        return self.among([placed.stamp for placed in album.stamps])

    def interchange_key(self, stamp: Stamp) -> None:
        """It matters which tiles are placed, not where."""
        return

    def fast_count(self, board: Bitboard) -> FastCount:
        """The stamps wherever they lie."""
        fixed = board.fixed.stamps
        return lambda empty, spots: self.among(sum((spot.stamps for spot in spots), fixed))


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

    ``certain`` are units that are there whatever is placed: added to others, or of groups and regions the
    least. ``boards`` have to be covered, or are of corners the grid points of each kind on the album; with
    ``of_new`` new stamps without an empty space along their edges are units too. ``spaces`` are those of a
    hole. ``groups`` has, for each thing that stamps may share, the groups on the album as their stamps, the
    board of their spaces and that of those around them; ``shared`` returns the number of what a stamp shares
    with others of its group, -1 where it is in no group. ``lure`` is what a board, or a new stamp, that lacks
    0, 1, 2, ... spaces is worth to a search, of a unit.
    """

    kind: CountKind
    certain: int = 0
    boards: tuple[int, ...] = ()
    of_new: bool = False
    spaces: int = 0
    groups: tuple[tuple[tuple[int, int, int], ...], ...] = ()
    shared: Callable[[Stamp], int] = lambda stamp: -1
    lure: tuple[float, ...] = ()
