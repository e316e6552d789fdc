"""The benchmark of the placement search: its speed and work, and a signature that changes when it does.

Work is counted in Python: it is the same on every machine, as no time is. ``bench_record.toml`` has what was
recorded, so that nothing grows unseen.
"""

from __future__ import annotations

import json
import sys
import threading
import tomllib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from time import monotonic
from types import CodeType, FrameType
from typing import Any
from zlib import crc32

from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.portfolio import Portfolio
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.solver.cpsat import to_proto
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.solver.model_search import LinearRows

#: The function that the main thread calls again and again by the clock: what it calls is not counted.
_BY_CLOCK = Portfolio._supervise.__code__
#: The functions that make the rows of a model what CP-SAT reads, and what the Lagrangian search does.
_HAND_OVER, _HAND_OVER_LINEAR = to_proto.__code__, LinearRows.__init__.__code__
#: Comprehensions are calls in some versions of Python only.
_COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>")


class WorkCount:
    """The work of one thread: calls of this package's functions, and rows handed to a solver."""

    def __init__(self) -> None:
        self.calls = 0
        self.rows = 0
        self._by_clock = False
        self._counted: dict[CodeType, bool] = {}

    def __call__(self, frame: FrameType, event: str, value: Any) -> None:
        """Note an event, as ``sys.setprofile`` tells it."""
        code = frame.f_code
        if event == "call":
            self._by_clock = self._by_clock or code is _BY_CLOCK
            if code not in self._counted:
                self._counted[code] = _is_counted(frame)
            self.calls += self._counted[code] and not self._by_clock
        elif event == "return":
            if code is _BY_CLOCK:
                self._by_clock = False
            elif code is _HAND_OVER and value is not None:
                self.rows += len(value.constraints)
            elif code is _HAND_OVER_LINEAR:
                self.rows += len(frame.f_locals["self"].limits)


@contextmanager
def counted() -> Iterator[tuple[WorkCount, WorkCount]]:
    """Count what is done inside: by this thread, and by those that are started meanwhile."""
    here, started = WorkCount(), WorkCount()
    before = sys.getprofile()
    threading.setprofile(started)
    sys.setprofile(here)
    try:
        yield here, started
    finally:
        sys.setprofile(before)
        threading.setprofile(None)


def _is_counted(frame: FrameType) -> bool:
    """Whether a call is one of a function of this package, outside of this module."""
    module = str(frame.f_globals.get("__name__"))
    own = module.startswith("stockbook.") and module != __name__
    return own and frame.f_code.co_name not in _COMPREHENSIONS


#: Limits for each position: what is not proved by then ends with its bound, the same each run.
LIMITS = SearchLimits(time=1.0, deterministic=True)


@dataclass(frozen=True)
class BenchRow:
    """The search for one position."""

    name: str
    #: Points of the best plan, and points that no plan exceeds.
    best: int
    bound: int
    #: Sums over all searches, as CP-SAT counts them.
    conflicts: int
    branches: int
    #: Rows handed to CP-SAT, over all searches.
    rows_built: int
    #: Calls of Stockbook's own Python functions.
    calls: int
    #: Seconds of model building and search.
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


RECORD = Path(__file__).with_name("bench_record.toml")
#: A file that a clone has, and an installed package has not.
CLONE = Path(__file__).parents[1] / "pyproject.toml"
#: What is recorded of each position, by the names of the fields of ``BenchRow``.
FIGURES = ("conflicts", "rows_built", "calls")
#: Growth by no more than this share is none.
TOLERANCE = 0.02

_HEAD = """\
# The work of the searches of stockbook bench: conflicts, rows handed to CP-SAT and calls of Python functions.
# It is compared at each run. Written by stockbook bench --record REASON, with the reasons of all changes.
"""


@dataclass(frozen=True)
class Growth:
    """A figure of a position that has grown since it was recorded."""

    name: str
    figure: str
    recorded: int
    now: int

    def __str__(self) -> str:
        share = f" (+{self.now / self.recorded - 1:.0%})" if self.recorded else ""
        return f"{self.name}: {self.figure} {self.recorded} -> {self.now}{share}"


@dataclass(frozen=True)
class BenchRecord:
    """The work of the shipped benchmark as it was recorded."""

    #: A line for each time it was recorded: the day, and why the work has changed.
    reasons: tuple[str, ...] = ()
    #: Name of the position -> figure -> number.
    positions: dict[str, dict[str, int]] = field(default_factory=dict)

    def grown(self, bench: Bench) -> tuple[Growth, ...]:
        """The figures that are more than 2 % above the record."""
        found = []
        for row in bench.rows:
            for figure, recorded in self.positions.get(row.name, {}).items():
                if (now := getattr(row, figure)) > recorded * (1 + TOLERANCE):
                    found.append(Growth(row.name, figure, recorded, now))
        return tuple(found)

    def renewed(self, bench: Bench, reason: str, day: date) -> BenchRecord:
        """The record of these searches, with one more reason."""
        rows = {row.name: {figure: getattr(row, figure) for figure in FIGURES} for row in bench.rows}
        return BenchRecord((*self.reasons, f"{day}: {reason}"), rows)

    @property
    def text(self) -> str:
        """The file."""
        lines = [
            _HEAD,
            "reasons = [",
            *(f"  {json.dumps(each, ensure_ascii=False)}," for each in self.reasons),
            "]",
        ]
        lines += ["", "[positions]"]
        for name, figures in self.positions.items():
            numbers = ", ".join(f"{figure} = {number}" for figure, number in figures.items())
            lines.append(f'"{name}" = {{ {numbers} }}')
        return "\n".join(lines) + "\n"


def read_record(path: Path | None = None) -> BenchRecord:
    """Read a record, or the shipped one; an empty one where there is no file."""
    path = path or RECORD
    if not path.is_file():
        return BenchRecord()
    found = tomllib.loads(path.read_text("utf-8"))
    return BenchRecord(tuple(found["reasons"]), found["positions"])
