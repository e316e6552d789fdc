"""What kinds of placement puzzles there are, and when a move answers one."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockbook.models.album.album import PlacedTile
    from stockbook.models.album.stamps import Tile
    from stockbook.models.stampswap.position import Position


class PuzzleLevel(StrEnum):
    """How far a player who looks two stamps ahead falls short of the answer (docs/puzzles.md)."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class PuzzleKind(StrEnum):
    """A contest to score in, or an empty area to fill exactly."""

    CONTEST = "contest"
    FIT = "fit"


def left_over(position: Position, placed: Sequence[PlacedTile]) -> list[tuple[int, Tile]]:
    """(item, tile) of those that a legal beginning of a move leaves over, although they still fit."""
    waiting = list(enumerate(position.place))
    for each in placed:
        waiting.remove(next(entry for entry in waiting if entry[1] == each.tile))
    album = position.album.with_tiles(placed)
    return [(item, tile) for item, tile in waiting if any(True for _ in album.fits(tile.width, tile.height))]
