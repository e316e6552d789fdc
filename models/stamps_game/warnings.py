"""Warnings about a position of STAMPS: what a file may say, but what is hardly so at the table."""

from __future__ import annotations

from stockbook.models.stamps_game.deck import PRINTED_STAMPS
from stockbook.models.stamps_game.position import StampsPosition


def stamps_warnings(position: StampsPosition) -> list[tuple[str, str]]:
    """(key, message) of more stamps than the printed game has; a copy that is known is checked by reading."""
    number = len(position.grid) + len(position.hand) + position.hidden
    if number <= PRINTED_STAMPS or not position.deck.colors_assumed:
        return []
    where = "on the table, in hands and in the pile"
    return [("pile", f"{number} stamps {where}, and the printed game has {PRINTED_STAMPS}")]
