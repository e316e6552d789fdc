"""Tests of the tokens that Pinzetta gives to each kind of item."""

from __future__ import annotations

import pytest

from stockbook.models.album.notation import parse_tile
from stockbook.models.album.stamps import SIZES
from stockbook.models.pinzetta.procedure import face_down, face_up, size_of, value_of

SMALL = ("small-square",)


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("2x2 blue animals 2", 3),
        ("2x2 blue animals 1", 2),
        ("2x3 blue animals 2", 1),
        ("2x3 blue animals 3", 1),
        ("2x3 blue animals 4", 0),
        ("2x3 blue animals -2", 0),
        ("2x3 blue animals canceled", 0),
        ("2x2 blue animals canceled", 2),
        ("2x3 rare 5", 4),
        ("2x2 rare 2", 4),
        ("forever", 1),
        ("double 4x2 (brown space 1 | blue space 2)", 3),
        ("double 2x4 (brown space 2 | blue space 2)", 2),
        ("double 2x4 (brown space 2 | blue space canceled)", 3),
        ("double 2x4 (brown space canceled | blue space canceled)", 2),
        ("double 2x4 (rare 4 | blue space 2)", 4),
    ],
)
def test_a_tile_face_up(text: str, tokens: int) -> None:
    """Rare 4; others 1 for a value of exactly 2 or 3 and 2 for a target size; doubles are small squares."""
    assert face_up(parse_tile(text), SMALL) == tokens


def test_a_double_is_no_long_rectangle() -> None:
    """Face up, a double is a small square and nothing else; by its back it is a long rectangle."""
    double = parse_tile("double 4x2 (brown space 1 | blue space 1)")
    assert (size_of(double), value_of(double)) == ("small-square", 2)
    assert face_up(double, ("long-rectangle",)) == 1
    assert face_down("long-rectangle", ("long-rectangle",)) == 2
    assert face_down("long-rectangle", SMALL) == 0


@pytest.mark.parametrize("size", SIZES.values())
def test_a_tile_face_down(size: str) -> None:
    """A back shows the size alone."""
    assert face_down(size, (size,)) == 2
    assert face_down(size, [name for name in SIZES.values() if name != size]) == 0
