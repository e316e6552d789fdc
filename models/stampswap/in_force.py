"""What is in force for the players of a position: how many items each may reserve."""

from __future__ import annotations

from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reserves import Reserves


def reserves_allowed(position: Position, player: int = 0) -> Reserves:
    """The items that a player, clockwise from me, 0, may reserve; of the others nothing but one is known."""
    return Reserves(1 if player else position.reserves)
