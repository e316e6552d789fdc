"""STAMPS at a real table: the line that advice means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.models.play.player_names import ME
from stockbook.models.stamps_game.table.game import StampsTableGame

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice


def advised_lines(table: StampsTableGame, advice: Advice) -> list[str]:
    """The line that plays the best move."""
    answer: Any = advice.answer
    return [f"{ME} {answer.advice[0].move}"]
