"""Times of searches: in their order, and those of the events that they are read from."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from stockbook.models import read_position
from stockbook.optimizer import best_placement
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.timing import timed

POSITIONS = Path(str(files("stockbook.seeds"))) / "positions"


@pytest.mark.parametrize("name", ["example-edges", "sunday", "sunday-groups", "saturday-holes", "friday"])
def test_the_first_comes_before_the_best_and_that_before_the_proof(name: str) -> None:
    """With the points of the answer; also where contests that differ by a constant are one search."""
    position = read_position(POSITIONS / f"{name}.toml")
    row = timed(name, position, SearchLimits(60, workers=2))
    answer = best_placement(position, limits=SearchLimits(60))
    assert row is not None and row.to_proof is not None
    assert (row.name, row.best, row.bound) == (name, answer.best, answer.best)
    assert 0 < row.to_first <= row.to_best <= row.to_proof


def test_without_a_proof_there_is_no_time_of_it() -> None:
    """What ends before has its bound; what was stopped from outside is not measured."""
    position = read_position(POSITIONS / "sunday-surrounded.toml")
    row = timed("short", position, SearchLimits(0.01, workers=1))
    assert row is not None and row.to_proof is None
    assert row.best < row.bound
    assert timed("stopped", position, SearchLimits(60, stop=lambda: True)) is None
