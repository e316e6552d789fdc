"""What goods are worth to a player by the end of the game (commands, ``--goal game``)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from stockbook.models.stampswap.goods import Good, Goods
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.stampswap.position_goods import PositionGoodsEvaluator
from stockbook.optimizer.swap.valuation import Valuation, Value


class GameValuation(Valuation):
    """An appraiser that looks beyond this Show Phase. Its values are learned estimates, so none is searched.

    Parameters
    ----------
    position
        As for ``Valuation``.
    """

    searched = False

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self._taste = PositionGoodsEvaluator(position, position.me)
        self._values: dict[Goods, Value] = {}

    def known(self, goods: Sequence[Good]) -> Value:
        """What goods bring, against having none of them."""
        asked = tuple(goods)
        if asked not in self._values:
            self._values[asked] = Value(self._taste.together(asked))
        return self._values[asked]

    def key(self, goods: Sequence[Good]) -> Hashable:
        """Equal for equal goods."""
        return tuple(goods)
