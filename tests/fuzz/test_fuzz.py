"""A sample of what ``make fuzz`` tries."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.fuzz.inputs import runs
from tests.fuzz.process import Run, faults, run
from tests.fuzz.stops import Stop, stop_faults, stops


@pytest.mark.parametrize("case", islice(runs(1), 54), ids=lambda case: case.name)
def test_wrong_inputs_end_well(case: Run) -> None:
    """Whatever is typed or broken, there is an answer or a reason, and an exit code as documented."""
    assert faults(case, run(case)) == []


@pytest.mark.alone
@pytest.mark.parametrize("stop", islice(stops(1), 16), ids=lambda stop: stop.case.name)
def test_signals_end_well(stop: Stop) -> None:
    """At any moment Ctrl-C and SIGTERM end a command with their code, and without a traceback."""
    assert stop_faults(stop) == []
