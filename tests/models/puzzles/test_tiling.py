"""Tilings fill the album exactly."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from stockbook.models.album.album import rectangle
from stockbook.models.puzzles.invented_tiles import MIX
from stockbook.models.puzzles.tiling import SIZES, SPACES, faces, tiling


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
