"""Words that people type, and numbers in words."""

from __future__ import annotations

import pytest

from stockbook.models.files.words import counted


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
