"""A sample of what ``make fuzz`` tries."""

from __future__ import annotations

from itertools import islice

import pytest

from stockbook.cli.questions.failure import ANSWERED, IMPOSSIBLE
from tests.fuzz.engine import Session, session_faults
from tests.fuzz.inputs import input_faults, runs
from tests.fuzz.process import Run, faults, run
from tests.fuzz.records import edited_records, record_faults
from tests.fuzz.stops import Stop, stop_faults, stops
from tests.fuzz.times import timed_commands


@pytest.mark.parametrize("case", [*islice(runs(1), 27)], ids=lambda case: case.name)
def test_wrong_inputs_end_well(case: Run) -> None:
    """Whatever is typed or broken, there is an answer or a reason, and an exit code as documented."""
    assert input_faults(case) == []


def test_edited_records_end_well() -> None:
    """A line dropped, doubled, swapped or mistyped is a fault with its place, or the game is legal."""
    assert [fault for record in islice(edited_records(1), 40) for fault in record_faults(record)] == []


def test_commands_that_are_timed_have_an_answer() -> None:
    """The questions are right ones, or a move is not legal; no time is measured here."""
    for timed in islice(timed_commands(1), 6):
        ended = run(timed.case)
        assert faults(timed.case, ended, (ANSWERED, IMPOSSIBLE)) == []


@pytest.mark.alone
@pytest.mark.parametrize("stop", [*islice(stops(1), 8)], ids=lambda stop: stop.case.name)
def test_signals_end_well(stop: Stop) -> None:
    """At any moment Ctrl-C and SIGTERM end a command with their code, and without a traceback."""
    assert stop_faults(stop) == []


def test_a_session_of_the_engine() -> None:
    """Mixed questions in random order, with stops, bad lines, a slow reader and a killed process: all answers
    are those of the command line, and none is lost."""
    assert session_faults(Session(1, questions=30, kills=1)) == []
