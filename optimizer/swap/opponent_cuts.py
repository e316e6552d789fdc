"""The cuts that the others are taken to make: each the one that keeps most for its owner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import Cut, Items, cuts
from stockbook.models.stampswap.swap.goods_table import GoodsTable, gifts
from stockbook.optimizer.swap.determinization import Determinization
from stockbook.optimizer.swap.kept_values import KeptValues, outcomes_of
from stockbook.optimizer.swap.player_valuations import PlayerValuations
from stockbook.optimizer.swap.value_searches import ValueSearches

#: The goods of a player after their cut: the reserve, and the two piles.
DividedItems: TypeAlias = "tuple[Items, tuple[Items, Items]]"


class OpponentCuts:
    """The cuts of all opponents; those of goods that are known are found once for all determinizations.

    Parameters
    ----------
    position
        The position from my side.
    table
        The goods of all players.
    valuations
        The valuation of goods by each player.
    hands
        Draws of all goods, where I have not seen all of them.

    Attributes
    ----------
    proved
        Whether the cut of every opponent is proved to be the one that they make.
    """

    def __init__(
        self, position: Position, table: GoodsTable, valuations: PlayerValuations, hands: Sequence[Goods]
    ) -> None:
        self._position = position
        self._table = table
        self._valuations = valuations
        self._hands = hands
        self._divided: dict[int, DividedItems] = {}
        self.proved = False

    def kept_values(self, player: int, divisions: Sequence[Cut]) -> KeptValues:
        """The kept values of cuts of a player, whose album is known."""
        valuation = self._valuations.by_player[player]
        assert valuation is not None
        goods, items = self._table.goods, self._table.uncut[player]
        known = not any(goods[item].unknown for item in items)
        hands = [tuple(hand[item] for item in items) for hand in (self._hands[:1] if known else self._hands)]
        got = [goods[item].good for item in self._table.got[player] if not goods[item].unknown]
        in_play = self._table.in_play[player] if self._table.pays else None
        return KeptValues(valuation, hands, divisions, tuple(filter(None, got)), in_play)

    def search(self, searches: ValueSearches, share: float) -> None:
        """Find the cut of each opponent whose goods are all known: the one that keeps most for them.

        ``share`` is the share of the time left that all these searches may take together.
        """
        self.proved = True
        players = range(1, len(self._table.got))
        for player in players:
            items = self._table.uncut[player]
            unknown = any(self._table.goods[item].unknown for item in items)
            if unknown or not self._valuations.by_player[player]:
                self.proved = False
                continue
            goods = [self._hands[0][item] for item in items]
            kept = self.kept_values(player, cuts(goods, reserves_allowed(self._position, player)))
            if self._table.known_but_for_draws:
                with searches.budget.within(share / len(players)):
                    kept.solve(searches, only_best=True)
            self._divided[player] = divided_items(items, kept.best())
            self.proved = self.proved and kept.best_proved

    def of(self, player: int, determinization: Determinization) -> DividedItems:
        """The cut of an opponent; where their goods are not all known, by what each good brings by itself."""
        if player in self._divided:
            return self._divided[player]
        items = self._table.uncut[player]
        goods = [determinization.goods[item] for item in items]
        gains = [self._valuations.gain(player, good) for good in goods]

        def paid(stays: Items, given: Items) -> int:
            if not self._table.pays:
                return 0
            acting = [goods[item] for item in stays]
            return gifts(self._table.in_play[player], acting, [goods[item] for item in given])

        def kept(cut: Cut) -> float:
            return min(
                sum(gains[item] for item in stays) + paid(stays, given) for stays, given in outcomes_of(cut)
            )

        return divided_items(items, max(cuts(goods, reserves_allowed(self._position, player)), key=kept))


def divided_items(items: Items, cut: Cut) -> DividedItems:
    """A player's items after a cut, which counts them from 0."""
    reserve, first, second = (tuple(items[i] for i in part) for part in (cut.reserve, *cut.piles))
    return reserve, (first, second)
