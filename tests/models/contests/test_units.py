"""The spaces of units: what a page lights up."""

from __future__ import annotations

from stockbook.engine.documents.score import units_document
from stockbook.models.contests import Contest
from stockbook.models.stampswap.reading import read_position


def document(contest: str) -> dict[str, list[list[str]]]:
    """The units of a contest on the album of sunday.toml."""
    position = read_position("seeds/positions/sunday.toml")
    return units_document(Contest.parse(contest).measure, position.album)


def test_an_edge_is_its_twelve_spaces() -> None:
    """Complete edges are units; of the fourth one the empty spaces are missing."""
    found = document("edges 10")
    assert [len(unit) for unit in found["units"]] == [12, 12, 12]
    assert found["missing"] == [["c12", "d12", "e12", "f12", "g12"]]


def test_stamps_that_match() -> None:
    """A unit of a count is one stamp: of a double, only the half that matches."""
    assert document("count theme=space 1")["units"][0] == ["c1", "d1", "c2", "d2"]


def test_a_corner_has_the_four_spaces_around_it() -> None:
    """A perfect corner is told by the spaces that meet there."""
    assert document("perfect-corners 4")["units"]
    for unit in document("perfect-corners 4")["units"]:
        assert len(unit) == 4
