"""The goal of an answer, the next points alone or the whole game (docs/commands.md), and its form."""

from __future__ import annotations

from enum import Enum, StrEnum, auto


class Goal(StrEnum):
    """The points that advice maximizes."""

    NOW = "now"
    """The points of this Show Phase, and all that is certain once owned."""
    GAME = "game"
    """The points expected by the end of the game."""


class AnswerForm(Enum):
    """The form of an answer, by which it becomes a document and is printed."""

    PLACEMENT = auto()
    """Plans of a Show Phase, by the points now."""
    GAME_PLACEMENT = auto()
    """Plans of a Show Phase, by the whole game."""
    CUTS = auto()
    """Cuts of my goods."""
    PILES = auto()
    """Piles to take."""
    ITEMS = auto()
    """Items of the pool."""
    SOLO = auto()
    """Cuts, or piles of hers, against Pinzetta."""
    STAMPS_MOVES = auto()
    """Stamps to lay, and where."""
    PURCHASES = auto()
    """Purchases of a turn."""
    ACTIONS = auto()
    """Actions of any other game, as it writes them."""
    PLACEMENT_EXPLAINED = auto()
    """A placement beside the best one, by the points now."""
    GAME_PLACEMENT_EXPLAINED = auto()
    """A placement beside the best one, by the whole game."""
    ROW_EXPLAINED = auto()
    """A cut, a pile or an item beside the best one."""
    COMPARISON = auto()
    """Any other move beside the best one."""
    PLACEMENT_WISHED = auto()
    """A placement with wishes, and what they cost now."""
    GAME_PLACEMENT_WISHED = auto()
    """A placement with wishes, and what they cost by the whole game."""
    CUTS_WISHED = auto()
    """Cuts with wishes, and what they cost."""
    WORTH = auto()
    """The worth of each stamp and contest."""
