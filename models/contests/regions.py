"""Regions: empty spaces connected along edges.

Source: rulebook, contest family "regions".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from stockbook.models.album import Album

if TYPE_CHECKING:
    from stockbook.models.placement import PlacementModel
    from stockbook.models.stamps import Stamp


@dataclass(frozen=True)
class Regions:
    """One unit: a region of empty spaces."""

    def __str__(self) -> str:
        return "regions"

    def count(self, album: Album) -> int:
        return len(album.empty_regions)

    def key(self, stamp: Stamp) -> None:
        """Only sizes matter."""

    def encode(self, grid: PlacementModel) -> int:
        """One label a space, equal across empty neighbours; a region counts where its label points.

        No region counts twice, since its spaces agree on one label.
        """
        model = grid.model
        cells = list(grid.empty)
        label = {cell: model.new_int(0, len(cells) - 1) for cell in cells}
        counted = []
        for i, cell in enumerate(cells):
            region = model.new_bool()
            counted.append(region)
            model.clause([~region, grid.empty[cell]])
            model.linear([(label[cell], 1)], i, i, given=[region])
            for other in ((cell[0] + 1, cell[1]), (cell[0], cell[1] + 1)):
                if other in grid.empty:
                    both = [grid.empty[cell], grid.empty[other]]
                    model.linear([(label[cell], 1), (label[other], -1)], 0, 0, given=both)
        return model.count(counted)
