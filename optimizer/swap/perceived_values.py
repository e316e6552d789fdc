"""The worth of goods in the eyes of each player, who may not see all of them nor know all albums.

A determinization is a draw of what every item on the table is, and of what those imagine who cannot see it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from stockbook.models.album.stamps import Size, Tile
from stockbook.models.play.goal import Goal
from stockbook.models.puzzles.dealing import choose
from stockbook.models.stampswap.goods import Good, Goods, StampGood, UnseenGood
from stockbook.models.stampswap.position import Position, seen_by
from stockbook.models.stampswap.swap.cuts import ME, Items, PileShare
from stockbook.models.stampswap.swap.goods_table import DividedGoods, GoodsTable, OwnedGood
from stockbook.models.stampswap.swap.unseen_tiles import FOOTPRINTS, UnseenTiles
from stockbook.optimizer.sampling.intervals import UNBOUNDED, Interval
from stockbook.optimizer.solver.limits import SearchBudget, Stopped
from stockbook.optimizer.stampswap.goods_evaluation import DENIED
from stockbook.optimizer.swap.backward_induction import (
    NO_THRESHOLD,
    ChooseBounds,
    ChooseNode,
    ChooseSolver,
    Endings,
    OpponentModel,
)
from stockbook.optimizer.swap.valuation import TILE_ORDERS, GameValuation, Valuation, fixed_points

#: Faces that a player imagines for each item that they cannot see; they go by the mean value.
IMAGINED = 3


@dataclass(frozen=True)
class Determinization:
    """One way that all hidden goods may be."""

    #: What each item is.
    goods: Goods
    #: What players imagine who cannot see all items, ``IMAGINED`` times; empty where nothing is hidden.
    imagined: tuple[Goods, ...]


def draw_determinization(table: GoodsTable, unseen_tiles: UnseenTiles, rng: Random) -> Determinization:
    """Draw hidden goods by what I know; my own items that I have not seen are drawn as well."""
    goods = _drawn(table, table.unknown, unseen_tiles, rng)
    times = IMAGINED if table.hidden else 0
    return Determinization(goods, tuple(_drawn(table, table.hidden, unseen_tiles, rng) for _ in range(times)))


def _drawn(table: GoodsTable, items: Items, unseen_tiles: UnseenTiles, rng: Random) -> Goods:
    """All goods of the table, with new faces for some items."""
    sizes = [_size(table.goods[item], rng) for item in items]
    tiles = dict(zip(items, unseen_tiles.draw(sizes, rng), strict=True))
    return tuple(
        StampGood(tiles[i]) if i in tiles else _known(owned.good) for i, owned in enumerate(table.goods)
    )


def _known(good: Good | None) -> Good:
    assert good is not None
    return good


def _size(owned: OwnedGood, rng: Random) -> Size | None:
    """Width and height of an item that is not seen; either way up where it comes from a stack."""
    good = owned.good
    if owned.stack:
        return choose(rng, FOOTPRINTS[owned.stack])
    if isinstance(good, UnseenGood):
        return good.width, good.height
    tile: Tile | None = good.tile if isinstance(good, StampGood) else None
    return (tile.width, tile.height) if tile else None


#: Where an album is not known: points that a stamp, or an exhibitor, is taken to bring beside its value.
ROUGH_STAMP, ROUGH_EXHIBITOR = 3, 4


class PlayerValuations:
    """The valuation of goods by each player.

    In the last round both goals are the same. ``searched``: exact values are searched afterwards, so that
    first estimates may be rougher.
    """

    def __init__(
        self, position: Position, seed: int = 0, *, goal: Goal = Goal.NOW, searched: bool = False
    ) -> None:
        #: The goal; always ``now`` in the last round.
        self.goal = Goal.NOW if position.last else goal
        views = [seen_by(position, player) for player in range(len(position.opponents) + 1)]
        # Many more values are asked of the others' albums, and rough ones do until they are searched.
        #: The valuation by each player; None where their album is not known.
        self.by_player: list[Valuation | None] = [
            None
            if view is None
            else GameValuation(view)
            if self.goal is Goal.GAME
            else Valuation(view, seed, TILE_ORDERS if player == ME else 0, searched=searched)
            for player, view in enumerate(views)
        ]
        self._gains: dict[tuple[int, Good], float] = {}

    def stop_with(self, budget: SearchBudget) -> None:
        """Make no more placements when the time is over: ``value`` then raises ``Stopped`` for new goods."""
        for valuation in self.by_player:
            if valuation:
                valuation.check = budget.check

    def value(self, player: int, goods: Sequence[Good]) -> float:
        """The value of goods with all faces known to a player, as far as it is known.

        Players count clockwise from me, 0.
        """
        valuation = self.by_player[player]
        return rough_value(goods) if valuation is None else valuation.known(goods).best

    def gap(self, player: int, goods: Sequence[Good]) -> float:
        """How much more than ``value`` says goods may be worth."""
        valuation = self.by_player[player]
        return 0.0 if valuation is None else valuation.known(goods).gap

    def gain(self, player: int, good: Good) -> float:
        """The points that a good by itself brings to a player."""
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


@dataclass(frozen=True)
class ValueQuery:
    """A question for the value of some goods."""

    #: The valuation by the player who gets the goods.
    valuation: Valuation
    #: Goods whose faces are all known.
    goods: Sequence[Good]
    #: It is enough to prove that the value, without the fixed points, does not exceed this; by default it has
    #: to be exact.
    threshold: float = NO_THRESHOLD


#: Queries by the player and the key of the goods; what matters most comes first.
Queries: TypeAlias = "dict[tuple[int, Hashable], ValueQuery]"


def add_query(
    queries: Queries, valuations: PlayerValuations, player: int, goods: Goods, threshold: float
) -> None:
    """Add the question of what goods are worth to a player, if it is more than a threshold.

    Of equal goods the lower threshold counts. None is added where the player's album is not known.
    """
    valuation = valuations.by_player[player]
    if valuation:
        threshold -= valuation.fixed_points(goods)
        key = player, valuation.key(goods)
        known = queries.get(key)
        if not known or threshold < known.threshold:
            queries[key] = ValueQuery(valuation, goods, threshold)


@dataclass(frozen=True, eq=False)
class Turns:
    """The Choose turns that follow a move."""

    #: What the shares of the piles consist of.
    divided: DividedGoods
    #: How the others choose.
    opponents: OpponentModel
    #: The node of the tree that they begin at.
    node: ChooseNode


class PerceivedValues:
    """The values of items in one determinization, as each player sees them.

    Goods are valued as a set where they are valued ``jointly``. Otherwise only those that were a player's own
    are, or all but drawn stamps where nothing else is hidden; each other good adds the points that it brings
    by itself. ``queries`` take each value that has to be known better, only where ``jointly`` is set; with
    ``ends`` also what I have in the end, not only what choices depend on.
    """

    def __init__(
        self,
        valuations: PlayerValuations,
        table: GoodsTable,
        determinization: Determinization,
        *,
        jointly: bool,
        queries: Queries | None = None,
        ends: bool = True,
    ) -> None:
        self._valuations = valuations
        self._table = table
        self.determinization = determinization
        self._jointly = jointly
        self.queries = queries
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
        """A solver of the Choose turns, for what the shares of the piles consist of."""
        return ChooseSolver(PerceivedShares(self, divided), opponents)

    def bounds(self, turns: Turns) -> Interval:
        """Proved bounds on my points when everyone chooses; none without time."""
        try:
            return self._choose_bounds(turns).of(turns.node)[ME]
        except Stopped:
            return UNBOUNDED

    def ask_to_rule_out(self, turns: Turns, points: float) -> bool:
        """Ask for my values that prove that some turns bring me no more than these points.

        Returned is whether that would prove it; nothing is asked where an end that may come is known to bring
        more.
        """
        shares = self._choose_bounds(turns).possible_shares(ME, turns.node)
        if any(low > points for low, _ in shares.values()):
            return False
        mine = PerceivedShares(self, turns.divided)
        for share, (_, high) in shares.items():
            if high > points:
                mine.ask(ME, share, points)
        return True

    def _choose_bounds(self, turns: Turns) -> ChooseBounds:
        """The turns solved with bounds on what is known in these values, once for all questions."""
        if turns not in self._bounds_of:
            self._bounds_of[turns] = ChooseBounds(PerceivedShares(self, turns.divided), turns.opponents)
        return self._bounds_of[turns]

    def my_points(self, divided: DividedGoods, endings: Endings) -> tuple[float, ...]:
        """The value of endings to me, in each scenario; in a determinization there is one.

        For the whole game what the others get is subtracted, since the player with the most points wins.
        """
        return (sum(probability * self._end_points(divided, end.shares) for probability, end in endings),)

    def my_gifts(self, divided: DividedGoods, endings: Endings) -> float:
        """The part of my points in endings that effects pay me for what is taken from me."""
        return sum(p * self.gifts(divided, ME, end.shares[ME], actual=True) for p, end in endings)

    def _end_points(self, divided: DividedGoods, shares: Sequence[PileShare]) -> float:
        def points(player: int, share: PileShare) -> float:
            gifts = self.gifts(divided, player, share, actual=True)
            return self.actual(player, divided.items(player, share)) + gifts

        self._ask_about_end(divided.items(ME, shares[ME]))
        mine = points(ME, shares[ME])
        if self._valuations.goal is Goal.NOW:
            return mine
        others = list(enumerate(shares))[1:]
        theirs = sum(points(player, share) for player, share in others)
        return mine - DENIED * theirs / len(others)

    def _ask_about_end(self, items: Items) -> None:
        """Ask for what I have in an end, if that is asked for."""
        if self._ends:
            self.ask(ME, 0, items)

    def gifts(self, divided: DividedGoods, player: int, share: PileShare, *, actual: bool = False) -> float:
        """The points for what was taken from a player, as they see it or as it is in this determinization."""
        if share.kept is None or not self._table.pays:
            return 0.0
        given = divided.given(player, share)
        views = (0,) if actual else self.views_of(player, given)
        paid = [divided.gifts(player, share, self._goods(player, view, given)) for view in views]
        return sum(paid) / len(paid)

    def actual(self, player: int, items: Items) -> float:
        """The value of items to a player in this determinization."""
        return self._value(player, 0, items)

    def perceived(self, player: int, items: Items) -> float:
        """The value of items to a player as far as they can see them."""
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

    def views_of(self, player: int, items: Items) -> Sequence[int]:
        """The views whose mean a player goes by."""
        return (0,) if self._hidden[player].isdisjoint(items) else range(1, len(self._views))

    def gap(self, player: int, items: Items) -> float:
        """Points by which the value that a player sees in items may exceed what is known of it."""
        key = player, items
        if key not in self._gaps:
            views = self.views_of(player, items)
            gaps = [self._valuations.gap(player, self._goods(player, view, items)) for view in views]
            self._gaps[key] = sum(gaps) / len(gaps)
        return self._gaps[key]

    def ask(self, player: int, view: int, items: Items, threshold: float = NO_THRESHOLD) -> None:
        """Ask for a value, unless it is exact or has been asked about with as low a threshold."""
        key = player, view, items
        if self.queries is not None and threshold < self._thresholds.get(key, float("inf")):
            self._thresholds[key] = threshold
            if self._valuations.gap(player, goods := self._goods(player, view, items)):
                add_query(self.queries, self._valuations, player, goods, threshold)


@dataclass(frozen=True, eq=False)
class PerceivedShares:
    """The values that players see in shares of the piles, by those of the items that they consist of."""

    #: The values of items.
    values: PerceivedValues
    #: What the shares consist of.
    divided: DividedGoods

    @property
    def asking(self) -> bool:
        """Whether queries take what has to be known better."""
        return self.values.queries is not None

    def value(self, player: int, share: PileShare) -> float:
        """The value of a share to a player, with the points for what is taken from them."""
        items = self.divided.items(player, share)
        return self.values.perceived(player, items) + self.values.gifts(self.divided, player, share)

    def gap(self, player: int, share: PileShare) -> float:
        """Points by which it may exceed that."""
        return self.values.gap(player, self.divided.items(player, share))

    def ask(self, player: int, share: PileShare, threshold: float) -> None:
        """Ask for the exact value, or for a proof that it does not exceed a threshold.

        Of a mean over several views each value has to be exact.
        """
        items = self.divided.items(player, share)
        views = self.values.views_of(player, items)
        threshold -= self.values.gifts(self.divided, player, share)
        for view in views:
            self.values.ask(player, view, items, threshold if len(views) == 1 else NO_THRESHOLD)
