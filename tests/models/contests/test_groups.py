"""The rows of groups: only for stamps that may form the largest one."""

from __future__ import annotations

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.model import PlacementModel

GROUP = Contest.parse("group color 1").measure


def rows_of(red: int) -> PlacementModel:
    """The rows for so many new red stamps, on an album with two blue ones side by side."""
    blue = parse_tile("2x2 blue animals 1")
    album = Album(tiles=(PlacedTile.at(blue, (0, 0)), PlacedTile.at(blue, (2, 0))))
    return PlacementModel(album, [parse_tile("2x2 green space 1")] * red, [(GROUP, Payoff(1))])


def test_what_cannot_become_the_largest_group_has_no_rows() -> None:
    """Two new stamps of another color are at most as many as the placed group; with three, both may win."""
    assert rows_of(2).model.bounds[rows_of(2).units(GROUP)] == (0, 2)
    few, more = (len(rows_of(red).model.linears) for red in (2, 3))
    assert more > few
    assert rows_of(3).model.bounds[rows_of(3).units(GROUP)] == (0, 3)
