"""Goods of a position for one player: a specialist is worth what it does."""

from __future__ import annotations

import pytest

from stockbook.models.contests import Contest
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.goods import parse_good
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.stampswap.position_goods import PositionGoodsEvaluator


@pytest.mark.parametrize("goal", Goal)
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_a_specialist_that_shows_is_an_exhibitor_and_two_points(round_: int, goal: Goal) -> None:
    """One that does nothing is worth its 2 points, a bonus more where its contest may be entered."""
    position = Position(round_, (Contest.parse("edges 10"),), phase="collect")
    evaluator = PositionGoodsEvaluator(position, position.me, goal=goal)

    def worth(effect: str) -> float:
        return evaluator.of(parse_good(f"specialist Framer: {effect}"))

    exhibitor = evaluator.of(parse_good("exhibitor edges 2"))
    assert worth("show edges 2") == pytest.approx(exhibitor + 2)
    assert worth("nothing") == worth("bonus regions 2") == 2
    assert worth("bonus edges 2") > 2
    assert worth("final edges 2") == 2 if goal is Goal.NOW and round_ < 3 else worth("final edges 2") > 2
