"""Puzzles as documents."""

from __future__ import annotations

from dataclasses import replace

from stockbook.engine.documents.puzzles import (
    checked_document,
    hint_document,
    incomplete_document,
    new_puzzle_document,
    sheet_document,
)
from stockbook.models.puzzles.dealing import PuzzleKind, PuzzleLevel
from stockbook.optimizer.puzzles import Puzzle
from tests.engine.documents.answers import ANSWER, PLACED, PLAN, POSITION, is_json


def test_a_new_puzzle_holds_its_position() -> None:
    """Its contest and its measures stand beside a position as ``show --json`` writes it."""
    puzzle = Puzzle(POSITION, replace(ANSWER, plans=(PLAN, PLAN)), PLAN, PLAN)
    document = new_puzzle_document(puzzle, 7, PuzzleLevel.EASY, PuzzleKind.CONTEST)
    assert is_json(document)
    assert (document["seed"], document["level"], document["kind"]) == (7, "easy", "contest")
    assert (document["contest"], document["quick"]) == ("edges 10", PLAN.points)
    assert document["position"]["game"] == "stampswap"


def test_a_move_is_right_short_or_not_complete() -> None:
    """It is right only where the answer is proved; tiles left over are named with their items."""
    found = checked_document(ANSWER, 0)
    assert (found["right"], found["short"], found["proved"], found["left_over"]) == (True, 0, True, [])
    assert checked_document(ANSWER, 4)["short"] == 4
    unproved = replace(ANSWER, bound=ANSWER.bound + 1)
    found = checked_document(unproved, -1)
    assert (found["right"], found["short"], found["proved"]) == (False, 0, False)
    document = incomplete_document(POSITION, [(1, POSITION.place[1])])
    assert is_json(document)
    assert not document["right"]
    assert document["left_over"] == [{"item": 2, "good": "forever", "stamp": "forever"}]


def test_one_stamp_and_a_sheet() -> None:
    """A hint has a cell; a sheet has a row for each puzzle."""
    hint = hint_document(ANSWER, 1, PLACED[0])
    assert (hint["item"], hint["good"], hint["at"], hint["proved"]) == (2, "forever", "c3", True)
    document = sheet_document("easy.html", [("easy-1.toml", "Easy 1", ANSWER)])
    assert is_json(document)
    assert document["drawn"] == "easy.html"
    assert document["puzzles"] == [
        {"file": "easy-1.toml", "title": "Easy 1", "contest": "edges 10", "best": PLAN.points, "proved": True}
    ]
