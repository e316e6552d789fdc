"""Two parts of all plans: searched one by one, or side by side, they often take less time than all."""

from __future__ import annotations

from stockbook.models.placement.model import PlacementModel

#: Their numbers.
PARTS = range(2)


def restrict(grid: PlacementModel, part: int) -> None:
    """Leave one part of all plans: the second largest tile lies in the upper half, or it does not.

    The largest lies in a quarter of an empty album anyhow. Without tiles each part is the whole.
    """
    order = sorted(grid.classes, key=lambda each: (len(each.items), -each.tile.width * each.tile.height))
    for group in order[:2][-1:]:
        places = sorted(group.spots, key=lambda cell: cell[1])
        upper = [group.spots[cell] for cell in places[: len(places) // 2]]
        if part == 0:
            grid.model.clause(upper)
            continue
        for literal in upper:
            grid.model.clause([~literal])
