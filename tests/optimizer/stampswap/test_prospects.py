"""Contest evaluators against the scorer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.album.album import Album
from stockbook.models.album.bitboard import Bitboard
from stockbook.models.contests import Contest
from stockbook.models.contests.payoff import Payoff
from stockbook.optimizer.stampswap.prospects import evaluator_of, interpolated
from tests.recount import MEASURES
from tests.strategies import albums

CONTESTS = tuple(Contest.parse(f"{measure} 1") for measure in MEASURES)


@given(albums(12, 12, 30) | albums(5, 4, 8))
def test_units_are_those_of_the_scorer(album: Album) -> None:
    """Every measure counts the same on the bits as on the album."""
    board = Bitboard.of(album)
    for contest in CONTESTS:
        assert evaluator_of(contest, board.grid).units(board) == contest.measure.count(album)


@given(albums(12, 12, 30))
def test_estimates_are_sensible_numbers_of_units(album: Album) -> None:
    """It lies between nothing and one unit for each space, and no count of stamps falls short of itself."""
    board = Bitboard.of(album)
    for contest in CONTESTS:
        evaluator = evaluator_of(contest, board.grid)
        estimate = evaluator.estimate_units(board)
        assert -album.width <= estimate <= album.width * album.height
        if not evaluator.spatial:
            assert evaluator.units(board) <= estimate + 1e-9


@given(st.integers(0, 9), st.lists(st.integers(0, 9), max_size=5).map(sorted), st.integers(0, 8))
def test_payoffs_between_whole_units(unit: int, table: list[int], units: int) -> None:
    """At whole units it is the payoff, halfway the mean of its neighbors."""
    payoff = Payoff(table=tuple(table)) if table else Payoff(unit)
    assert interpolated(payoff, units) == payoff.at(units)
    assert interpolated(payoff, units + 0.5) == pytest.approx((payoff.at(units) + payoff.at(units + 1)) / 2)
