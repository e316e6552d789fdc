"""The kinds and levels of placement puzzles, and whether a move leaves stamps over that still fit."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockbook.models.album.album import PlacedTile
    from stockbook.models.album.stamps import Tile
    from stockbook.models.stampswap.position import Position


class PuzzleLevel(StrEnum):
    """The level of a puzzle: how far a player who looks two stamps ahead falls short (docs/puzzles.md)."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class PuzzleKind(StrEnum):
    """The kind of a puzzle: a contest to score in, or an empty area to fill exactly."""

    CONTEST = "contest"
    FIT = "fit"


def left_over(position: Position, placed: Sequence[PlacedTile]) -> list[tuple[int, Tile]]:
    """(item, tile) of each tile that the first steps of a legal move leave over although it still fits."""
    waiting = list(enumerate(position.place))
    for each in placed:
        waiting.remove(next(entry for entry in waiting if entry[1] == each.tile))
    album = position.album.with_tiles(placed)
    return [(item, tile) for item, tile in waiting if any(True for _ in album.fits(tile.width, tile.height))]
