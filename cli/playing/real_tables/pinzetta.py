"""A game against Pinzetta at a real table: the lines that advice means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.cli.playing.real_tables.stampswap import show_lines
from stockbook.models.pinzetta.table.game import SoloTableGame

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice


def advised_lines(game: SoloTableGame, advice: Advice) -> list[str]:
    """The lines that play the best move."""
    answer: Any = advice.answer
    me = game.mine.name
    if game.phase == "cut":
        return [f"{me} cut {str(answer.rows[0].cut).removeprefix('reserve ')}"]
    if game.phase == "choose":
        return [f"{me} take {answer.rows[0].pile + 1}"]
    return show_lines(game.swap, advice)
