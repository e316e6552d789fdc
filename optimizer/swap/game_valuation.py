"""The worth of goods to a player by the end of the game (commands, ``--goal game``)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from stockbook.models.stampswap.goods import Good, Goods
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.stampswap.position_goods import PositionGoodsEvaluator
from stockbook.optimizer.swap.valuation import Valuation, Value


class GameValuation(Valuation):
    """The valuation of goods by one player for the whole game: learned estimates, which no search improves.

    The position is from the side of that player.
    """

    searchable = False

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self._evaluation = PositionGoodsEvaluator(position, position.me)
        self._estimates: dict[Goods, Value] = {}

    def known(self, goods: Sequence[Good]) -> Value:
        """Estimate what goods bring, against having none of them."""
        key = tuple(goods)
        if key not in self._estimates:
            self.check()
            self._estimates[key] = Value(self._evaluation.together(key))
        return self._estimates[key]

    def key(self, goods: Sequence[Good]) -> Hashable:
        """Return a key that is equal for equal goods."""
        return tuple(goods)
