"""What an album without tiles has no room for together: rows between several measures.

docs/solver.md, "Room on an empty album", has the arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from stockbook.models.contests.holes import Holes
from stockbook.models.contests.packing_bounds import two_holes_short
from stockbook.models.contests.surrounded import Surrounded
from stockbook.models.placement.fitting import sizes_of

if TYPE_CHECKING:
    from stockbook.models.contests import Measure
    from stockbook.models.placement.model import PlacementModel


def add_rows(grid: PlacementModel, units: Mapping[Measure, int]) -> None:
    """Add what holds between measures, given the variable of each."""
    if not grid.album.blank:
        return
    sizes = sizes_of(grid.tiles)
    single, pair, surrounded = (units.get(each) for each in (Holes(1), Holes(2), Surrounded()))
    if single is not None and pair is not None and two_holes_short(sizes, 1, 2):
        grid.model.linear([(single, 1), (pair, 1)], 0, grid.most_tiles - 2)
    if single is not None and surrounded is not None and (1, 1) not in sizes:
        # A hole of one space has four tiles around it; so many have two holes in common as in a pinwheel.
        some = grid.model.new_bool()
        most = grid.model.bounds[single][1]
        grid.model.linear([(single, 1), (some, -most)], -most, 0)
        grid.model.linear([(surrounded, 1), (single, 2), (some, 2)], 0, grid.most_stamps)
