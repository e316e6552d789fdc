"""What a cut leaves to its owner for sure: the reserve with the worse of the two piles."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import partial

from stockbook.models.stampswap.state import Cut, Items
from stockbook.models.swap.cuts import staying
from stockbook.models.swap.goods import Good, Goods
from stockbook.optimizer.swap.appraiser import Appraiser, Value
from stockbook.optimizer.swap.effort import Effort

#: Seconds, or work, that a search gets at least.
SHORTEST = 0.05


class Kept:
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

    def __init__(self, appraiser: Appraiser, hands: Sequence[Goods], cuts: Sequence[Cut]) -> None:
        self._appraiser = appraiser
        self.hands = hands
        self._cuts = cuts

    def of(self, cut: Cut) -> tuple[float, bool]:
        """The smaller of the two values, and whether it is exact.

        It is as soon as the smaller one is, since the other is known not to be smaller. Over several hands,
        the smaller of the two means.
        """
        if len(self.hands) > 1:
            return min(self._mean(items) for items in staying(cut)), False
        first, second = (self._value(items) for items in staying(cut))
        low = min(first, second, key=lambda value: (value.best, not value.exact))
        return low.best, low.exact

    def best(self) -> Cut:
        """The cut with the best kept value, the first one on ties."""
        return max(self._cuts, key=lambda cut: self.of(cut)[0])

    def solve(self, effort: Effort) -> None:
        """Search until the value of every cut is exact, or time is up.

        Of two piles only the worse has to be proved; so the smaller sets, which are quick, mostly
        do for the large ones.
        """
        tried: set[Hashable] = set()
        while effort.left > 0 and len(self.hands) == 1:
            wanted = self._wanted(tried)
            if not wanted:
                return
            tried.update(wanted)
            search_all(self._appraiser, wanted.values(), effort)

    def _wanted(self, tried: set[Hashable]) -> dict[Hashable, Sequence[Good]]:
        """For each cut that is not exact the goods to search next, each kind once."""
        wanted: dict[Hashable, Sequence[Good]] = {}
        for cut in self._cuts:
            if self.of(cut)[1]:
                continue
            for items in sorted(staying(cut), key=lambda items: (self._value(items).best, len(items))):
                goods = self._chosen(items)
                key = self._appraiser.key(goods)
                if key not in tried:
                    wanted.setdefault(key, goods)
                    break
        return wanted

    def _value(self, items: Items) -> Value:
        return self._appraiser.quick(self._chosen(items))

    def _mean(self, items: Items) -> float:
        values = (self._appraiser.quick(self._chosen(items, hand)).best for hand in range(len(self.hands)))
        return sum(values) / len(self.hands)

    def _chosen(self, items: Items, hand: int = 0) -> Goods:
        return tuple(self.hands[hand][item] for item in items)


def search_all(appraiser: Appraiser, wanted: Iterable[Sequence[Good]], effort: Effort) -> None:
    """Search the worth of several goods side by side; each gets its share of the time that is left."""
    wanted = sorted(wanted, key=len)
    if wanted:
        most = max(SHORTEST, 2 * effort.left * effort.workers / len(wanted))
        effort.run([partial(appraiser.search, goods, effort, most) for goods in wanted])
