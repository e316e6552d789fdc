"""The decisions of a reviewed game as HTML: moves in a line, and beside each other on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from stockbook.models.drawing.svg import clean, tag
from stockbook.models.play.player_names import ME

#: A decision, as the document of a review has it.
Decision: TypeAlias = Mapping[str, Any]

#: The style of what boards are made of; the page has the colors.
STYLE = (
    "figure { margin: 0 } figcaption { font-weight: 600 } "
    ".two { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1em } "
    ".good { display: inline-block; vertical-align: middle; margin: 2px; max-width: 100% } "
    ".card { border: 1px solid var(--edge); border-radius: 4px; padding: 0 0.3em } "
    ".part { margin: 0.15em 0 } .part b { font-weight: 600 } .taken { outline: 2px solid var(--good) } "
    ".fresh { stroke: #9a5b00 } .defined { position: absolute; width: 0; height: 0 } "
)
#: What the best move is called.
BEST = "The best move"


def move_label(player: str | None) -> str:
    """The heading of a player's move beside the best one; without a player it is just "The move"."""
    if player == ME:
        return "My move"
    return "The move" if player is None else f"The move of {player}"


class Boards:
    """The decisions of one recorded game as HTML; in words where the game has no board of its own.

    Parameters
    ----------
    position_before
        The position before a decision; None where it is not known, and moves stay words.
    """

    def __init__(self, position_before: Callable[[Decision], Any]) -> None:
        self.position_before = position_before

    def definitions(self) -> str:
        """The drawings that those so far refer to; empty where there are none."""
        return ""

    def move(self, decision: Decision, move: str) -> str:
        """A move in a line."""
        return clean(move)

    def two(self, decision: Decision) -> str:
        """My move and the best one on the board, beside each other; empty where no board is known."""
        if self.position_before(decision) is None:
            return ""
        labels = ((move_label(decision.get("player")), "move"), (BEST, "best"))
        boards = [(clean(label), self.board(decision, decision[key])) for label, key in labels]
        if not all(board for _, board in boards):
            return ""
        figures = (tag("figure", tag("figcaption", label), board) for label, board in boards)
        return tag("div", *figures, class_="two")

    def board(self, decision: Decision, move: str) -> str:
        """The known board before a decision with a move on it; empty where the move does not fit."""
        return tag("p", clean(move))
