"""What the goods of a position bring to one of its players by the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.album.album import Album
from stockbook.models.album.bitboard import Bitboard
from stockbook.models.stampswap.goods import ExhibitorGood, Good, SpecialistGood, TokenGood, tiles_in
from stockbook.models.stampswap.position import TOKEN_POINTS, Player, Position, forever_stamps
from stockbook.optimizer.stampswap.goods_evaluation import GoodsEvaluator
from stockbook.optimizer.stampswap.prospects import prospects_in_position


class PositionGoodsEvaluator:
    """Values of goods for one player, in points, against having none of them.

    Parameters
    ----------
    position
        What was asked.
    player
        One of its players; an album that is not known counts as an empty one.
    whole
        Whether to look at the whole game, or at this round and what is certain once owned.
    """

    def __init__(self, position: Position, player: Player, *, whole: bool = True) -> None:
        mine = position.album
        album = player.album or Album((), mine.width, mine.height)
        everyone = (position.me, *position.opponents)
        rivals = (forever_stamps(each.album) for each in everyone if each is not player and each.album)
        prospects = prospects_in_position(position, player)
        self._taste = GoodsEvaluator(prospects, Bitboard.of(album), whole=whole, rivals=tuple(rivals))

    def of(self, good: Good) -> float:
        """What a good by itself brings."""
        return self.together((good,))

    def together(self, goods: Sequence[Good]) -> float:
        """What goods bring together; all faces known."""
        found = 0.0
        for good in goods:
            if isinstance(good, ExhibitorGood):
                found += self._taste.exhibitor(good.contest)
            elif isinstance(good, SpecialistGood):
                found += self._taste.specialist()
            elif isinstance(good, TokenGood):
                found += TOKEN_POINTS
        return found + self._taste.tiles(tiles_in(goods))
