"""The warnings about a position of any game."""

from __future__ import annotations

from stockbook.models.stampswap.box import KeyedWarning
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.warnings import position_warnings


def warnings_of(position: object) -> list[KeyedWarning]:
    """(key, message) of each; a position of Stamp Albums has none."""
    if isinstance(position, Position):
        return position_warnings(position)
    from stockbook.models.pinzetta.position import SoloPosition
    from stockbook.models.stamps_game.position import StampsPosition

    if isinstance(position, SoloPosition):
        from stockbook.models.pinzetta.warnings import solo_warnings

        return solo_warnings(position)
    if isinstance(position, StampsPosition):
        from stockbook.models.stamps_game.warnings import stamps_warnings

        return stamps_warnings(position)
    return []


def warnings_document(position: object) -> list[dict[str, str]]:
    """The ``warnings`` of a document about a position."""
    return [{"key": key, "message": message} for key, message in warnings_of(position)]
