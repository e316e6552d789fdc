"""Bounds on the Choose turns against the turns themselves."""

from __future__ import annotations

from math import inf
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.stampswap.swap.choose_turns import ChooseTurns, PileShare
from stockbook.optimizer.sampling.intervals import Interval
from stockbook.optimizer.swap.backward_induction import ChooseSolver, choose_tree
from stockbook.optimizer.swap.choose_bounds import ChooseBounds
from tests.optimizer.swap.test_backward_induction import HOW, small_values


@pytest.mark.parametrize("how", HOW)
@settings(max_examples=60, deadline=None)
@given(
    players=st.integers(2, 4),
    data=st.data(),
    seed=st.integers(0, 999),
    most=st.sampled_from([1, 3, 50]),
    gap=st.sampled_from([0, 1, 5]),
)
def test_whatever_the_values_are_within_their_bounds_my_points_are_within_mine(
    how: str, players: int, data: st.DataObject, seed: int, most: int, gap: int
) -> None:
    """In games of two to four players with many ties, however the others play; exact where nothing is
    unknown."""
    first = data.draw(st.integers(0, players - 1))
    tree = choose_tree(ChooseTurns.begin(first, (True,) * players))
    value_of = small_values(seed, most)
    rng = Random(seed)
    bounds: dict[tuple[int, PileShare], Interval] = {}

    def bounds_of(player: int, share: PileShare) -> Interval:
        if (player, share) not in bounds:
            value = value_of(player, share)
            bounds[player, share] = value - rng.randint(0, gap), value + rng.randint(0, gap)
        return bounds[player, share]

    solver = ChooseSolver(value_of, HOW[how])
    endings = solver.endings(tree)
    value = solver.expected_value(0, endings)
    found = ChooseBounds(bounds_of, HOW[how])
    low, high = found.of(tree)[0]
    assert low - 1e-9 <= value <= high + 1e-9
    if not HOW[how].random:  # Equal means may differ in the last bit, and either option be taken.
        ((_, end),) = endings
        assert found.possible_shares(0, tree)[end.shares[0]] == bounds_of(0, end.shares[0])
    if not gap:
        assert low == pytest.approx(value) == high


@pytest.mark.parametrize("how", HOW)
def test_what_is_not_bounded_has_no_bound(how: str) -> None:
    """Values without a bound leave mine without one, and never make it no number."""
    tree = choose_tree(ChooseTurns.begin(1, (True, True)))
    low, high = ChooseBounds(lambda player, share: (1.0, inf), HOW[how]).of(tree)[0]
    assert low == pytest.approx(1.0) and high == inf


def test_of_equal_options_i_take_the_first() -> None:
    """A later option that brings me no more than an earlier one does not come."""
    tree = choose_tree(ChooseTurns.begin(0, (True, True)))
    mine = {(1, 0): (5.0, 5.0), (1, 1): (3.0, 5.0)}

    def bounds_of(player: int, share: PileShare) -> Interval:
        if player == 0:
            assert share.taken
            return mine[share.taken]
        return (7.0, 7.0) if share.kept == 1 else (0.0, 99.0)

    bounds = ChooseBounds(bounds_of, HOW["selfish"]).of(tree)
    assert bounds[0] == (5.0, 5.0) and bounds[1] == (7.0, 7.0)
