"""Words that people type, and numbers in words."""

from __future__ import annotations

import pytest

from stockbook.models.files.words import counted, integer, typed


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "0 points"),
        (1, "1 point"),
        (-1, "-1 point"),
        (2, "2 points"),
        ("+1", "+1 point"),
        (1.5, "1.5 points"),
    ],
)
def test_one_is_singular(number: int | float | str, text: str) -> None:
    """So is minus one; parts of a point are points."""
    assert counted(number, "point") == text


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("2\u00d73 blue animals 2", "2x3 blue animals 2"),
        ("3 x 2\u00a0?", "3x2 ?"),
        ("3 X2 ?", "3x2 ?"),
        ("holes 1 \u00d7 2 3", "holes 1x2 3"),
        ("\u22121 \u20131 \u20111", "-1 -1 -1"),
        ("edges x 10", "edges x 10"),
        ("12 x 3", "12 x 3"),
    ],
)
def test_signs_of_the_keyboard(text: str, read: str) -> None:
    """What looks like them is read like them; only what is a size is joined."""
    assert typed(text) == read


@pytest.mark.parametrize("minus", ["-", "\u2212", "\u2013"])
def test_a_minus(minus: str) -> None:
    """Of the keyboard, of a formula, or a dash."""
    assert integer(f"{minus}12", "value", -99, 99) == -12


@pytest.mark.parametrize(
    ("word", "fix"),
    [("x10", ": write 10"), ("10pts", ": write 10"), ("2.5", ""), ("ten", ""), ("1\u00b2", "")],
)
def test_no_whole_number(word: str, fix: str) -> None:
    """The number among letters is the one that is meant; of two of them nobody knows."""
    with pytest.raises(ValueError, match="is not a whole number") as error:
        integer(word, "points", 0, 99)
    assert str(error.value) == f"points {word!r} is not a whole number{fix}"
