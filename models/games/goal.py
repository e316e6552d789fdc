"""The goal of an answer: the next points alone, or the whole game (docs/commands.md)."""

from __future__ import annotations

from enum import StrEnum


class Goal(StrEnum):
    """The points that advice maximizes."""

    NOW = "now"
    """The points of this Show Phase, and all that is certain once owned."""
    GAME = "game"
    """The points expected by the end of the game."""
