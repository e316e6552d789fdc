"""Decisions of a game without a board of its own."""

from __future__ import annotations

from stockbook.games.boards import Boards, Decision

DECISION = {"line": 3, "phase": "move", "move": "<a>", "best": "b"}


def test_moves_are_words_beside_each_other_where_the_position_is_known() -> None:
    """Both moves are told as text; without a position, or with a move that fits no board, there are none."""

    class Fitting(Boards):
        def board(self, decision: Decision, move: str) -> str:
            return super().board(decision, move) if move != "b" else ""

    known = Boards(lambda decision: decision["line"])
    assert known.move(DECISION, "<a>") == "&lt;a&gt;"
    assert known.two(DECISION).count("<figure>") == 2 and "<p>&lt;a&gt;</p>" in known.two(DECISION)
    assert known.definitions() == ""
    assert Boards(lambda decision: None).two(DECISION) == ""
    assert Fitting(lambda decision: decision).two(DECISION) == ""
