"""A contest that cannot be read is told what is missing, or how it is written."""

from __future__ import annotations

import pytest

from stockbook.models.contests import Contest


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a contest is <measure> <points>, such as edges 10"),
        ("10", "'10' has no measure before its points"),
        ("edges: 10", "'edges: 10' has no measure before its points"),
        ("edges", "'edges' has no points: edges 10"),
        ("edges 10 20", "'10 20' after 'edges' is not one number of points"),
        ("edges 10 [0, 1]", "'10' after 'edges' is too much"),
        ("edges ten", "points 'ten' is not a whole number"),
        ("regions [3, 2]", "points fall from 3 to 2"),
        ("group 3", "'group' needs color, theme, size, shape or a filter after it"),
        ("group [0, 3]", "'group' needs color, theme, size, shape or a filter after it"),
        ("Mine: count 3", "'count' needs a filter after it"),
        ("holes 3", "'holes' needs 1x1 or 1x2 after it"),
        ("group color", "'group color' has no points: group color 10"),
        ("group color 3 4", "'3 4' after 'group color' is not one number of points"),
        ("group colr 3", "unknown filter 'colr': did you mean 'color'?"),
        ("group s 3", "filter 's' may be size or shape"),
        ("group blue 3", "unknown filter 'blue': write color=blue"),
        ("count rectangle 3", "unknown filter 'rectangle': write shape=rectangle"),
        ("count color 3", "filter 'color' needs a value: color=purple"),
        ("count canceld 3", "unknown filter 'canceld': did you mean 'canceled'?"),
        ("count gold 2", "unknown filter 'gold': a gold stamp is rare, so write rare"),
        ("edges x10", "points 'x10' is not a whole number: write 10"),
        ("second colour 4", "unknown attribute 'colour': did you mean 'color'?"),
    ],
)
def test_a_contest_with_a_fault_says_the_mend(text: str, message: str) -> None:
    """Missing words are named before missing points, and words in the wrong place get the right one."""
    with pytest.raises(ValueError) as caught:
        Contest.parse(text)
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "standard"),
    [
        ("GROUP Col 3", "group color 3"),
        ("group can 3", "group canceled 3"),
        ("count Cancelled 3", "count canceled 3"),
        ("group shape=rect 3", "group shape=rectangle 3"),
        ("second th [0,9]", "second theme [0, 9]"),
        ("holes 1 \u00d7 2 3", "holes 1x2 3"),
    ],
)
def test_beginnings_of_words_are_enough(text: str, standard: str) -> None:
    """Every word after the measure may be cut, in any case."""
    contest = Contest.parse(text)
    assert contest == Contest.parse(standard)
    assert str(contest.measure) == str(Contest.parse(standard).measure)
