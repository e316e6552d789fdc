"""The text of a table's record as it grows: remarks stay, and what is not possible changes nothing."""

from __future__ import annotations

import pytest

from stockbook.games.tables import TableLines

HEAD = '# Ours.\ngame = "stamps"\nplayers = ["me", "ann"]\n\n---\n'
TEXT = f"{HEAD}# Green again.\nsquare r b / y g\nme draw r g\n"


def read(text: str = TEXT) -> TableLines:
    found = TableLines.read(text, "ours.txt", None)
    assert found
    return found


def test_lines_come_and_go() -> None:
    """An answer adds its line, and taking it back gives the text of before."""
    table = read()
    after = table.answered("r 1,3")
    assert after.text == f"{TEXT}me r 1,3\n"
    assert after.undone().text == TEXT
    assert after.undone().undone().text == TEXT.removesuffix("me draw r g\n")


def test_several_lines() -> None:
    """They count together: one that is not possible leaves all out."""
    table = read()
    assert len(table.answered("r 1,3\nann b 0,2").record.lines) == 4
    with pytest.raises(ValueError, match="turn of ann"):
        table.answered("r 1,3\nme g 0,2")
    assert len(table.record.lines) == 2


def test_other_records_are_none() -> None:
    """The record of a game against agents, and what is no record, are left to others."""
    assert TableLines.read('game = "stamps"\nplayers = 2\nseed = 1\n---\n', "", None) is None
    assert TableLines.read("nothing", "", None) is None
