"""Players named in lines of a record: by number, by a beginning, and what cannot be a name."""

from __future__ import annotations

import pytest

from stockbook.models.play.player_names import check_name, is_line_of_player, player_named

NAMES = ["me", "ann", "anton", "ben"]


@pytest.mark.parametrize(("text", "number"), [("1", 0), ("b", 3), ("ANN", 1), ("ant", 2), ("me", 0)])
def test_a_player(text: str, number: int) -> None:
    """A number, a whole name, or a beginning that one name alone has."""
    assert player_named(text, NAMES) == number


@pytest.mark.parametrize(("text", "why"), [("an", "ann or anton"), ("5", "there are 4"), ("bem", "ben?")])
def test_no_player(text: str, why: str) -> None:
    """Several, a number that is too high, and a typing mistake each say what would do."""
    with pytest.raises(ValueError, match=why.replace("?", r"\?")):
        player_named(text, NAMES)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "'' is no name here: write one word"),
        ("two words", "'two words' is no name here"),
        ("7", "'7' is no name here"),
        ("#x", "'#x' is no name here"),
        ("Pool", "'Pool' is the word of a line"),
        ("Ann", "'Ann' is another player's name too"),
    ],
)
def test_no_name(name: str, why: str) -> None:
    """A name of several words, a word with which lines begin, and a name that is taken are refused."""
    with pytest.raises(ValueError, match=why):
        check_name(name, NAMES, ("pool",))


@pytest.mark.parametrize(
    ("text", "whole"), [("ann take 1", True), ("b tak 1", True), ("1 take", False), ("zoe take", False)]
)
def test_whole_lines(text: str, whole: bool) -> None:
    """A player's name and a word of a line make one; a number is part of an answer."""
    assert is_line_of_player(text, NAMES, ("take", "cut")) == whole
