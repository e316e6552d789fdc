"""The ablation: every method can be left out, and its tables say what that costs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.ablation import AblationRow, read, table
from benchmarks.record import append_row
from benchmarks.switches import CUTS, METHODS, POSITIONS, lines_of

#: Leaves out one method after the other, each in a process of its own, where strategies are chosen then.
EACH = """
import os
from random import Random
from benchmarks.positions import load
from benchmarks.switches import METHODS
from stockbook.optimizer.placement.subproblem import Subproblem
position = load("r2-holes-1x2-01")
for each in METHODS:
    if not os.fork():
        each.leave_out()
        subproblem = Subproblem(position, position.may_enter[0])
        subproblem.record_plan(subproblem.search_locally(Random(1), 1, 1))
        os._exit(not subproblem.strategies)
    if os.wait()[1]:
        print(each.name)
"""


def test_every_method_can_be_left_out() -> None:
    """Every name that a switch exchanges exists, and each leaves some strategies."""
    ran = subprocess.run([sys.executable, "-c", EACH], capture_output=True, text=True, check=True)
    assert ran.stdout == "", ran.stderr


def test_methods_have_names_and_files_of_their_own() -> None:
    """No two share a name, and all that would go with one is there to be counted."""
    assert len({each.name for each in METHODS}) == len(METHODS)
    assert all(lines_of(each) > 0 for each in METHODS if each.parts)


def row(method: str, name: str, cpu: float, *, kind: str = POSITIONS, answer: str = "3") -> AblationRow:
    """A proved answer that took some CPU seconds."""
    return AblationRow(kind, name, method, cpu, cpu, True, answer)


def test_a_table_has_what_the_whole_saves(tmp_path: Path) -> None:
    """Twice the time without a method is 100 %, whatever the file; rows are read as they were written."""
    path = tmp_path / "rows.csv"
    for number in range(4):
        append_row(path, row("whole", str(number), 2.0**number))
        append_row(path, row("fit proofs", str(number), 2 * 2.0**number))
    (line,) = [each for each in table(read(path), POSITIONS, {}).splitlines() if "fit proofs" in each]
    assert "| 4 | +100 (+100 to +100) | +100 | 0 |" in line


def test_a_first_cut_costs_what_a_long_search_says() -> None:
    """The last column is by how much first cuts are worse than those of the whole, on average."""
    rows = [row("whole", "a", 1, kind=CUTS, answer="x"), row("thresholds", "a", 1, kind=CUTS, answer="y")]
    assert table(rows, CUTS, {"a": {"x": 5.0, "y": 3.5}}).endswith("| +1.50 |")


@pytest.mark.parametrize("kind", [POSITIONS, CUTS])
def test_each_kind_of_question_has_methods(kind: str) -> None:
    """Both Show Phases and cuts are searched by methods that can be left out."""
    assert sum(kind in each.questions for each in METHODS) > 10
