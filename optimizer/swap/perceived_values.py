"""The worth of goods in the eyes of each player, who may not see all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.goods import Good, Goods, StampGood
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.swap.choose_turns import ME, PileShare
from stockbook.models.stampswap.swap.cuts import Items
from stockbook.models.stampswap.swap.divided_goods import DividedGoods
from stockbook.models.stampswap.swap.goods_table import GoodsTable
from stockbook.models.stampswap.swap.show_phase import seen_by
from stockbook.optimizer.sampling.intervals import UNBOUNDED, Interval
from stockbook.optimizer.solver.budget import SearchBudget, Stopped
from stockbook.optimizer.stampswap.goods_evaluation import DENIED
from stockbook.optimizer.swap.backward_induction import (
    NO_THRESHOLD,
    ChooseNode,
    ChooseSolver,
    Endings,
    OpponentModel,
)
from stockbook.optimizer.swap.choose_bounds import ChooseBounds
from stockbook.optimizer.swap.determinization import Determinization
from stockbook.optimizer.swap.game_valuation import GameValuation
from stockbook.optimizer.swap.goods_keys import fixed_points
from stockbook.optimizer.swap.valuation import TILE_ORDERS, Valuation

#: Called with a player, their goods and a threshold, where the value of the goods has to be known exactly, or
#: to be proved not to exceed the threshold.
RefineValue = Callable[[int, Goods, float], None]
#: Where an album is not known: points that a stamp, or an exhibitor, is taken to bring beside its value.
ROUGH_STAMP, ROUGH_EXHIBITOR = 3, 4


class PlayerValuations:
    """The valuation of goods by each player.

    Parameters
    ----------
    position
        The position from my side.
    seed
        Seed of the searches.
    goal
        The points that goods are valued by. In the last round both goals are the same.
    searched
        Whether exact values are searched afterwards, so that first estimates may be rougher.

    Attributes
    ----------
    goal
        The goal; always ``now`` in the last round.
    by_player
        The valuation by each player; None where their album is not known.
    """

    def __init__(
        self, position: Position, seed: int = 0, *, goal: Goal = Goal.NOW, searched: bool = False
    ) -> None:
        self.goal = Goal.NOW if position.last else goal
        views = [seen_by(position, player) for player in range(len(position.opponents) + 1)]
        # Many more values are asked of the others' albums, and rough ones do until they are searched.
        self.by_player: list[Valuation | None] = [
            None
            if view is None
            else GameValuation(view)
            if self.goal is Goal.GAME
            else Valuation(view, seed, TILE_ORDERS if player == ME else 0, incremental=searched)
            for player, view in enumerate(views)
        ]
        self._gains: dict[tuple[int, Good], float] = {}

    def stop_with(self, budget: SearchBudget) -> None:
        """Make no more placements when the time is over: ``value`` then raises ``Stopped`` for new goods."""
        for valuation in self.by_player:
            if valuation:
                valuation.check = budget.check

    def value(self, player: int, goods: Sequence[Good]) -> float:
        """Return what goods, with all faces known, are worth to a player, as far as it is known.

        Players count clockwise from me, 0.
        """
        valuation = self.by_player[player]
        return rough_value(goods) if valuation is None else valuation.known(goods).best

    def gap(self, player: int, goods: Sequence[Good]) -> float:
        """Return how much more than ``value`` says goods may be worth."""
        valuation = self.by_player[player]
        return 0.0 if valuation is None else valuation.known(goods).gap

    def gain(self, player: int, good: Good) -> float:
        """Return what a good by itself brings to a player."""
        key = player, good
        if key not in self._gains:
            self._gains[key] = self.value(player, (good,)) - self.value(player, ())
        return self._gains[key]


def rough_value(goods: Sequence[Good]) -> float:
    """Estimate what goods bring to a player whose album is not known (docs/swap.md)."""
    found = fixed_points(goods)
    for good in goods:
        if isinstance(good, StampGood):
            found += ROUGH_STAMP * len(good.tile.stamps)
        elif not fixed_points((good,)):
            found += ROUGH_EXHIBITOR
    return found


class PerceivedValues:
    """The values of items in one determinization, as each player sees them.

    Parameters
    ----------
    valuations
        The valuation of goods by each player.
    table
        The goods of all players.
    determinization
        What all items are.
    jointly
        Whether all goods are valued jointly; otherwise only those that were a player's own are, or those that
        are not drawn where nothing else is hidden, and what each other good brings by itself is added.
    refine
        Called with each value that has to be known better; only where ``jointly`` is set.
    """

    def __init__(
        self,
        valuations: PlayerValuations,
        table: GoodsTable,
        determinization: Determinization,
        *,
        jointly: bool,
        refine: RefineValue | None = None,
    ) -> None:
        self._valuations = valuations
        self._table = table
        self.determinization = determinization
        self._jointly = jointly
        self._refine = refine
        #: View 0 holds what all items are, the others hold what players imagine.
        self._views = (determinization.goods, *determinization.imagined)
        self._perceived: dict[tuple[int, Items], float] = {}
        self._values: dict[tuple[int, int, Items], float] = {}
        self._gaps: dict[tuple[int, Items], float] = {}
        self._thresholds: dict[tuple[int, int, Items], float] = {}
        self._only_draws_hidden = table.known_but_for_draws
        self._hidden = [
            frozenset(i for i, owned in enumerate(table.goods) if owned.hidden_from(player))
            for player in range(len(table.got))
        ]

    def solver(self, divided: DividedGoods, opponents: OpponentModel) -> ChooseSolver:
        """Return a solver of the Choose turns, for what the shares of the piles consist of."""
        items = divided.items

        def value(player: int, share: PileShare) -> float:
            return self.perceived(player, items(player, share)) + self._gifts(divided, player, share)

        if not self._refine:
            return ChooseSolver(value, opponents)

        def gap(player: int, share: PileShare) -> float:
            return self._gap(player, items(player, share))

        def refine(player: int, share: PileShare, threshold: float) -> None:
            views = self._views_of(player, items(player, share))
            threshold -= self._gifts(divided, player, share)
            for view in views:
                self._ask(player, view, items(player, share), threshold if len(views) == 1 else NO_THRESHOLD)

        return ChooseSolver(value, opponents, gap, refine)

    def bounds(self, divided: DividedGoods, opponents: OpponentModel, node: ChooseNode) -> Interval:
        """Return proved bounds on my points when everyone chooses from a node on; none without time."""

        def value_bounds(player: int, share: PileShare) -> Interval:
            items = divided.items(player, share)
            low = self.perceived(player, items) + self._gifts(divided, player, share)
            return low, low + self._gap(player, items)

        try:
            return ChooseBounds(value_bounds, opponents).of(node)[ME]
        except Stopped:
            return UNBOUNDED

    def my_points(self, divided: DividedGoods, endings: Endings) -> float:
        """Return what endings are worth to me.

        For the whole game what the others get is subtracted, since the player with the most points wins.
        """
        return sum(probability * self._end_points(divided, end.shares) for probability, end in endings)

    def my_gifts(self, divided: DividedGoods, endings: Endings) -> float:
        """Return the part of my points in endings that effects pay me for what is taken from me."""
        if not self._table.pays:
            return 0.0
        return sum(p * self._gifts(divided, ME, end.shares[ME], actual=True) for p, end in endings)

    def _end_points(self, divided: DividedGoods, shares: Sequence[PileShare]) -> float:
        def points(player: int, share: PileShare) -> float:
            gifts = self._gifts(divided, player, share, actual=True)
            return self.actual(player, divided.items(player, share)) + gifts

        self._ask(ME, 0, divided.items(ME, shares[ME]))
        mine = points(ME, shares[ME])
        if self._valuations.goal is Goal.NOW:
            return mine
        others = list(enumerate(shares))[1:]
        theirs = sum(points(player, share) for player, share in others)
        return mine - DENIED * theirs / len(others)

    def _gifts(self, divided: DividedGoods, player: int, share: PileShare, *, actual: bool = False) -> float:
        """The points for what was taken from a player, as they see it or as it is in this determinization."""
        if share.kept is None or not self._table.pays:
            return 0.0
        given = divided.given(player, share)
        views = (0,) if actual else self._views_of(player, given)
        paid = [divided.gifts(player, share, self._goods(player, view, given)) for view in views]
        return sum(paid) / len(paid)

    def actual(self, player: int, items: Items) -> float:
        """Return what items are worth to a player in this determinization."""
        return self._value(player, 0, items)

    def perceived(self, player: int, items: Items) -> float:
        """Return what items are worth to a player as far as they can see them."""
        if self._hidden[player].isdisjoint(items):
            return self.actual(player, items)
        key = player, items
        if key not in self._perceived:
            views = range(1, len(self._views))
            self._perceived[key] = sum(self._value(player, view, items) for view in views) / len(views)
        return self._perceived[key]

    def _value(self, player: int, view: int, items: Items) -> float:
        """The value of items in a view."""
        if self._jointly or self._valuations.by_player[player] is None:
            return self._joint_value(player, view, items)
        hidden, gain = self._hidden[player], self._valuations.gain
        joint = tuple(i for i in items if self._joined(player, i))
        found = self._joint_value(player, view, joint)
        for i in items:
            if i not in joint:
                found += gain(player, self._views[view if i in hidden else 0][i])
        return found

    def _joined(self, player: int, item: int) -> bool:
        """Whether an item is valued jointly with a player's own, where not all are."""
        owned = self._table.goods[item]
        return owned.owner == player or (self._only_draws_hidden and not owned.stack)

    def _joint_value(self, player: int, view: int, items: Items) -> float:
        key = player, view, items
        if key not in self._values:
            self._values[key] = self._valuations.value(player, self._goods(player, view, items))
        return self._values[key]

    def _goods(self, player: int, view: int, items: Items) -> Goods:
        hidden = self._hidden[player]
        return tuple(self._views[view if i in hidden else 0][i] for i in items)

    def _views_of(self, player: int, items: Items) -> Sequence[int]:
        """The views whose mean a player goes by."""
        return (0,) if self._hidden[player].isdisjoint(items) else range(1, len(self._views))

    def _gap(self, player: int, items: Items) -> float:
        key = player, items
        if key not in self._gaps:
            views = self._views_of(player, items)
            gaps = [self._valuations.gap(player, self._goods(player, view, items)) for view in views]
            self._gaps[key] = sum(gaps) / len(gaps)
        return self._gaps[key]

    def _ask(self, player: int, view: int, items: Items, threshold: float = NO_THRESHOLD) -> None:
        """Ask to refine a value, unless it is exact or has been asked about with as low a threshold."""
        key = player, view, items
        if self._refine and threshold < self._thresholds.get(key, float("inf")):
            self._thresholds[key] = threshold
            if self._valuations.gap(player, goods := self._goods(player, view, items)):
                self._refine(player, goods, threshold)
