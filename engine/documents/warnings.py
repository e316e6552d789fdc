"""The warnings about a position of any game."""

from __future__ import annotations

from typing import Any

from stockbook.games.registry import game_of


def warnings_document(position: Any) -> list[dict[str, str]]:
    """The ``warnings`` of a document about a position; none where there is no position."""
    if position is None:
        return []
    return [{"key": key, "message": message} for key, message in game_of(position).warnings(position)]
