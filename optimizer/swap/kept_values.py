"""What a cut leaves to its owner for sure: the reserve with the worse of the two piles."""

from __future__ import annotations

from collections.abc import Sequence

from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.swap.cuts import Cut, Items, kept_items
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.swap.backward_induction import ANYTHING
from stockbook.optimizer.swap.valuation import Valuation, Value, plain_points
from stockbook.optimizer.swap.value_searches import ValueQuery, ValueSearches


class KeptValues:
    """The kept value of every cut of some goods.

    Parameters
    ----------
    appraiser
        Of their owner.
    hands
        What the goods are; several where the owner has not seen all of them, each as likely.
    cuts
        Of these goods.
    """

    def __init__(self, appraiser: Valuation, hands: Sequence[Goods], cuts: Sequence[Cut]) -> None:
        self._appraiser = appraiser
        self.hands = hands
        self._cuts = cuts

    def of(self, cut: Cut) -> tuple[float, bool]:
        """The smaller of the two values, and whether it is exact.

        It is as soon as the smaller one is, since the other is known not to be smaller. Over several hands,
        the smaller of the two means.
        """
        if len(self.hands) > 1:
            return min(self._mean(items) for items in kept_items(cut)), False
        first, second = (self._value(items) for items in kept_items(cut))
        low = min(first, second, key=lambda value: (value.best, not value.exact))
        return low.best, low.exact

    def best(self) -> Cut:
        """The cut with the best kept value, the first one on ties."""
        return max(self._cuts, key=lambda cut: self.of(cut)[0])

    @property
    def settled(self) -> bool:
        """Whether it is proved which cut is ``best``."""
        return len(self.hands) == 1 and not self._wanted(only_best=True)

    def solve(self, effort: SearchBudget, *, only_best: bool = False) -> None:
        """Search until the value of every cut is exact, or time is up.

        Of two piles only the worse has to be proved; so the smaller sets, which are quick, mostly
        do for the large ones.

        Parameters
        ----------
        effort
            Its time ends the search.
        only_best
            Stop as soon as ``best`` is known.
        """
        if len(self.hands) > 1 or not self._appraiser.searched:
            return
        with ValueSearches(effort) as searches:
            while effort.left > 0 and (wanted := self._wanted(only_best=only_best)):
                searches.run(wanted)

    def _wanted(self, *, only_best: bool) -> list[ValueQuery]:
        """For each cut that has to be known better, the goods with the pile that is probably worse."""
        wanted: list[ValueQuery] = []
        best = self.best()
        least = self.of(best)[0]
        later = False
        for cut in self._cuts:
            later = later or cut == best
            values = {items: self._value(items) for items in kept_items(cut)}
            most = min(value.best + value.slack for value in values.values())
            if only_best and (cut == best or most < least or (later and most == least)):
                continue
            if not self.of(cut)[1]:
                worse = min(values, key=lambda items: (values[items].best, len(items)))
                goods = self._chosen(worse)
                enough = (least if later else least - 1) - plain_points(goods) if only_best else ANYTHING
                wanted.append(ValueQuery(self._appraiser, goods, enough))
        return wanted

    def _value(self, items: Items) -> Value:
        return self._appraiser.known(self._chosen(items))

    def _mean(self, items: Items) -> float:
        values = (self._appraiser.known(self._chosen(items, hand)).best for hand in range(len(self.hands)))
        return sum(values) / len(self.hands)

    def _chosen(self, items: Items, hand: int = 0) -> Goods:
        return tuple(self.hands[hand][item] for item in items)
