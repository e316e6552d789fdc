"""The cuts that the others are taken to make: each the one that keeps most for its owner.

A cut keeps its maximin value for sure: the reserve with the worse pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import TypeAlias

from stockbook.models.stampswap.effects import Effect
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.in_force import reserves_allowed
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.cuts import Cut, Items, cuts, kept_items
from stockbook.models.stampswap.swap.goods_table import GoodsTable, gifts
from stockbook.optimizer.solver.limits import Stopped
from stockbook.optimizer.swap.backward_induction import NO_THRESHOLD
from stockbook.optimizer.swap.perceived_values import Determinization, PlayerValuations, ValueQuery
from stockbook.optimizer.swap.valuation import Valuation, Value
from stockbook.optimizer.swap.value_searches import ValueSearches


class KeptValues:
    """The kept value of every cut of some goods: the smaller of the values with either pile taken.

    ``hands`` are what the goods are: several equally likely draws where the owner has not seen all of them.
    The owner has ``got`` besides. ``in_play`` are the effects in play, if any may pay for items that are
    taken.
    """

    def __init__(
        self,
        valuation: Valuation,
        hands: Sequence[Goods],
        cuts: Sequence[Cut],
        got: Goods = (),
        in_play: Sequence[Effect] | None = None,
    ) -> None:
        self._valuation = valuation
        self._got = got
        self.hands = hands
        self._cuts = cuts
        self._in_play = in_play

    def of(self, cut: Cut) -> tuple[float, bool]:
        """The smaller of the two values, and whether it is exact.

        It is exact as soon as the smaller value is, since the other one is known not to be smaller. Over
        several hands it is the smaller of the two means.
        """
        if len(self.hands) > 1:
            return min(self._mean(items, given) for items, given in outcomes_of(cut)), False
        first, second = (self._value(items, given) for items, given in outcomes_of(cut))
        low = min(first, second, key=lambda value: (value.best, not value.exact))
        return low.best, low.exact

    def stays(self, cut: Cut) -> tuple[Items, ...]:
        """The items that stay in the worse case; two sets if both cases are equally bad."""
        if len(self.hands) > 1:
            means = {items: self._mean(items, given) for items, given in outcomes_of(cut)}
            return tuple(items for items, value in means.items() if value == min(means.values()))
        values = {items: self._value(items, given) for items, given in outcomes_of(cut)}
        low, exact = self.of(cut)
        found = [items for items, value in values.items() if (value.best, value.exact) == (low, exact)]
        return tuple(found if exact else found[:1])

    def gifts(self, cut: Cut) -> tuple[float, ...] | None:
        """The points for each pile if it is taken, as a mean over hands; None if nothing is paid."""
        if self._in_play is None:
            return None
        hands = range(len(self.hands))
        paid = {
            given: sum(self._gifts(self.goods(items, hand), given, hand) for hand in hands) / len(hands)
            for items, given in outcomes_of(cut)
        }
        return tuple(paid[pile] for pile in cut.piles)

    def best(self) -> Cut:
        """The cut with the best kept value, the first one on ties."""
        return max(self._cuts, key=lambda cut: self.of(cut)[0])

    @property
    def best_proved(self) -> bool:
        """Whether it is proved which cut is the best one."""
        return len(self.hands) == 1 and not self._queries(only_best=True)

    def solve(self, searches: ValueSearches, *, only_best: bool = False) -> None:
        """Search until the kept value of every cut is exact, or time is up.

        Only the worse of two piles has to be proved, so the smaller sets of goods, which are proved fast,
        mostly do for the large ones. With ``only_best`` it stops as soon as the best cut is proved.
        """
        with suppress(Stopped):
            while self._searchable and searches.budget.left > 0:
                if not (queries := self._queries(only_best=only_best)):
                    return
                searches.run(queries)

    @property
    def _searchable(self) -> bool:
        """Whether values can be proved: the goods are known, and their values are no estimates."""
        return len(self.hands) == 1 and self._valuation.searchable

    def _queries(self, *, only_best: bool) -> list[ValueQuery]:
        """A query for each cut that has to be known better: of the goods with the probably worse pile."""
        queries: list[ValueQuery] = []
        best = self.best()
        best_value = self.of(best)[0]
        after_best = False
        for cut in self._cuts:
            after_best = after_best or cut == best
            values = {items: self._value(items, given) for items, given in outcomes_of(cut)}
            high = min(value.best + value.gap for value in values.values())
            beaten = high < best_value or (after_best and high == best_value)
            if only_best and (cut == best or beaten):
                continue
            if not self.of(cut)[1]:
                worse = min(values, key=lambda items: (values[items].best, len(items)))
                goods = self.goods(worse)
                threshold = NO_THRESHOLD
                if only_best:
                    threshold = best_value if after_best else best_value - 1
                    threshold -= self._valuation.fixed_points(goods)
                    threshold -= self._gifts(goods, dict(outcomes_of(cut))[worse])
                queries.append(ValueQuery(self._valuation, goods, threshold))
        return queries

    def _value(self, items: Items, given: Items, hand: int = 0) -> Value:
        """The known value of items, and of giving others away.

        Once time is up, it is the points that they bring wherever they lie.
        """
        goods = self.goods(items, hand)
        return self._valuation.known_in_time(goods).plus(self._gifts(goods, given, hand))

    def _gifts(self, goods: Goods, given: Items, hand: int = 0) -> int:
        """The points for items that are taken, where goods stay."""
        if self._in_play is None:
            return 0
        return gifts(self._in_play, goods, tuple(self.hands[hand][item] for item in given))

    def _mean(self, items: Items, given: Items) -> float:
        hands = range(len(self.hands))
        return sum(self._value(items, given, hand).best for hand in hands) / len(self.hands)

    def goods(self, items: Items, hand: int = 0) -> Goods:
        """The goods of these items in a draw, with what the owner has besides."""
        return (*(self.hands[hand][item] for item in items), *self._got)


def outcomes_of(cut: Cut) -> tuple[tuple[Items, Items], ...]:
    """The items that stay and those that are taken: if the second pile is taken, and if the first is."""
    return tuple(zip(kept_items(cut), reversed(cut.piles), strict=True))


#: The goods of a player after their cut: the reserve, and the two piles.
DividedItems: TypeAlias = "tuple[Items, tuple[Items, Items]]"


class OpponentCuts:
    """The cuts of all opponents; those of goods that are known are found once for all determinizations.

    ``hands`` are draws of all goods, where I have not seen all of them.
    """

    def __init__(
        self, position: Position, table: GoodsTable, valuations: PlayerValuations, hands: Sequence[Goods]
    ) -> None:
        self._position = position
        self._table = table
        self._valuations = valuations
        self._hands = hands
        self._divided: dict[int, DividedItems] = {}
        #: Whether the cut of every opponent is proved to be the one that they make.
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
