"""The start of commands beside the floor: every program runs, and the table says what is above it."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.startup import FLOORS, PROGRAMS, seconds, table


@pytest.mark.parametrize("name", ["check", FLOORS["check"]])
def test_a_program_runs_to_its_end(name: str, tmp_path: Path) -> None:
    """Its seconds are those of a whole process, which leaves its byte code for the next one."""
    assert seconds(name, str(tmp_path)) > 0
    assert any(tmp_path.rglob("*.pyc"))


def test_the_table_has_medians_above_the_floor() -> None:
    """The median of a command less that of its floor; a floor has none."""
    times = {name: [0.25 * number, 9.0, 0.0] for number, name in enumerate(PROGRAMS, start=1)}
    assert table(times).splitlines()[2:] == [
        "| typer | 0.25 s | 0.00 s | - |",
        "| typer and ortools | 0.50 s | 0.00 s | - |",
        "| check | 0.75 s | 0.00 s | 0.50 s |",
        "| hint | 1.00 s | 0.00 s | 0.50 s |",
    ]
