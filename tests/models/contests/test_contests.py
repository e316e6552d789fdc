"""Tests of the units that each measure counts, on albums made by hand; test_recount.py has random ones."""

from __future__ import annotations

import pytest

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.album.stamps import THEMES, Stamp, Tile
from stockbook.models.contests import Contest
from tests.recount import MEASURES


def count(measure: str, text: str, side: int = 12) -> int:
    """Units of a measure on an album in its one-line form."""
    return Contest.parse(f"{measure} 1").measure.count(Album(parse_placed_tiles(text, side=side), side, side))


def forevers(cells: str) -> str:
    """Forever stamps on these cells."""
    return "; ".join(f"forever@{cell}" for cell in cells.split())


@pytest.mark.parametrize("measure", MEASURES)
def test_an_empty_album_scores_nothing_but_its_region(measure: str) -> None:
    """Without stamps there is one empty region and nothing else to count."""
    assert count(measure, "") == (measure == "regions")


BLOCK = "2x2 blue animals 1@a1; 2x2 green space 1@c1; 2x2 brown space 1@a3"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{BLOCK}; 2x2 rare 5@c3", 1),
        (BLOCK, 0),
        ("2x2 blue animals 1@a1; 2x2 green space 1@c1; 4x2 brown space 1@a3", 0),
        ("2x2 blue animals 1@a1; 2x2 green space 1@c2; 2x2 brown space 1@a3; 2x2 brown space 1@c4", 0),
        ("double 4x2 (blue animals 1 | green space 1)@a1; 2x2 rare 5@a3; 2x2 blue space 1@c3", 1),
        ("double 2x4 (blue animals 1 | rare 4)@a1; double 2x4 (green space 1 | rare 4)@c1", 1),
        ("double 2x4 (blue animals 1 | rare 4)@a1; 2x4 green space 1@c1", 0),
        (forevers("a1 b1 c1 a2 b2 c2 a3 b3 c3"), 4),
        (f"forever@a1; 2x3 blue animals 1@b2; {forevers('b1 a2')}", 1),
    ],
    ids=[
        "four of any kind",
        "three",
        "two above one",
        "shifted by one space",
        "halves of a double above two",
        "halves of two doubles",
        "a double beside a long rectangle",
        "nine forever stamps",
        "one point of a large stamp",
    ],
)
def test_perfect_corners(text: str, expected: int) -> None:
    """A perfect corner is where four stamps meet at their corners, the halves of doubles among them."""
    assert count("perfect-corners", text) == expected


def test_a_point_on_the_border_is_no_perfect_corner() -> None:
    """Two doubles that fill an album meet in one interior point; those on the border do not count."""
    doubles = "double 4x2 (rare 4 | rare 4)@a1; double 4x2 (blue space 1 | blue space 1)@a3"
    assert count("perfect-corners", doubles, side=4) == 1


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4x2 blue space 1@a1", 1),
        ("4x2 blue space 1@a1; 4x2 rare 4@a3", 4),
        ("2x4 blue space canceled@c1", 1),
        ("2x2 blue space -1@a1; 2x2 rare 4@c3", 0),
        ("2x2 blue space 1@a1; forever@c1", 0),
        ("2x2 blue space 1@c1; forever@d3", 0),
        ("2x2 blue space 1@a1; forever@c1; forever@d1; forever@a3; forever@a4", 2),
    ],
    ids=[
        "top",
        "all four",
        "right",
        "two corners",
        "top, one space short",
        "right, one space short",
        "two edges share a corner",
    ],
)
def test_edges(text: str, expected: int) -> None:
    """A complete edge has no empty space; a stamp in the corner serves two."""
    assert count("edges", text, side=4) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2x2 blue space 1@a1", 0),
        (f"2x2 blue space 1@a1; {forevers('a3 b3 c1 c2')}", 1),
        (f"2x2 blue space 1@a1; {forevers('a3 b3 c1 c3')}", 0),
        (forevers("b1 a2 b2 c2 b3"), 1),
        (forevers("a1 a2 b1"), 1),
        ("double 4x2 (blue space 1 | rare 4)@a1; 2x2 green space 1@a3", 1),
        (f"double 4x2 (blue space 1 | rare 4)@a1; 2x2 green space 1@a3; {forevers('c3 d3 e1 e2')}", 2),
    ],
    ids=[
        "alone in the corner",
        "the border is a wall",
        "one space is open",
        "empty diagonals",
        "a forever stamp in the corner",
        "one half of a double",
        "both halves of a double",
    ],
)
def test_surrounded(text: str, expected: int) -> None:
    """A surrounded stamp has no empty space along its edges; the border covers, diagonals do not matter."""
    assert count("surrounded", text) == expected


