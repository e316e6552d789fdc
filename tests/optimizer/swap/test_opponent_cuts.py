"""The cuts of the opponents: each has a share of the time, and an estimate of every cut besides."""

from __future__ import annotations

import time as clock

import pytest
from hypothesis import given, settings

from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.models.stampswap.swap.goods_table import cut_table
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap.kept_values import KeptValues
from stockbook.optimizer.swap.opponent_cuts import OpponentCuts
from stockbook.optimizer.swap.player_valuations import PlayerValuations
from stockbook.optimizer.swap.value_searches import ValueSearches
from tests.optimizer.swap.boards import swap_boards


@settings(max_examples=3, deadline=None)
@given(swap_boards(others=2, tiles=2))
def test_the_time_of_one_is_not_that_of_the_next(position: Position) -> None:
    """An opponent whose search takes all of its time leaves as much to the next one, and all cuts of both are
    estimated in time."""
    table = cut_table(position)
    goods = tuple(owned.good for owned in table.goods)
    others = OpponentCuts(position, table, PlayerValuations(position, searched=True), [goods])
    assert not others.proved
    began: list[float] = []
    late: list[bool] = []
    best = KeptValues.best

    def solve(self: KeptValues, searches: ValueSearches, *, only_best: bool = False) -> None:
        began.append(searches.budget.left)
        clock.sleep(searches.budget.left)

    def estimated(self: KeptValues) -> Cut:
        late.append(budget.over)
        return best(self)

    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(KeptValues, "solve", solve)
        monkeypatch.setattr(KeptValues, "best", estimated)
        budget = SearchBudget(SearchLimits(2.0))
        with ValueSearches(budget) as searches:
            others.search(searches, 0.1)
    assert len(began) == 2 and all(0.05 < left <= 0.1 for left in began)
    assert late[0] is False and not any(late)
