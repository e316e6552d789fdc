"""The rows of groups: only for stamps that may form the largest one."""

from __future__ import annotations

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.placement.model import PlacementModel

GROUP = Contest.parse("group color 1").measure


def variables(green: int) -> int:
    """The variables of the group, with so many new green stamps and two placed blue ones side by side."""
    blue = parse_tile("2x2 blue animals 1")
    album = Album(tiles=(PlacedTile.at(blue, (0, 0)), PlacedTile.at(blue, (2, 0))))
    rows = PlacementModel(album, [parse_tile("2x2 green space 1")] * green, [], separate_tiles=True)
    before = len(rows.model.bounds)
    rows.units(GROUP)
    return len(rows.model.bounds) - before


def test_what_cannot_become_the_largest_group_has_no_rows() -> None:
    """No green stamps, or as many as the placed group has, add no variables to its own; one more does."""
    assert variables(0) == variables(1) == variables(2) < variables(3)