def test_stamps_that_fill_the_album_are_all_surrounded() -> None:
    """In a full album every stamp is surrounded and nothing is empty."""
    text = "4x2 blue space 1@a1; double 4x2 (rare 4 | blue space 1)@a3"
    assert count("surrounded", text, side=4) == 3
    assert count("regions", text, side=4) == 0


@pytest.mark.parametrize(
    ("cells", "sizes"),
    [
        ("c2 b3 d3 c4", [1, 139]),
        ("b1 a2", [1, 141]),
        ("d1 e2 f1", [1, 140]),
        ("c2 d2 b3 e3 c4 d4", [2, 136]),
        ("c2 b3 d3 b4 d4 c5", [2, 136]),
        ("c1 a2 b2", [2, 139]),
        ("b1 b2 a3", [2, 139]),
        ("c2 b3 d3 c4 e4 d5", [1, 1, 136]),
        ("c2 d2 b3 e3 b4 d4 c5", [3, 134]),
        ("c2 d2 b3 e3 b4 e4 c5 d5", [4, 132]),
        ("d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12", [36, 96]),
    ],
    ids=[
        "in the middle",
        "in the corner",
        "at the border",
        "side by side",
        "one above the other",
        "two in a row of the corner",
        "two in a column of the corner",
        "touching at a corner only",
        "three around a corner",
        "a square of four",
        "a wall from border to border",
    ],
)
def test_holes_and_regions(cells: str, sizes: list[int]) -> None:
    """Empty spaces are connected along edges, never at a corner; the border is a wall."""
    text = forevers(cells)
    assert count("regions", text) == len(sizes)
    assert count("holes 1x1", text) == sizes.count(1)
    assert count("holes 1x2", text) == sizes.count(2)


TWO_BLUE = "2x2 blue space 1@a1; 2x3 blue animals canceled"
BLUE_AND_GREEN = f"{TWO_BLUE}@c1; 3x2 green space 1@a4; 3x3 green space 1@d4; 2x2 green space 1@a6"


@pytest.mark.parametrize(
    ("measure", "text", "expected"),
    [
        ("group color", f"{TWO_BLUE}@c1", 2),
        ("group color", f"{TWO_BLUE}@c2", 2),
        ("group color", f"{TWO_BLUE}@c3", 1),
        ("group color", f"{TWO_BLUE}@d1", 1),
        ("group color", f"{TWO_BLUE}@d1; forever@c1", 1),
        ("group color", BLUE_AND_GREEN, 3),
        ("group color=blue", BLUE_AND_GREEN, 2),
        ("group color", "2x2 rare 4@a1; 2x2 rare 5@c1", 0),
        ("group rare", "2x2 rare 4@a1; 2x2 rare 5@c1", 2),
        ("group shape", "2x2 rare 4@a1; 3x3 rare 5@c1; 2x3 blue space 1@a3", 2),
        ("group size", "2x2 rare 4@a1; 3x3 rare 5@c1", 1),
        ("group theme=space", "double 4x2 (blue space 1 | green space -1)@a1; 2x2 rare 4@a3", 2),
        ("group color", "double 4x2 (blue space 1 | green space -1)@a1; 2x2 green animals 1@e1", 2),
        ("group shape=rectangle", "double 4x2 (blue space 1 | green space -1)@a1", 0),
        ("group size=small-square", "double 2x4 (blue space 1 | green space -1)@a1", 2),
        ("group shape=rectangle", "2x3 blue space 1@a1; 3x2 green animals 1@c1; 4x2 rare 4@c3", 3),
        ("group size=short-rectangle", "2x3 blue space 1@a1; 3x2 green animals 1@c1; 4x2 rare 4@c3", 2),
        ("group faded", "2x2 blue space -1@a1; 2x2 green animals -2@c1; 2x2 rare -3@a3", 2),
        ("group canceled", "2x2 blue space canceled@a1; 2x2 rare 3@c1; 2x2 blue space canceled@e1", 1),
        ("group size", "forever@a1; forever@b1; forever@c1", 0),
        ("group size=forever", "forever@a1; forever@b1; forever@c1", 0),
        ("group shape", "forever@a1; forever@b1; forever@c1", 0),
        ("group all", "forever@a1; forever@b1; 2x2 blue space 1@c1; 2x2 rare 4@e3", 3),
    ],
    ids=[
        "along an edge",
        "along a part of an edge",
        "at a corner only",
        "with a gap",
        "joined by a forever stamp only",
        "the largest of two",
        "of one color",
        "rare stamps have no color",
        "rare stamps",
        "rare stamps have a shape",
        "of different sizes",
        "both halves of a double",
        "one half of a double",
        "a double is no rectangle",
        "a double is two small squares",
        "rectangles of both sizes, upright and not",
        "portrait and landscape are one size",
        "faded stamps, but no rare ones",
        "canceled stamps apart",
        "forever stamps form no group of any size",
        "forever stamps form no group of their size",
        "forever stamps have no shape",
        "forever stamps among all",
    ],
)
def test_group(measure: str, text: str, expected: int) -> None:
    """A group shares a value and is connected along edges, or parts of one; the largest counts."""
    assert count(measure, text) == expected


