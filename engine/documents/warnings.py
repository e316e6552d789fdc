"""The warnings about a position of any game."""

from __future__ import annotations

from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.box import KeyedWarning
from stockbook.models.stampswap.warnings import position_warnings


def warnings_of(position: object) -> list[KeyedWarning]:
    """(key, message) of each; those of Stamp Swap, against Pinzetta too. Other games have none."""
    if isinstance(position, Position):
        return position_warnings(position)
    from stockbook.models.pinzetta.position import SoloPosition
    from stockbook.models.pinzetta.warnings import solo_warnings

    return solo_warnings(position) if isinstance(position, SoloPosition) else []


def warnings_document(position: object) -> list[dict[str, str]]:
    """The ``warnings`` of a document about a position."""
    return [{"key": key, "message": message} for key, message in warnings_of(position)]
