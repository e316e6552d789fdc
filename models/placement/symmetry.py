"""Symmetry breaking: of placements that score the same, rows that keep one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockbook.models.contests.measure import Measure
    from stockbook.models.placement.model import PlacementModel


def order_equal_tiles(placement: PlacementModel) -> None:
    """Tiles that may change places lie in the order of their items, those not in the album last."""
    for first, second in combinations(placement.classes, 2):
        always = not (first.absent[0] or second.absent[0])
        if first.tile == second.tile or (always and first.alike == second.alike):
            terms = [(literal, place) for place, literal in enumerate(first.spots.values())]
            terms += [(literal, -place) for place, literal in enumerate(second.spots.values())]
            last = len(first.spots)
            terms += [(literal, last) for literal in first.absent[0]]
            terms += [(literal, -last) for literal in second.absent[0]]
            placement.model.linear(terms, -last, 0)


def break_mirror_symmetry(placement: PlacementModel, measures: Iterable[Measure]) -> None:
    """On an empty album one tile, of which there is no second, lies to the left of and above the middle.

    Only if all measures are mirror-symmetric: then the mirror images of a plan score the same.
    A double is another tile in the mirror, so it keeps all its places.
    """
    if not all(measure.mirror_symmetric for measure in measures):
        return
    many = Counter(group.alike for group in placement.classes for _ in group.items)
    alone = [group for group in placement.classes if many[group.alike] == 1]
    doubles = any(len(tile.stamps) > 1 for tile in placement.tiles)
    if placement.full_scores or placement.album.tiles or not alone or doubles:
        return
    group = max(alone, key=lambda group: group.tile.width * group.tile.height)
    tile, album = group.tile, placement.album
    beyond = [
        literal
        for (x, y), literal in group.spots.items()
        if 2 * x + tile.width > album.width or 2 * y + tile.height > album.height
    ]
    placement.model.implies_all([], [~literal for literal in beyond])
