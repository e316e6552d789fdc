"""The worth of goods where cards draw stamps: means over scenarios of what is drawn, common to all moves.

Nobody knows what a card will draw, so everybody goes by the mean. That of all that may come is estimated by
the mean over some draws, the same ones for every set of goods (sample average approximation).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from stockbook.models.stampswap.goods import Good, Goods
from stockbook.models.stampswap.swap.cuts import ME, Items
from stockbook.models.stampswap.swap.goods_table import DividedGoods, GoodsTable
from stockbook.models.stampswap.swap.unseen_tiles import UnseenTiles
from stockbook.optimizer.swap.backward_induction import NO_THRESHOLD, Endings
from stockbook.optimizer.swap.perceived_values import (
    Determinization,
    PerceivedValues,
    PlayerValuations,
    Queries,
    add_query,
    draw_determinization,
)


@dataclass(frozen=True)
class Mixture:
    """The goods that some items are in the scenarios, of those that are worth the same only one."""

    #: Goods that are not worth the same, up to what only adds up.
    parts: list[Goods]
    #: For each of ``Scenarios.goods``, the index of a part, and the points that the items are worth more.
    ways: list[tuple[int, float]]


class Scenarios:
    """Scenarios, draws of all that is hidden, that every value is a mean over; none at first."""

    def __init__(
        self, table: GoodsTable, unseen_tiles: UnseenTiles, valuations: PlayerValuations, rng: Random
    ) -> None:
        self.table = table
        self.valuations = valuations
        #: The different draws, each with all goods of the table.
        self.goods: list[Goods] = []
        #: For each scenario, the index of its draw in ``goods``.
        self.number_of: list[int] = []
        self._unseen_tiles = unseen_tiles
        self._rng = rng
        self._equal: dict[Good, Good] = {}
        self._numbers: dict[Goods, int] = {}
        self._mixtures: dict[tuple[int, Items], Mixture] = {}

    def __len__(self) -> int:
        return len(self.number_of)

    def grow(self, number: int) -> None:
        """Draw more scenarios until there are so many."""
        self._mixtures.clear()
        while len(self) < number:
            drawn = draw_determinization(self.table, self._unseen_tiles, self._rng).goods
            # Equal stamps are one object, since goods are looked up by the objects that they consist of.
            goods = tuple(self._equal.setdefault(good, good) for good in drawn)
            self.number_of.append(self._numbers.setdefault(goods, len(self.goods)))
            if len(self.goods) < len(self._numbers):
                self.goods.append(goods)

    def mixture(self, player: int, items: Items) -> Mixture:
        """The goods that items of a player are in the scenarios."""
        key = player, items
        if key not in self._mixtures:
            self._mixtures[key] = self._mixed(player, items)
        return self._mixtures[key]

    def _mixed(self, player: int, items: Items) -> Mixture:
        valuation = self.valuations.by_player[player]
        numbers: dict[Hashable, tuple[int, float]] = {}
        parts: list[Goods] = []
        found = []
        for every in self.goods:
            goods = tuple(every[item] for item in items)
            fixed = valuation.fixed_points(goods) if valuation else 0
            key: Hashable = valuation.key(goods) if valuation else goods
            if key not in numbers:
                numbers[key] = len(parts), fixed
                parts.append(goods)
            number, least = numbers[key]
            found.append((number, fixed - least))
        return Mixture(parts, found)


class ExpectedValues(PerceivedValues):
    """The mean values of items over the scenarios, which all players go by.

    All else is as for ``PerceivedValues``; where goods are not valued ``jointly``, a drawn stamp adds what it
    brings by itself.
    """

    def __init__(
        self, scenarios: Scenarios, *, jointly: bool, queries: Queries | None = None, ends: bool = True
    ) -> None:
        super().__init__(
            scenarios.valuations,
            scenarios.table,
            Determinization(scenarios.goods[0], ()),
            jointly=jointly,
            queries=queries,
            ends=ends,
        )
        self._scenarios = scenarios
        self._drawn = frozenset(scenarios.table.hidden)
        self._in_each: dict[tuple[int, Items], list[float]] = {}
        self._means: dict[tuple[int, Items], float] = {}
        self._mean_gaps: dict[tuple[int, Items], float] = {}
        self._asked: set[tuple[int, Items]] = set()

    def my_points(self, divided: DividedGoods, endings: Endings) -> tuple[float, ...]:
        """My points in endings, for each scenario."""
        found = [0.0] * len(self._scenarios.goods)
        for probability, end in endings:
            items = divided.items(ME, end.shares[ME])
            self._ask_about_end(items)
            paid = self.gifts(divided, ME, end.shares[ME], actual=True)
            for number, points in enumerate(self._points(ME, items)):
                found[number] += probability * (points + paid)
        return tuple(found[number] for number in self._scenarios.number_of)

    def perceived(self, player: int, items: Items) -> float:
        """The mean value of items to a player."""
        return self.actual(player, items)

    def actual(self, player: int, items: Items) -> float:
        """The mean value of items to a player."""
        key = player, items
        if key not in self._means:
            known = self._drawn.isdisjoint(items)
            self._means[key] = self._value(player, 0, items) if known else self._mean(self._points(*key))
        return self._means[key]

    def _mean(self, values: Sequence[float]) -> float:
        """The mean over all scenarios of values, one for each different draw."""
        return fmean(map(values.__getitem__, self._scenarios.number_of))

    def _points(self, player: int, items: Items) -> list[float]:
        """The value of items in each different draw."""
        key = player, items
        if key not in self._in_each:
            self._in_each[key] = self._points_in_each(player, items)
        return self._in_each[key]

    def _points_in_each(self, player: int, items: Items) -> list[float]:
        drawn = self._drawn.intersection(items)
        if not drawn:
            return [self._value(player, 0, items)] * len(self._scenarios.goods)
        if self._jointly:
            mixture = self._scenarios.mixture(player, items)
            values = [self._valuations.value(player, goods) for goods in mixture.parts]
            return [values[part] + more for part, more in mixture.ways]
        known = self.actual(player, tuple(item for item in items if item not in drawn))
        gain = self._valuations.gain
        return [known + sum(gain(player, goods[i]) for i in drawn) for goods in self._scenarios.goods]

    def views_of(self, player: int, items: Items) -> tuple[int]:
        """The view of everybody."""
        return (0,)

    def gap(self, player: int, items: Items) -> float:
        if self._drawn.isdisjoint(items):
            return super().gap(player, items)
        key = player, items
        if key not in self._mean_gaps:
            mixture = self._scenarios.mixture(player, items)
            gaps = [self._valuations.gap(player, goods) for goods in mixture.parts]
            self._mean_gaps[key] = self._mean([gaps[part] for part, _ in mixture.ways])
        return self._mean_gaps[key]

    def ask(self, player: int, view: int, items: Items, threshold: float = NO_THRESHOLD) -> None:
        """Ask to refine a value; of a mean, the value of every part has to be exact."""
        key = player, items
        if self._drawn.isdisjoint(items):
            super().ask(player, view, items, threshold)
        elif self.queries is not None and key not in self._asked:
            self._asked.add(key)
            for goods in self._scenarios.mixture(player, items).parts:
                if self._valuations.gap(player, goods):
                    add_query(self.queries, self._valuations, player, goods, NO_THRESHOLD)
