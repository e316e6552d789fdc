"""The spaces of units: what a page lights up."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from stockbook.engine.documents.score import units_document
from stockbook.models.album.album import Album, rectangle
from stockbook.models.album.bitboard import Bitboard, Gap, Spot, bits_of, piece_of
from stockbook.models.album.notation import parse_tile
from stockbook.models.contests import Contest
from stockbook.models.contests.corners import PerfectCorners
from stockbook.models.stampswap.reading import read_position
from tests.recount import MEASURES
from tests.strategies import FOREVER, albums


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


def covered_by(gap: Gap, spot: Spot) -> bool:
    """Whether a tile that covers some of the spaces of a gap does so as the unit asks."""
    return not gap.point or any(corners & gap.point for corners in spot.corners)


@settings(max_examples=100, deadline=None)
@given(st.tuples(st.integers(2, 12), st.integers(2, 12)).flatmap(lambda size: albums(*size, most=20)))
def test_a_gap_that_is_covered_is_one_more_unit(album: Album) -> None:
    """The gaps of every measure are empty spaces, and a forever stamp on each of them completes a unit."""
    board = Bitboard.of(album)
    forever = piece_of(FOREVER, board.grid)
    for text in MEASURES:
        measure = Contest.parse(f"{text} 1").measure
        for gap in measure.gaps(board):
            assert gap.spaces
            assert not gap.spaces & ~board.empty
            spots = [forever.at(bit) for bit in bits_of(gap.spaces)]
            assert all(covered_by(gap, spot) for spot in spots)
            count = measure.fast_count(board)
            assert count(board.empty & ~gap.spaces, spots) > count(board.empty, ())


def test_an_edge_and_a_stamp_have_gaps() -> None:
    """Sides and stamps of sunday.toml that lack spaces have gaps."""
    board = Bitboard.of(read_position("seeds/positions/sunday.toml").album)
    for text in ("edges 10", "surrounded 3"):
        assert Contest.parse(text).measure.gaps(board)


@settings(max_examples=100, deadline=None)
@given(st.tuples(st.integers(2, 12), st.integers(2, 12)).flatmap(lambda size: albums(*size, most=20)))
def test_corners_that_lack_a_stamp_or_two_are_all_gaps(album: Album) -> None:
    """They are those where the other stamps have corners and the rest is empty; no other tile would do."""
    board = Bitboard.of(album)
    meeting = Counter(point for stamp in album.stamps for point in stamp.corners())
    expected = {}
    for x, y in rectangle(1, 1, album.width - 1, album.height - 1):
        empty = {(x + dx, y + dy) for dx in (-1, 0) for dy in (-1, 0)} & set(album.empty)
        if 1 <= len(empty) <= 2 and meeting[x, y] == 4 - len(empty):
            expected[1 << board.grid.bit((x, y))] = empty
    gaps = PerfectCorners().gaps(board)
    assert {gap.point: {board.grid.cell(bit) for bit in bits_of(gap.spaces)} for gap in gaps} == expected
    for gap in gaps:
        point = board.grid.cell(gap.point.bit_length() - 1)
        for spot in board.spots(parse_tile("3x2 blue animals 1")):
            if spot.cells & gap.spaces:
                assert spot.placed
                [stamp] = spot.placed.stamps()
                assert covered_by(gap, spot) == (point in stamp.corners())


@settings(max_examples=100, deadline=None)
@given(albums(most=12))
def test_one_more_stamp_takes_no_unit_that_depends_on_no_place(album: Album) -> None:
    """Of measures of the stamps alone, the units of some of an album's stamps are never more than of all."""
    for text in MEASURES:
        measure = Contest.parse(f"{text} 1").measure
        if not measure.spatial:
            counts = [
                measure.count(Album(album.tiles[:many], album.width, album.height))
                for many in range(len(album.tiles) + 1)
            ]
            assert counts == sorted(counts)
