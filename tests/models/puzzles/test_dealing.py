"""Positions that may make a puzzle are what they promise."""

from __future__ import annotations

from random import Random

import pytest

from stockbook.models.puzzles.dealing import CONTESTS, deal_contest, deal_fit
from stockbook.optimizer import best_placement
from stockbook.optimizer.solver.limits import SearchLimits

SEEDS = range(12)


@pytest.mark.parametrize("contest", CONTESTS)
def test_a_contest_is_dealt_with_stamps_of_different_sizes(contest: str) -> None:
    """One contest, an album with no more room than asked for, and no two new stamps of one size."""
    for seed in range(6):
        position = deal_contest(Random(seed), contest, 4, 42)
        assert [str(each) for each in position.open_contests] == [contest]
        assert 42 - 9 < len(position.album.empty) <= 42
        assert len({(tile.width, tile.height) for tile in position.place}) == len(position.place) == 4


@pytest.mark.parametrize("seed", range(3))
def test_edges_are_dealt_with_gaps_that_can_all_be_filled(seed: int) -> None:
    """The stamps to place have left the gaps themselves."""
    position = deal_contest(Random(seed), "edges 10", 4, 42)
    answer = best_placement(position, contests=position.contests, limits=SearchLimits(60))
    assert position.contests[0].points(position.album)[0] < 4
    assert answer.plans[0].lines[0].count == 4


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fit_leaves_one_area_of_the_size_of_its_stamps(seed: int) -> None:
    """The stamps to place cover as much as the one empty region has; those of one size are equal."""
    position = deal_fit(Random(seed), 6)
    (region,) = position.album.empty_regions
    assert len(region) == sum(tile.width * tile.height for tile in position.place)
    sizes = {(tile.width, tile.height) for tile in position.place}
    assert len(position.place) == 6
    assert len(set(position.place)) == len(sizes)


def test_the_same_random_numbers_deal_the_same() -> None:
    """Nothing but the random numbers decides, and others deal something else."""
    for deal in (lambda rng: deal_contest(rng, "regions 2", 3, 30), lambda rng: deal_fit(rng, 5)):
        assert deal(Random("a")) == deal(Random("a"))
        assert deal(Random("a")) != deal(Random("b"))
