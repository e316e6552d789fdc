"""The advice against Pinzetta in the terminal."""

from __future__ import annotations

import pytest

from stockbook.cli.games.parts import PrintedAnswer, show
from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.pinzetta.position import position_from as solo_position_from
from stockbook.models.play.goal import Goal
from stockbook.optimizer.pinzetta.advice import advise
from stockbook.optimizer.solver.limits import SearchLimits
from tests.cli.running import POSITIONS


def test_a_pile_without_a_value_is_no_advice(capsys: pytest.CaptureFixture[str]) -> None:
    """Where time is too short for a value of any pile, none is said to be taken."""
    solo = solo_position_from(read_toml_file(POSITIONS / "pinzetta-choose.toml"))
    show(PrintedAnswer(solo, Goal.NOW, advise(solo, limits=SearchLimits(time=1e-9))))
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == "Saturday, round 2: too little time to tell which pile is better"
    assert sum("too few samples to expect points" in line for line in lines) == 2
