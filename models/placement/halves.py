"""All plans in two parts: searched one by one, or side by side, they often take less time than at once."""

from __future__ import annotations

from stockbook.models.placement.model import PlacementModel

#: The numbers of the parts.
PARTS = range(2)


def restrict(placement: PlacementModel, part: int) -> None:
    """Restrict the rows to one part: the second largest tile lies in the upper half, or it does not.

    On an empty album the largest lies in one quarter already. Without tiles each part has all plans.
    """
    order = sorted(placement.classes, key=lambda each: (len(each.items), -each.tile.width * each.tile.height))
    for group in order[:2][-1:]:
        places = sorted(group.spots, key=lambda cell: cell[1])
        upper = [group.spots[cell] for cell in places[: len(places) // 2]]
        if part == 0:
            placement.model.clause(upper)
        else:
            placement.model.implies_all([], [~literal for literal in upper])
