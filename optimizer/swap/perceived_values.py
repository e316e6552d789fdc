"""The worth of goods in the eyes of each player, who may not see all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.goods import Goods
from stockbook.models.stampswap.swap.choose_turns import ME, PileShare
from stockbook.models.stampswap.swap.cuts import Items
from stockbook.models.stampswap.swap.goods_table import DividedGoods, GoodsTable
from stockbook.optimizer.sampling.intervals import UNBOUNDED, Interval
from stockbook.optimizer.solver.budget import Stopped
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
from stockbook.optimizer.swap.player_valuations import PlayerValuations
from stockbook.optimizer.swap.value_queries import RefineValue


@dataclass(frozen=True, eq=False)
class Turns:
    """The Choose turns that follow a move.

    Parameters
    ----------
    divided
        What the shares of the piles consist of.
    opponents
        How the others choose.
    node
        The node of the tree that they begin at.
    """

    divided: DividedGoods
    opponents: OpponentModel
    node: ChooseNode


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
        Whether goods are valued as a set. Otherwise only those that were a player's own are, or all but drawn
        stamps where nothing else is hidden; each other good adds the points that it brings by itself.
    refine
        Called with each value that has to be known better; only where ``jointly`` is set.
    ends
        Whether it is also called with what I have in the end, not only with what choices depend on.
    """

    def __init__(
        self,
        valuations: PlayerValuations,
        table: GoodsTable,
        determinization: Determinization,
        *,
        jointly: bool,
        refine: RefineValue | None = None,
        ends: bool = True,
    ) -> None:
        self._valuations = valuations
        self._table = table
        self.determinization = determinization
        self._jointly = jointly
        self._refine = refine
        self._ends = ends
        #: View 0 holds what all items are, the others hold what players imagine.
        self._views = (determinization.goods, *determinization.imagined)
        self._perceived: dict[tuple[int, Items], float] = {}
        self._values: dict[tuple[int, int, Items], float] = {}
        self._gaps: dict[tuple[int, Items], float] = {}
        self._thresholds: dict[tuple[int, int, Items], float] = {}
        self._bounds_of: dict[Turns, ChooseBounds] = {}
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

    def bounds(self, turns: Turns) -> Interval:
        """Return proved bounds on my points when everyone chooses; none without time."""
        try:
            return self._choose_bounds(turns).of(turns.node)[ME]
        except Stopped:
            return UNBOUNDED

    def ask_to_rule_out(self, turns: Turns, points: float) -> bool:
        """Ask for my values that prove that some turns bring me no more than these points.

        Returns
        -------
        bool
            Whether that would prove it; nothing is asked where an end that may come is known to bring more.
        """
        shares = self._choose_bounds(turns).possible_shares(ME, turns.node)
        if any(low > points for low, _ in shares.values()):
            return False
        for share, (_, high) in shares.items():
            if high > points:
                gifts = self._gifts(turns.divided, ME, share)
                self._ask(ME, 0, turns.divided.items(ME, share), points - gifts)
        return True

    def _choose_bounds(self, turns: Turns) -> ChooseBounds:
        """The turns solved with bounds on what is known in these values, once for all questions."""

        def value_bounds(player: int, share: PileShare) -> Interval:
            items = turns.divided.items(player, share)
            low = self.perceived(player, items) + self._gifts(turns.divided, player, share)
            return low, low + self._gap(player, items)

        if turns not in self._bounds_of:
            self._bounds_of[turns] = ChooseBounds(value_bounds, turns.opponents)
        return self._bounds_of[turns]

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

        if self._ends:
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
