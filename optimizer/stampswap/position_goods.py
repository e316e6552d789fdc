"""Evaluation of the goods of a position for one of its players."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.album.album import Album
from stockbook.models.album.bitboard import Bitboard
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.goods import ExhibitorGood, Good, Specialist, TokenGood, tiles_in
from stockbook.models.stampswap.position import (
    FOREVER_PER_ROUND,
    TOKEN_POINTS,
    Player,
    Position,
    forever_stamps,
)
from stockbook.optimizer.stampswap.goods_evaluation import GoodsEvaluator
from stockbook.optimizer.stampswap.prospects import prospects_in_position


class PositionGoodsEvaluator:
    """Evaluates the goods of a position for one player, in points, against having none of them.

    Parameters
    ----------
    position
        The position.
    player
        One of its players; an album that is not known counts as an empty one, but to the others as one with a
        forever stamp from each round before.
    goal
        Whether goods count for the whole game, or for this Show Phase with all that is certain once owned.
    """

    def __init__(self, position: Position, player: Player, *, goal: Goal = Goal.GAME) -> None:
        mine = position.album
        album = player.album or Album((), mine.width, mine.height)
        everyone = (position.me, *position.opponents)
        so_far = FOREVER_PER_ROUND * (position.round - 1)
        rivals = (
            forever_stamps(each.album) if each.album else so_far for each in everyone if each is not player
        )
        prospects = prospects_in_position(position, player)
        self._evaluator = GoodsEvaluator(prospects, Bitboard.of(album), goal=goal, rivals=tuple(rivals))

    def of(self, good: Good) -> float:
        """The value of a good by itself."""
        return self.together((good,))

    def together(self, goods: Sequence[Good]) -> float:
        """The value of goods together; all their faces are known."""
        value = 0.0
        for good in goods:
            if isinstance(good, ExhibitorGood):
                value += self._evaluator.exhibitor(good.contest)
            elif isinstance(good, Specialist):
                value += self._evaluator.specialist(good.effect)
            elif isinstance(good, TokenGood):
                value += TOKEN_POINTS
        return value + self._evaluator.tiles(tiles_in(goods))
