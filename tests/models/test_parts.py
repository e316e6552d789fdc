"""Parts of all plans: no plan is lost, and none is searched twice."""

from __future__ import annotations

from itertools import product

import pytest

from stockbook.models.album import Album
from stockbook.models.notation import parse_tile
from stockbook.models.parts import restrict
from stockbook.models.placement import PlacementModel
from stockbook.optimizer.cpsat import Search

TILES = [parse_tile(text) for text in ("3x2 blue animals 1", "2x2 green space 1", "forever")]


@pytest.mark.parametrize("number", [2, 4])
def test_each_plan_is_in_one_part(number: int) -> None:
    """Of all ways to lie for the two tiles that decide, each is possible in just one part."""
    ways: list[int] = []
    whole = PlacementModel(Album((), 4, 3), TILES, [])
    second, third = (whole.classes[n].spots for n in (1, 2))
    for first, other in product(second, third):
        found = 0
        for part in range(number):
            grid = PlacementModel(Album((), 4, 3), TILES, [])
            restrict(grid, part, number)
            for group, cell in (grid.classes[1], first), (grid.classes[2], other):
                grid.model.clause([group.spots[cell]])
            found += Search(grid.model, {"num_workers": 1}).run().values is not None
        ways.append(found)
    assert set(ways) == {0, 1}


def test_without_tiles_there_are_no_parts() -> None:
    """Nothing to place leaves nothing to divide: each part has the one plan there is."""
    grid = PlacementModel(Album((), 4, 3), [], [])
    restrict(grid, 0, 4)
    assert Search(grid.model, {"num_workers": 1}).run().finished
