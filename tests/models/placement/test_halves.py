"""Parts of all plans: no plan is lost, and none is searched twice."""

from __future__ import annotations

from stockbook.models.album.album import Album, Cell
from stockbook.models.album.notation import parse_tile
from stockbook.models.placement.halves import PARTS, restrict
from stockbook.models.placement.model import PlacementModel
from stockbook.optimizer.solver.cpsat import Search

ALBUM = Album((), 6, 6)
TILES = [parse_tile(text) for text in ("3x2 blue animals 1", "2x2 green space 1", "forever")]


def possible(cell: Cell, part: int | None) -> bool:
    """Whether the tile that decides may lie there, in a part or at all."""
    grid = PlacementModel(ALBUM, TILES, [])
    if part is not None:
        restrict(grid, part)
    group = next(each for each in grid.classes if each.tile == TILES[1])
    grid.model.clause([group.spots[cell]])
    return Search(grid.model, {"num_workers": 1}).run().values is not None


def test_each_plan_is_in_one_part() -> None:
    """Wherever the tile that decides may lie, that is possible in just one part."""
    ways = [cell for cell in ALBUM.fits(2, 2) if possible(cell, None)]
    assert ways
    for cell in ways:
        assert sum(possible(cell, part) for part in PARTS) == 1


def test_without_tiles_there_are_no_parts() -> None:
    """Nothing to place leaves nothing to divide: each part has the one plan there is."""
    for part in PARTS:
        grid = PlacementModel(ALBUM, [], [])
        restrict(grid, part)
        assert Search(grid.model, {"num_workers": 1}).run().values is not None
