"""The counts of what is done in Python: the calls of Stockbook's own functions, in all threads."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from threading import Thread

import pytest

from stockbook.models.placement.cp_model import CpModel
from stockbook.optimizer.bench import counted
from stockbook.optimizer.solver.cpsat import Search, to_proto


@pytest.fixture(autouse=True)
def _no_garbage() -> Iterator[None]:
    """Nothing that other tests have left is finalized, which would count as calls."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def model() -> CpModel:
    """Two rows over two booleans."""
    made = CpModel()
    first, second = made.new_bool(), made.new_bool()
    made.clause([first, second])
    made.at_most_ones.append([first, second])
    return made


def test_calls_and_rows_are_counted_in_each_thread() -> None:
    """A call counts if its function is Stockbook's, however it came to it; nothing counts before or after."""
    made = model()
    before = sys.getprofile()
    with counted() as (here, started):
        made.new_bool()
        sorted([3, 1], key=lambda value: -value)
        to_proto(made)
        for _ in range(2):
            thread = Thread(target=lambda: Search(made, {"num_workers": 1}))
            thread.start()
            thread.join()
    made.new_bool()
    assert sys.getprofile() is before
    # A new boolean, which is a new whole number, and the rows.
    assert (here.calls, here.rows) == (3, 2)
    assert started.rows == 4
    # Search, its rows and its parameters, twice.
    assert started.calls == 2 * 3


def test_an_error_ends_the_counting() -> None:
    """Whatever happens inside, nothing goes on counting."""
    before = sys.getprofile()
    try:
        with counted() as (here, _):
            raise KeyboardInterrupt
    except KeyboardInterrupt:
        model().copy()
    assert sys.getprofile() is before
    assert here.calls == 0
