"""The goods of all players after their cuts: what each has with a share of the piles, and is paid for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stockbook.models.stampswap.effects.effect import Effect
from stockbook.models.stampswap.effects.giving import GIFT_POINTS
from stockbook.models.stampswap.goods import Good, Goods, StampGood, UnseenGood
from stockbook.models.stampswap.specialist import Specialist
from stockbook.models.stampswap.swap.choose_turns import PileShare
from stockbook.models.stampswap.swap.cuts import Items
from stockbook.models.stampswap.swap.goods_table import GoodsTable


@dataclass(frozen=True)
class DividedGoods:
    """The goods of a table once everyone has cut.

    Parameters
    ----------
    table
        The goods of all players.
    got
        For each player, the items that are theirs for sure.
    piles
        For each player, the two piles, or none.
    """

    table: GoodsTable
    got: Sequence[Items]
    piles: Sequence[Sequence[Items]]

    def items(self, player: int, share: PileShare) -> Items:
        """The items that a player has with a share of the piles, with those that are drawn."""
        own = self.piles[player]
        kept = [item for pile in own for item in pile] if share.kept is None else own[share.kept]
        drawn: Items = ()
        if self.table.draws and share.kept is not None:
            acting = self._acting(player, share)
            drawn = tuple(
                draw.item for draw in self.table.draws if draw.holder == player or draw.card in acting
            )
        return tuple(sorted((*self.got[player], *kept, *self._taken(share), *drawn)))

    def given(self, player: int, share: PileShare) -> Items:
        """The items of the pile that was taken from a player."""
        return () if share.kept is None else self.piles[player][1 - share.kept]

    def gifts(self, player: int, share: PileShare, given: Goods) -> int:
        """The points that a player has from effects that pay for the goods that were taken from them."""
        acting = (self.table.goods[item].good for item in sorted(self._acting(player, share)))
        return gifts(self.table.in_play[player], filter(None, acting), given)

    def _taken(self, share: PileShare) -> Items:
        return () if share.taken is None else self.piles[share.taken[0]][share.taken[1]]

    def _acting(self, player: int, share: PileShare) -> set[int]:
        """The items of a player when one of their piles has just been taken."""
        assert share.kept is not None
        taken = self._taken(share) if share.taken_first else ()
        return {*self.got[player], *self.piles[player][share.kept], *taken}


def gifts(in_play: Sequence[Effect], acting: Iterable[Good], given: Sequence[Good]) -> int:
    """The points for goods that are taken: by effects in play, and by the cards among the goods that stay."""
    cards = [good.effect for good in acting if isinstance(good, Specialist) and good.effect]
    return sum(effect.gift(gift_value(good)) for effect in (*in_play, *cards) for good in given)


def gift_value(good: Good) -> int:
    """The points of an item for effects that pay for what is taken: a stamp's value, 2 for any other item.

    An unseen stamp counts as one without a value.
    """
    if isinstance(good, UnseenGood):
        return 0
    return good.tile.points if isinstance(good, StampGood) else GIFT_POINTS
