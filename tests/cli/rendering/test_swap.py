"""The advice on the Swap Phase in the terminal."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.cli.games.parts import PrintedAnswer, show
from stockbook.models import read_position
from stockbook.models.play.goal import Goal
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.collect_phase import LookRow, best_items
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


def test_a_mean_without_spread_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    """Where all samples agree, neither a pile nor an item nor a look is told with an interval of nothing."""
    same, spread = Estimate(7.0, 7.0, 7.0, 8), Estimate(7.0, 6.0, 8.0, 8)
    position = read_position(POSITIONS / "choose-saturday.toml")
    piles = best_choices(position, goal=Goal.GAME, limits=NO_TIME)
    position = read_position(POSITIONS / "collect-saturday.toml")
    items = best_items(position, limits=NO_TIME)

    def printed(value: Estimate) -> str:
        rows = [replace(row, value=value) for row in piles.rows]
        show(PrintedAnswer(piles.position, Goal.GAME, replace(piles, rows=tuple(rows))))
        chosen = [replace(row, value=value) for row in items.rows]
        look = LookRow(chosen[0].item, chosen[0].good, value)
        show(PrintedAnswer(position, Goal.GAME, replace(items, rows=tuple(chosen), looks=(look,))))
        return capsys.readouterr().out

    assert "±" not in (found := printed(same)) and "7.0 - 7.0" not in found and " 7.0 points more" in found
    assert "7.0 ± 1.0" in (found := printed(spread)) and "6.0 - 8.0" in found