@pytest.mark.parametrize(
    ("colors", "most", "second"),
    [
        ("blue blue blue green green", 3, 2),
        ("blue blue blue green green green brown", 3, 3),
        ("blue blue green green brown brown", 2, 2),
        ("blue blue", 2, 0),
        ("blue green green green brown brown yellow purple", 3, 2),
    ],
    ids=["clear", "two tied for the most", "three tied", "one color only", "all five"],
)
def test_most_and_second(colors: str, most: int, second: int) -> None:
    """On a tie for the most, the second most has the same number; a color that is missing has none."""
    cells = [f"{column}{row}" for row in (1, 3) for column in "acegik"]
    text = "; ".join(
        f"2x2 {color} space 1@{cell}" for color, cell in zip(colors.split(), cells, strict=False)
    )
    assert count("most color", text) == most
    assert count("second color", text) == second


def test_rare_and_forever_stamps_have_no_color_and_no_theme() -> None:
    """Only stamps that show a color or theme are among the most, the second most and the sets."""
    text = "2x2 rare 4@a1; 2x2 rare 4@c1; forever@e1; 2x2 blue space canceled@f1; 2x2 green space -1@h1"
    assert [count(f"{kind} color", text) for kind in ("most", "second", "sets")] == [1, 1, 0]
    assert [count(f"{kind} theme", text) for kind in ("most", "second", "sets")] == [2, 0, 0]


FOUR_THEMES = (
    "2x2 blue space canceled@a1; 2x2 blue monuments -1@c1; double 4x2 (blue animals 1 | blue flowers 2)@e1"
)
TEN = "; ".join(f"2x2 blue {theme} 1@{'acegi'[i]}{row}" for i, theme in enumerate(THEMES) for row in (1, 3))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (FOUR_THEMES, 0),
        (f"{FOUR_THEMES}; 2x2 rare 6@a3", 0),
        (f"{FOUR_THEMES}; 2x2 blue vehicles 1@a3", 1),
        (f"{FOUR_THEMES}; 2x2 blue vehicles 1@a3; 2x2 blue vehicles 1@c3; 2x2 blue space 1@e3", 1),
        (TEN, 2),
    ],
    ids=["four themes", "a rare stamp is no fifth", "canceled, faded, halves", "two short of two", "two"],
)
def test_sets(text: str, expected: int) -> None:
    """A set is five stamps with all five themes; each stamp is in one at most."""
    assert count("sets theme", text) == expected


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ("all", 8),
        ("canceled", 1),
        ("faded", 2),
        ("rare", 2),
        ("color=blue", 3),
        ("theme=space", 3),
        ("size=small-square", 3),
        ("size=large-square", 1),
        ("size=short-rectangle", 2),
        ("size=long-rectangle", 1),
        ("size=forever", 1),
        ("shape=square", 4),
        ("shape=rectangle", 3),
    ],
)
def test_count(what: str, expected: int) -> None:
    """Each filter counts what it names: halves one by one, a negative rare stamp as rare only."""
    text = (
        "2x3 blue space canceled@a1; 3x2 blue animals -1@c1; double 4x2 (blue space 1 | green space -2)@f1; "
        "3x3 rare 5@a4; 4x2 rare -1@d4; forever@l12; 2x2 brown flowers 3@h4"
    )
    assert count(f"count {what}", text) == expected


def test_a_tables_last_total_repeats() -> None:
    """A contest pays by its table, and beyond its end the last total."""
    contest = Contest.parse("My sets: count all [0, 9, 20]")
    for many, points in enumerate((0, 9, 20, 20, 20)):
        album = Album(tuple(PlacedTile.at(Tile.of(Stamp(1, 1)), (x, 0)) for x in range(many)))
        assert contest.points(album) == (many, points)
