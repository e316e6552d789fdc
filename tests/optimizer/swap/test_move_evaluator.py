"""The outcomes of moves in one determinization: their order, and when they are given up."""

from __future__ import annotations

from random import Random
from threading import Event
from typing import Any

import pytest

from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.swap.goods_table import cut_table
from stockbook.models.stampswap.swap.unseen_tiles import unseen_tiles_of
from stockbook.optimizer.solver.budget import SearchBudget, Stopped
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap.determinization import draw_determinization
from stockbook.optimizer.swap.move_evaluator import MoveEvaluator
from stockbook.optimizer.swap.player_valuations import PlayerValuations
from tests.cli.running import POSITIONS


def test_outcomes_come_by_number_however_moves_are_asked_for() -> None:
    """Moves are evaluated in the order given; their outcomes come sorted, until time is up."""
    position = read_position(POSITIONS / "cut-sunday.toml")
    table, stop, asked = cut_table(position), Event(), list[int]()
    budget = SearchBudget(SearchLimits(60.0, stop=stop.is_set))

    def evaluate(*_: Any) -> list[Any]:
        return [lambda number=number: asked.append(number) or 10 * number for number in range(4)]

    evaluator = MoveEvaluator(PlayerValuations(position), table, evaluate, budget)
    drawn = draw_determinization(table, unseen_tiles_of(position), Random(1))
    assert evaluator.outcomes(drawn, [3, 0, 2], jointly=False) == [0, 20, 30]
    assert asked == [3, 0, 2]
    stop.set()
    with pytest.raises(Stopped):
        evaluator.outcomes(drawn, [1, 2], jointly=False, in_time=True)
    assert set(asked[3:]) <= {1}
