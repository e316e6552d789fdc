"""Positions that may make a puzzle are what they promise.

Which stamps a move has left over.

Tilings fill the album exactly.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.models.album.album import PlacedTile, rectangle
from stockbook.models.puzzles.dealing import (
    CONTESTS,
    MIX,
    SIZES,
    SPACES,
    deal_contest,
    deal_fit,
    faces,
    left_over,
    tiling,
)
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import discard_faults
from stockbook.optimizer import best_placement
from stockbook.optimizer.solver.limits import SearchLimits
from tests.boards import small_positions

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


@settings(max_examples=60)
@given(small_positions(ways=120), st.data())
def test_what_is_left_over_is_what_may_not_be_discarded(position: Position, data: st.DataObject) -> None:
    """A beginning of a move leaves over just the items that still fit, and a complete one none."""
    placed: list[PlacedTile] = []
    album = position.album
    for tile in position.place:
        cells = list(album.fits(tile.width, tile.height))
        if cells and data.draw(st.booleans()):
            placed.append(PlacedTile.at(tile, data.draw(st.sampled_from(cells))))
            album = album.with_tiles(placed[-1:])
    waiting = left_over(position, placed)
    assert len({item for item, _ in waiting}) == len(waiting)
    assert all(position.place[item] == tile for item, tile in waiting)
    rest = list(position.place)
    for each in placed:
        rest.remove(each.tile)
    assert len(discard_faults(album, rest)) == len(waiting)


@pytest.mark.parametrize("area", [4.5, 6.5, 7.5])
def test_a_tiling_covers_each_space_once(area: float) -> None:
    """No gap, no overlap, nothing off the album, for any wish of sizes; a seed gives the same again."""
    for seed in range(8):
        found = tiling(Random(seed), area)
        covered = Counter(cell for at, size in found for cell in rectangle(*at, *size))
        assert covered == Counter(SPACES)
        assert {size for _, size in found} <= set(SIZES)
        assert found == tiling(Random(seed), area)


def test_smaller_stamps_make_more_of_them() -> None:
    """The wish for an area counts."""
    small, large = (sum(len(tiling(Random(seed), area)) for seed in range(8)) for area in (4.5, 7.5))
    assert small > large


@pytest.mark.parametrize("doubles", [True, False])
def test_faces_are_the_tiles_of_a_game(doubles: bool) -> None:
    """As many of each size as the game has, with or without the doubles."""
    found = faces(Random(1), doubles=doubles)
    assert set(found) == set(MIX)
    for size, tiles in found.items():
        singles = [tile for tile in tiles if not tile.is_double]
        assert all((tile.width, tile.height) == size for tile in tiles)
        if doubles:
            assert len(tiles) == MIX[size]
        else:
            assert tiles == singles
    assert any(tile.is_double for tiles in found.values() for tile in tiles) == doubles
