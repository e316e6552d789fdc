"""The worth of goods to a player in this Show Phase: the points of their best placement (``--goal now``).

Asked hundreds of times for one position, so equal questions are answered once: the points of stamps,
specialists and the token only add up, and of a tile only what the scoring sees matters.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from random import Random

from stockbook.models.album.album import Cell, PlacedTile
from stockbook.models.album.bitboard import Bitboard, piece_of
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.goods import Good, StampGood
from stockbook.models.stampswap.in_force import effects_in_force, with_bonuses
from stockbook.models.stampswap.position import Position, show_phase
from stockbook.models.stampswap.scoring import awards
from stockbook.optimizer.placement.compiled_search import quickest_search
from stockbook.optimizer.placement.fitting import sure_to_fit
from stockbook.optimizer.placement.local_board import LocalBoard
from stockbook.optimizer.placement.plan import Plan, make_plan
from stockbook.optimizer.placement.portfolio import Portfolio
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.budget import SearchBudget, Stopped
from stockbook.optimizer.solver.limits import SearchLimits
from stockbook.optimizer.stampswap.contest_evaluation import evaluator_of
from stockbook.optimizer.stampswap.fast_placement import placed_tiles
from stockbook.optimizer.stampswap.prospects import Prospects
from stockbook.optimizer.stampswap.show_plans import best_plan_now
from stockbook.optimizer.swap.bundle import Bundle
from stockbook.optimizer.swap.goods_keys import GoodsKeys, fixed_points
from stockbook.optimizer.swap.heuristic_plans import HeuristicPlans, best_entered, scored_by

#: Placements built greedily beside one with one more tile, and the moves that improve the best of them.
BUILDS, MOVES = 4, 50
#: Number of orders in which a fast placement tries and improves the tiles; 0 for one order, as it is.
TILE_ORDERS = 1


@dataclass(frozen=True)
class Value:
    """The points that goods bring, as far as they are known.

    Parameters
    ----------
    best
        Points of a legal Show Phase that was found.
    bound
        Points that no Show Phase exceeds; None where the value was only estimated.
    """

    best: float
    bound: float | None = None

    @property
    def exact(self) -> bool:
        """Whether the best points found are proved to be the best possible."""
        return not self.gap

    @property
    def gap(self) -> float:
        """Points by which the value may exceed the best found."""
        return float("inf") if self.bound is None else max(0, self.bound - self.best)

    def plus(self, points: float) -> Value:
        """Return the value with points that come wherever things lie."""
        return Value(self.best + points, None if self.bound is None else self.bound + points)


class Valuation:
    """The valuation of goods by one player: the points of their best Show Phase with them.

    Parameters
    ----------
    position
        The position from the side of that player (``seen_by``); their album and cards count, their goods of
        the position do not.
    seed
        Seed of the searches.
    orders
        Number of orders in which a fast placement tries the tiles; 0 is fastest.
    searched
        Whether values are searched afterwards. A first placement then adds a tile to the best one known for
        the goods without it, and is improved by local search. That is better and faster, but what it finds
        depends on what was asked before.

    Attributes
    ----------
    searchable
        Whether a search may find a better value than ``known``.
    """

    searchable = True

    def __init__(
        self, position: Position, seed: int = 0, orders: int = TILE_ORDERS, *, searched: bool = False
    ) -> None:
        self.position = show_phase(position, ())
        #: Called before a placement is made; it raises ``Stopped`` when time is up.
        self.check: Callable[[], None] = lambda: None
        self._seed = seed
        self._orders = orders
        #: Values and places without what only adds up, by the keys of goods.
        self._values: dict[Hashable, Value] = {}
        self._places: dict[Hashable, list[Cell | None]] = {}
        #: The best plan known, with the goods that it was made for, which other goods may share the key of.
        self._plans: dict[Hashable, tuple[tuple[Good, ...], Plan]] = {}
        self._board = Bitboard.of(position.album)
        self._local_board = LocalBoard(position.album)
        self._keys = GoodsKeys(self.position)
        self._searched = searched

    def known(self, goods: Sequence[Good]) -> Value:
        """Return what is known of goods already, or else the points of a placement found in milliseconds."""
        key, tiles = self._keys.of(goods)
        if key not in self._values:
            self.check()
            position = show_phase(self.position, goods)
            # Tiles in the order of the key: the estimate does not depend on how the goods are listed.
            grown = self._grown_placement(position, tiles, goods) if self._searched and tiles else None
            plan = best_entered(position, grown or self._fast_placement(position, tiles))
            self._store(key, tiles, goods, plan, None)
        return self._value(key, goods)

    def known_in_time(self, goods: Sequence[Good]) -> Value:
        """Return what is known; once time is up, of new goods the points that come wherever they lie."""
        try:
            if goods not in self._keys:
                self.check()
            return self.known(goods)
        except Stopped:
            return Value(fixed_points(goods))

    def search(self, goods: Sequence[Good], budget: SearchBudget, time: float = float("inf")) -> Value:
        """Search the points of the best Show Phase with goods until they are proved or time is up.

        All faces of the goods are known. ``time`` is the most seconds, or work, for this search alone.
        """
        value = self.known_in_time(goods)
        time = min(time, budget.left)
        if value.exact or time <= 0:
            return value
        key, tiles = self._keys.of(goods)
        position = show_phase(self.position, goods)
        sure = sure_to_fit(position.album, position.place, budget)
        subproblems = [Subproblem(position, contest, always_fit=sure) for contest in position.may_enter]
        placed = self._known_placement(key, tiles)
        for subproblem in subproblems:
            subproblem.record_plan(make_plan(position, placed, subproblem.contest))
        limits = SearchLimits(time, 1, self._seed, budget.limits.deterministic, budget.watch)
        portfolio = Portfolio(limits)
        with suppress(Stopped):
            portfolio.run(subproblems, only_best=True)
        budget.searched(portfolio.budget.used)
        plans = (each.incumbent for each in subproblems if each.incumbent)
        best = max(plans, key=lambda plan: plan.points)
        bound = max(best.points, *(subproblem.bound for subproblem in subproblems))
        self._store(key, tiles, goods, best, bound)
        return self._value(key, goods)

    def bundle(self, goods: Sequence[Good]) -> Bundle:
        """Return goods as a bundle to search, with the best plan known."""
        key, tiles = self._keys.of(goods)
        position = show_phase(self.position, goods)

        def store(plan: Plan, bound: int) -> None:
            self._store(key, tiles, goods, plan, bound)

        return Bundle(
            position=position,
            signatures=self._keys.signatures(position),
            plan=self.plan(goods),
            fixed_points=self.fixed_points(goods),
            cards=key[1],
            store=store,
            heuristic=HeuristicPlans(position, self._local_board, self._seed),
        )

    def plan(self, goods: Sequence[Good]) -> Plan:
        """Return the best Show Phase known for goods."""
        self.known(goods)
        key, tiles = self._keys.of(goods)
        made_for, plan = self._plans[key]
        if made_for == tuple(goods):
            return plan
        return best_entered(show_phase(self.position, goods), self._known_placement(key, tiles))

    def key(self, goods: Sequence[Good]) -> Hashable:
        """Return a key of goods: with equal keys they are worth the same, up to what only adds up."""
        return self._keys.of(goods)[0]

    def fixed_points(self, goods: Sequence[Good]) -> int:
        """Return the points of goods wherever they lie, with what effects change of them."""
        return self._keys.fixed_points(goods)

    def _value(self, key: Hashable, goods: Sequence[Good]) -> Value:
        return self._values[key].plus(self.fixed_points(goods))

    def _store(
        self, key: Hashable, tiles: Sequence[Tile], goods: Sequence[Good], plan: Plan, bound: int | None
    ) -> None:
        """Store a plan that is at least as good as the one known, and a bound if it is the best one known."""
        fixed = self.fixed_points(goods)
        known = self._values[key].bound if key in self._values else None
        bounds = [known] if known is not None else []
        bounds += [bound - fixed] if bound is not None else []
        self._values[key] = Value(plan.points - fixed, min(bounds, default=None))
        left = [placed for _, placed in plan.placed]
        places: list[Cell | None] = []
        for tile in tiles:
            found = next((placed for placed in left if placed.tile == tile), None)
            places.append(found.cell if found else None)
            if found:
                left.remove(found)
        self._places[key] = places
        self._plans[key] = tuple(goods), plan

    def _known_placement(self, key: Hashable, tiles: Sequence[Tile]) -> list[PlacedTile]:
        """The tiles, placed where the best plan known for a key has tiles with the same signatures."""
        places = zip(tiles, self._places[key], strict=True)
        return [PlacedTile.at(tile, cell) for tile, cell in places if cell]

    def _grown_placement(
        self, position: Position, tiles: Sequence[Tile], goods: Sequence[Good]
    ) -> list[PlacedTile]:
        """The best placement known without one of the tiles, with that tile, improved by local search.

        It is empty where no points depend on where the tiles lie.
        """
        signatures, cards = self._keys.of(goods)[0]
        smaller = {(signatures[:i] + signatures[i + 1 :], cards): i for i in range(len(signatures))}
        if self._values.keys().isdisjoint(smaller):
            # By its number, since the same forever stamp may be there twice.
            last = next(
                number
                for number, good in enumerate(goods)
                if isinstance(good, StampGood) and good.tile == tiles[-1]
            )
            self.known([*goods[:last], *goods[last + 1 :]])
        best = max(
            (each for each in smaller if each in self._values), key=lambda each: self._values[each].best
        )
        contest = self._plans[best][1].contest
        search = quickest_search(self._local_board, tiles, scored_by(position, contest))
        if not search.useful:
            return []
        places = [*self._places[best]]
        places.insert(smaller[best], None)
        known = {item: cell for item, cell in enumerate(places) if cell}
        return search.complete(known, Random(self._seed), MOVES, BUILDS * search.speed)

    def _fast_placement(self, position: Position, tiles: Sequence[Tile]) -> list[PlacedTile]:
        """A good placement, found in milliseconds."""
        board = self._board
        evaluator = partial(evaluator_of, grid=board.grid)
        now = tuple(evaluator(Contest(award.measure, award.payoff)) for award in awards(position, None))
        effects = [effect for _, effect in effects_in_force(position)]
        contests = tuple(evaluator(with_bonuses(contest, effects)) for contest in position.open_contests)
        prospects = Prospects(position.round, now, (), (), contests, tuple(range(len(contests))), None)
        pieces = [piece_of(tile, board.grid) for tile in tiles]
        plan = best_plan_now(board, pieces, prospects, Random(self._seed), self._orders)
        return placed_tiles(plan.places)
