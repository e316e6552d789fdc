"""The recorded work of the shipped benchmark, so that nothing grows unseen: ``bench_record.toml``."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from stockbook.optimizer.bench import Bench

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
    """The work of the shipped benchmark as it was recorded.

    Parameters
    ----------
    reasons
        A line for each time it was recorded: the day, and why the work has changed.
    positions
        Name of the position -> figure -> number.
    """

    reasons: tuple[str, ...] = ()
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
