"""Questions for the value of goods, which searches answer."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from stockbook.models.stampswap.goods import Good, Goods
from stockbook.optimizer.swap.backward_induction import NO_THRESHOLD
from stockbook.optimizer.swap.player_valuations import PlayerValuations
from stockbook.optimizer.swap.valuation import Valuation

#: Called with a player, their goods and a threshold, where the value of the goods has to be known exactly, or
#: to be proved not to exceed the threshold.
RefineValue: TypeAlias = "Callable[[int, Goods, float], None]"


@dataclass(frozen=True)
class ValueQuery:
    """A question for the value of some goods.

    Parameters
    ----------
    valuation
        The valuation by the player who gets the goods.
    goods
        Goods whose faces are all known.
    threshold
        It is enough to prove that the value, without the fixed points, does not exceed this; by default it
        has to be exact.
    """

    valuation: Valuation
    goods: Sequence[Good]
    threshold: float = NO_THRESHOLD


#: Queries by the player and the key of the goods; what matters most comes first.
Queries: TypeAlias = "dict[tuple[int, Hashable], ValueQuery]"


def collect(queries: Queries, valuations: PlayerValuations) -> RefineValue:
    """Return a function that adds what it is called with to queries; of equal goods the lower threshold."""

    def refine(player: int, goods: Goods, threshold: float) -> None:
        valuation = valuations.by_player[player]
        if valuation:
            threshold -= valuation.fixed_points(goods)
            key = player, valuation.key(goods)
            known = queries.get(key)
            if not known or threshold < known.threshold:
                queries[key] = ValueQuery(valuation, goods, threshold)

    return refine
