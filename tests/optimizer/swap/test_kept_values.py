"""The points that each cut keeps agree with solving every set of goods by itself."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from stockbook.models.stampswap.position import Position, show_phase
from stockbook.models.stampswap.reading import read_position
from stockbook.models.stampswap.swap.cuts import cuts, kept_items
from stockbook.optimizer.placement.search import best_placement
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.swap.kept_values import KeptValues
from stockbook.optimizer.swap.valuation import Valuation
from stockbook.optimizer.swap.value_searches import ValueSearches
from tests.cli.running import POSITIONS
from tests.optimizer.swap.boards import brute_value, swap_boards


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
