"""The benchmark of the placement search: its speed and work, and a signature that changes when it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from time import monotonic
from zlib import crc32

from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.work_count import counted

#: Limits for each position: what is not proved by then ends with its bound, the same each run.
LIMITS = SearchLimits(time=1.0, deterministic=True)


@dataclass(frozen=True)
class BenchRow:
    """The search for one position.

    Attributes
    ----------
    best, bound
        Points of the best plan, and points that no plan exceeds.
    conflicts, branches
        Sums over all searches, as CP-SAT counts them.
    rows_built
        Rows handed to CP-SAT, over all searches.
    calls
        Calls of Stockbook's own Python functions.
    seconds
        Seconds of model building and search.
    """

    name: str
    best: int
    bound: int
    conflicts: int
    branches: int
    rows_built: int
    calls: int
    seconds: float


@dataclass(frozen=True)
class Bench:
    """The searches for a set of positions."""

    rows: tuple[BenchRow, ...]

    @property
    def seconds(self) -> float:
        return sum(row.seconds for row in self.rows)

    @property
    def rows_built(self) -> int:
        return sum(row.rows_built for row in self.rows)

    @property
    def calls(self) -> int:
        return sum(row.calls for row in self.rows)

    @property
    def signature(self) -> int:
        """A number that stays the same as long as every search does and finds the same."""
        done = [(row.name, row.best, row.bound, row.conflicts, row.branches) for row in self.rows]
        return crc32(repr(done).encode())


def bench(positions: Iterable[tuple[str, Position]], stop: Callable[[], bool] | None = None) -> Bench:
    """Search each (name, position) pair deterministically, with one worker: once timed, once counted."""
    limits = replace(LIMITS, stop=stop)
    return Bench(tuple(_row(name, position, limits) for name, position in positions))


def _row(name: str, position: Position, limits: SearchLimits) -> BenchRow:
    started = monotonic()
    answer = best_placement(position, limits=limits)
    seconds = monotonic() - started
    # Counting takes as long again. In the second search all is imported and cached, whatever came before.
    with counted() as counts:
        again = best_placement(position, limits=limits)
    if answer.interrupted or again.interrupted:
        raise KeyboardInterrupt
    rows, calls = sum(each.rows for each in counts), sum(each.calls for each in counts)
    return BenchRow(name, answer.best, answer.bound, answer.conflicts, answer.branches, rows, calls, seconds)
