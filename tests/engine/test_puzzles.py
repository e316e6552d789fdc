"""Moves in puzzles as questions."""

from __future__ import annotations

import pytest

from stockbook.engine import CheckedPuzzle, CheckPuzzle, Refusal, SearchTime, Source, answer
from tests.cli.running import POSITIONS

EASY = Source.of((POSITIONS.parent / "puzzles" / "easy-1.toml").read_text("utf-8"))
SOLVED = (
    "2x3 brown space canceled@c4; double 2x4 (brown flowers 2 | green flowers 2)@h1; 2x2 blue flowers 1@f4"
)
SURE = SearchTime(60, workers=1, deterministic=True)


@pytest.mark.parametrize(("move", "right"), [(SOLVED, True), ("2x3 brown space canceled@g1", False)])
def test_a_move_is_right_or_short(move: str, right: bool) -> None:
    """The answer lacks no point, and a part of it leaves stamps over, which are named."""
    found = answer(CheckPuzzle(EASY, move, SURE))
    assert isinstance(found, CheckedPuzzle)
    assert found.document["right"] is right
    assert (found.best is None, found.left_over == ()) == (not right, right)


def test_another_game_has_no_puzzles() -> None:
    """One fault says so, before any other of the text."""
    text = (POSITIONS / "stamps-example.toml").read_text("utf-8")
    found = answer(CheckPuzzle(Source.of(text), "1@c4"))
    assert isinstance(found, Refusal)
    assert [fault.key for fault in found.faults] == ["game"]
