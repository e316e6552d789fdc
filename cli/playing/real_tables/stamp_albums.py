"""Stamp Albums at a real table: the line that advice means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.models.play.player_names import ME
from stockbook.models.stamp_albums.actions import EndTurn
from stockbook.models.stamp_albums.table.game import AlbumsTableGame

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice


def advised_lines(table: AlbumsTableGame, advice: Advice) -> list[str]:
    """The line of the first purchase of the best plan, or of the end of the turn."""
    answer: Any = advice.answer
    return [f"{ME} {(*answer.advice[0].plan, EndTurn())[0]}"]
