"""The advice on the Swap Phase in the terminal."""

from __future__ import annotations

import pytest

from stockbook.cli.games.parts import PrintedAnswer, show
from stockbook.models import read_position
from stockbook.models.play.goal import Goal
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.collect_phase import best_items
from stockbook.optimizer.swap.best_moves import best_choices
from tests.cli.running import POSITIONS

NO_TIME = SearchLimits(time=1e-9)


def test_a_pile_without_a_value_is_no_advice(capsys: pytest.CaptureFixture[str]) -> None:
    """Where time is too short for a value of any pile, none is said to be taken."""
    position = read_position(POSITIONS / "choose-saturday.toml")
    show(PrintedAnswer(position, Goal.GAME, best_choices(position, goal=Goal.GAME, limits=NO_TIME)))
    head = capsys.readouterr().out.splitlines()[0]
    assert head == "Saturday: too little time to tell which pile is better"


def test_an_item_without_a_value_is_no_advice(capsys: pytest.CaptureFixture[str]) -> None:
    """Where time is too short for a value of any item, none is said to be selected."""
    position = read_position(POSITIONS / "collect-saturday.toml")
    show(PrintedAnswer(position, Goal.GAME, best_items(position, limits=NO_TIME)))
    assert capsys.readouterr().out.startswith("too little time to tell what is best, so far ")
