"""The cuts of the opponents, and the points that each cut keeps, by solving every set of goods by itself."""

from __future__ import annotations

import time as clock

import pytest
from hypothesis import given, settings

from stockbook.models.stampswap.position import Position, show_phase
from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.swap.cuts import Cut, cuts, kept_items
from stockbook.models.stampswap.swap.goods_table import cut_table
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.swap.opponent_cuts import KeptValues, OpponentCuts
from stockbook.optimizer.swap.perceived_values import PlayerValuations
from stockbook.optimizer.swap.valuation import Valuation
from stockbook.optimizer.swap.value_searches import ValueSearches
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import brute_value, swap_boards


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


def _solve(kept: KeptValues, limits: SearchLimits) -> None:
    with ValueSearches(SearchBudget(limits)) as searches:
        kept.solve(searches)


@settings(max_examples=20, deadline=None)
@given(swap_boards())
def test_kept_values_agree_with_brute_force(position: Position) -> None:
    """The smaller of the two, each by every legal end; the best cut is the first of the best."""
    goods = position.me.collection
    every = cuts(goods)
    kept = KeptValues(Valuation(position), [goods], every)
    _solve(kept, SearchLimits(20.0, workers=1))
    expected = [
        min(brute_value(position, [goods[i] for i in part]) for part in kept_items(cut)) for cut in every
    ]
    assert [kept.of(cut) for cut in every] == [(value, True) for value in expected]
    assert kept.best() == every[expected.index(max(expected))]


@pytest.mark.parametrize("workers", [1, 2])
def test_kept_values_agree_with_searching_every_set(workers: int) -> None:
    """On a real Sunday, with any number of workers."""
    position = read_position(POSITIONS / "cut-sunday.toml")
    goods = position.me.collection[:5]
    every = cuts(goods)
    kept = KeptValues(Valuation(position), [goods], every)
    _solve(kept, SearchLimits(40.0, workers=workers))
    values = {
        part: best_placement(
            show_phase(position, [goods[i] for i in part]), limits=SearchLimits(workers=1)
        ).best
        for cut in every
        for part in kept_items(cut)
    }
    assert [kept.of(cut) for cut in every] == [
        (min(values[part] for part in kept_items(cut)), True) for cut in every
    ]


def test_without_time_it_is_a_guess() -> None:
    """A value that was not searched is at most the exact one, and is not called proved."""
    position = read_position(POSITIONS / "cut-sunday.toml")
    goods = position.me.collection[:4]
    every = cuts(goods)
    guess, exact = (KeptValues(Valuation(position), [goods], every) for _ in range(2))
    _solve(guess, SearchLimits(1e-9))
    _solve(exact, SearchLimits(40.0))
    for cut in every:
        assert guess.of(cut)[0] <= exact.of(cut)[0]
        assert exact.of(cut)[1]
    assert not all(guess.of(cut)[1] for cut in every)
