"""A sample of what ``make fuzz`` tries."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.fuzz.inputs import input_faults, runs
from tests.fuzz.process import Run
from tests.fuzz.stops import Stop, stop_faults, stops


@pytest.mark.parametrize("case", [*islice(runs(1), 27)], ids=lambda case: case.name)
def test_wrong_inputs_end_well(case: Run) -> None:
    """Whatever is typed or broken, there is an answer or a reason, and an exit code as documented."""
    assert input_faults(case) == []


@pytest.mark.alone
@pytest.mark.parametrize("stop", [*islice(stops(1), 8)], ids=lambda stop: stop.case.name)
def test_signals_end_well(stop: Stop) -> None:
    """At any moment Ctrl-C and SIGTERM end a command with their code, and without a traceback."""
    assert stop_faults(stop) == []
