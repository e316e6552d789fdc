"""The measure of a contest: what it counts, and what a search has to know about it.

No search asks which family a measure belongs to: each family says in its own file what suits it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from stockbook.models.album.album import Cell
from stockbook.models.album.bitboard import Bitboard

if TYPE_CHECKING:
    from stockbook.models.album.album import Album
    from stockbook.models.album.bitboard import FastCount, FastEstimate, Gap, Grid
    from stockbook.models.album.counting import CompiledCount, ProfileKind
    from stockbook.models.album.stamps import Stamp
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
    tight_when_blank: ClassVar[bool] = False
    """Whether its upper bound on an album without tiles is mostly reached: a relaxation proves no better."""
    long_first_search: ClassVar[bool] = False
    """Whether its proofs need a better plan to beat than a short local search finds, where there is room."""
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
        """Return the part of a stamp that matters besides its size; empty where nothing does."""
        return "" if self.sees_only_sizes else stamp.face

    def may_count(self, stamp: Stamp) -> bool:
        """Whether a stamp can be a part of what it counts."""
        return True

    def approximate_count(self, board: Bitboard) -> FastCount:
        """The count that a local search goes by, where a faster one than ``fast_count`` does."""
        return self.fast_count(board)

    def compiled_count(self, board: Bitboard) -> CompiledCount | None:
        """The same count for a compiled local search; None where it knows no such count."""
        return None

    def lure(self, board: Bitboard) -> FastEstimate | None:
        """Parts of a unit for what is nearly one, to lead a local search there; None for no such help."""
        return None

    def gaps(self, board: Bitboard) -> list[Gap]:
        """What units lack that a few tiles can complete by covering some spaces; empty for no such help."""
        return []

    def unit_estimate(self, grid: Grid) -> Callable[[Bitboard], float]:
        """An estimate of the units of a board of this size that more tiles will come to: now or later."""
        count = self.fast_count(Bitboard(grid, grid.spaces))
        return lambda board: count(board.empty, (board.fixed,))
