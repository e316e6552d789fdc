"""The signature: the same on every run, another one when anything about the search is."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from stockbook.models import read_position
from stockbook.optimizer import best_placement
from stockbook.optimizer.bench import LIMITS, Bench, bench

POSITIONS = Path(str(files("stockbook.seeds"))) / "positions"
NAMES = ("sunday", "sunday-corners", "sunday-tight")


@pytest.fixture(scope="module")
def first() -> Bench:
    """One run over a few positions."""
    return run()


def run() -> Bench:
    """Search the few positions."""
    return bench((name, read_position(POSITIONS / f"{name}.toml")) for name in NAMES)


def test_two_runs_give_the_same_signature(first: Bench) -> None:
    """Whatever the clock says; the work is the same too."""
    again = run()
    assert again.signature == first.signature
    assert [replace(row, seconds=0.0) for row in again.rows] == [
        replace(row, seconds=0.0) for row in first.rows
    ]
    assert sum(row.conflicts for row in first.rows) > 0


def test_rows_say_what_the_search_found(first: Bench) -> None:
    """Best, bound and effort are those of the answer."""
    position = read_position(POSITIONS / "sunday-corners.toml")
    answer = best_placement(position, limits=LIMITS)
    row = next(row for row in first.rows if row.name == "sunday-corners")
    assert (row.best, row.bound) == (answer.best, answer.bound)
    assert (row.conflicts, row.branches) == (answer.conflicts, answer.branches)
    assert row.rows_built > 100 and row.calls > 1000


@pytest.mark.parametrize("what", ["best", "bound", "conflicts", "branches"])
def test_the_signature_sees_every_change(first: Bench, what: str) -> None:
    """One more of anything is another signature; only the time and the work are not part of it."""
    row = first.rows[-1]
    changed = replace(row, **{what: getattr(row, what) + 1})
    assert Bench((*first.rows[:-1], changed)).signature != first.signature
    slower = replace(row, seconds=row.seconds + 1, rows_built=row.rows_built + 1, calls=row.calls + 1)
    assert Bench((*first.rows[:-1], slower)).signature == first.signature
