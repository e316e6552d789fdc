"""The worth of goods to a player: the points of their best placement (``--goal now``), or of the game.

Asked hundreds of times for one position, so equal questions are answered once: the points of stamps,
specialists and the token only add up, and of a tile only what the scoring sees matters.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import NamedTuple

from stockbook.models.album.album import Cell, PlacedTile
from stockbook.models.album.bitboard import Bitboard, piece_of
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import Measure
from stockbook.models.stampswap.goods import (
    ExhibitorGood,
    Good,
    Goods,
    Specialist,
    StampGood,
    TokenGood,
    tiles_in,
)
from stockbook.models.stampswap.in_force import effects_in_force, with_bonuses
from stockbook.models.stampswap.position import SPECIALIST_POINTS, TOKEN_POINTS, Position, show_phase
from stockbook.models.stampswap.scoring import awards, owned_points
from stockbook.optimizer.placement.compiled_search import local_search
from stockbook.optimizer.placement.local_search import LocalBoard
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.solver.limits import Stopped
from stockbook.optimizer.stampswap.fast_placement import placed_tiles
from stockbook.optimizer.stampswap.goods_evaluation import PositionGoodsEvaluator
from stockbook.optimizer.stampswap.prospects import Prospects, evaluator_of
from stockbook.optimizer.stampswap.show_plans import best_plan_now
from stockbook.optimizer.swap.bundle import (
    Bundle,
    HeuristicPlans,
    TileSignature,
    best_entered,
    scored_by,
    signature_of,
)

#: A key of goods: the signatures of their tiles in order, and the texts of the cards that score.
Key = tuple[tuple[TileSignature, ...], tuple[str, ...]]


class ScoredGoods(NamedTuple):
    """Some goods, by what the scoring sees of them."""

    goods: tuple[Good, ...]
    #: With equal keys they are worth the same, up to what only adds up.
    key: Key
    #: The tiles in the order of the key.
    tiles: list[Tile]
    #: The points of the goods wherever they lie, with what effects change of them.
    fixed_points: int


class GoodsKeys:
    """The keys of goods for one player, and the points that they have wherever they lie.

    The position is the Show Phase of that player without any goods.
    """

    def __init__(self, position: Position) -> None:
        self._position = position
        self._effects = any(True for _ in effects_in_force(position))
        self._owned = owned_points(position)
        contests = {award.measure for award in awards(position, None)}
        counted = contests | {contest.measure for contest in position.open_contests}
        # In an order that does not depend on hashes: tiles are sorted by what each measure sees.
        #: The measures that count without any goods.
        self.measures = sorted(counted, key=str)
        self._signatures: dict[tuple[Tile, tuple[Measure, ...]], TileSignature] = {}
        self._known: dict[tuple[int, ...], ScoredGoods] = {}

    def __contains__(self, goods: Sequence[Good]) -> bool:
        """Whether these goods were asked for before."""
        return tuple(map(id, goods)) in self._known

    def signatures(self, position: Position) -> tuple[TileSignature, ...]:
        """The features of the tiles to place in a Show Phase with goods."""
        extra = self._extra_measures(position)
        return tuple(self._signature(tile, extra) for tile in position.place)

    def of(self, goods: Sequence[Good]) -> ScoredGoods:
        """Goods with their key and their fixed points."""
        # Asked thousands of times for the same few hundred goods, which are found by the ids of their parts.
        ids = tuple(map(id, goods))
        if ids not in self._known:
            self._known[ids] = self._scored(tuple(goods))
        return self._known[ids]

    def _scored(self, goods: tuple[Good, ...]) -> ScoredGoods:
        tiles = tiles_in(goods)
        effects = any(isinstance(good, Specialist) and good.effect for good in goods)
        exhibitors = [good.contest.measure for good in goods if isinstance(good, ExhibitorGood)]
        if effects or self._effects:
            position = show_phase(self._position, goods)
            extra = self._extra_measures(position)
            fixed = owned_points(position) - self._owned
        else:
            extra = self._not_counted(exhibitors)
            fixed = fixed_points(goods)
        rows = sorted((*self._signature(tile, extra), tile.points, i) for i, tile in enumerate(tiles))
        signatures = tuple(row[:3] for row in rows)
        return ScoredGoods(
            goods, (signatures, _scoring_cards(goods)), [tiles[row[-1]] for row in rows], fixed
        )

    def _extra_measures(self, position: Position) -> tuple[Measure, ...]:
        """The measures that cards among the goods of a Show Phase count beside the player's."""
        return self._not_counted(award.measure for award in awards(position, None))

    def _not_counted(self, measures: Iterable[Measure]) -> tuple[Measure, ...]:
        """The measures that do not count without any goods, in the order of their texts."""
        return tuple(sorted(set(measures).difference(self.measures), key=str))

    def _signature(self, tile: Tile, extra: tuple[Measure, ...]) -> TileSignature:
        """The features of a tile that count with these measures in addition."""
        key = tile, extra
        if key not in self._signatures:
            self._signatures[key] = signature_of(tile, [*self.measures, *extra])
        return self._signatures[key]


def _scoring_cards(goods: Iterable[Good]) -> tuple[str, ...]:
    """The texts of the exhibitors among goods, and of the effects that score contests, in order."""
    found = [str(good.contest) for good in goods if isinstance(good, ExhibitorGood)]
    effects = [good.effect for good in goods if isinstance(good, Specialist) and good.effect]
    found += [str(each) for each in effects if each.every_show or each.last_show or each.bonus]
    return tuple(sorted(found))


def fixed_points(goods: Iterable[Good]) -> int:
    """The points of goods wherever they lie: values of stamps, specialists, the token."""
    points = 0
    for good in goods:
        if isinstance(good, StampGood):
            points += good.tile.points
        elif isinstance(good, Specialist):
            points += SPECIALIST_POINTS
        elif isinstance(good, TokenGood):
            points += TOKEN_POINTS
    return points


#: Placements built greedily beside one with one more tile, and the moves that improve the best of them.
BUILDS, MOVES = 4, 50
#: Number of orders in which a fast placement tries and improves the tiles; 0 for one order, as it is.
TILE_ORDERS = 1


@dataclass(frozen=True)
class Value:
    """The points that goods bring, as far as they are known."""

    #: Points of a legal Show Phase that was found.
    best: float
    #: Points that no Show Phase exceeds; None where the value was only estimated.
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
        """The value with points that come wherever things lie."""
        return Value(self.best + points, None if self.bound is None else self.bound + points)


class Valuation:
    """The valuation of goods by one player: the points of their best Show Phase with them.

    The position is seen from the side of that player (``seen_by``); their album and cards count, their goods
    of the position do not. A fast placement tries the tiles in so many ``orders``; 0 is fastest. Where values
    are ``searched`` afterwards, a first placement adds a tile to the best one known for the goods without it,
    and is improved by local search. That is better and faster, but what it finds depends on what was asked
    before. ``searchable``: a search may find a better value than ``known``.
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
        """The known value of goods, or else the points of a placement found in milliseconds."""
        _, key, tiles, fixed = self._keys.of(goods)
        if key not in self._values:
            self.check()
            position = show_phase(self.position, goods)
            # Tiles in the order of the key: the estimate does not depend on how the goods are listed.
            grown = self._grown_placement(position, tiles, goods) if self._searched and tiles else None
            self.take(goods, best_entered(position, grown or self._fast_placement(position, tiles)))
        return self._values[key].plus(fixed)

    def known_in_time(self, goods: Sequence[Good]) -> Value:
        """The known values; once time is up, of new goods the points that come wherever they lie."""
        try:
            if goods not in self._keys:
                self.check()
            return self.known(goods)
        except Stopped:
            return Value(fixed_points(goods))

    def bundle(self, goods: Sequence[Good]) -> Bundle:
        """Goods as a bundle to search, with the best plan known."""
        position = show_phase(self.position, goods)
        return Bundle(
            position=position,
            signatures=self._keys.signatures(position),
            plan=self.plan(goods),
            fixed_points=self.fixed_points(goods),
            cards=self._keys.of(goods).key[1],
            heuristic=HeuristicPlans(position, self._local_board, self._seed),
        )

    def plan(self, goods: Sequence[Good]) -> Plan:
        """The best Show Phase known for goods."""
        self.known(goods)
        made_for, plan = self._plans[self._keys.of(goods).key]
        if made_for == tuple(goods):
            return plan
        return best_entered(show_phase(self.position, goods), self._known_placement(goods))

    def key(self, goods: Sequence[Good]) -> Hashable:
        """A key of goods: with equal keys they are worth the same, up to what only adds up."""
        return self._keys.of(goods).key

    def fixed_points(self, goods: Sequence[Good]) -> int:
        """The points of goods wherever they lie, with what effects change of them."""
        return self._keys.of(goods).fixed_points

    def take(self, goods: Sequence[Good], plan: Plan, bound: float | None = None) -> None:
        """Take a plan that is at least as good as the one known, and a bound without the fixed points."""
        made_for, key, tiles, fixed = self._keys.of(goods)
        known = self._values[key].bound if key in self._values else None
        bounds = [each for each in (known, bound) if each is not None]
        self._values[key] = Value(plan.points - fixed, min(bounds, default=None))
        left = [placed for _, placed in plan.placed]
        places: list[Cell | None] = []
        for tile in tiles:
            found = next((placed for placed in left if placed.tile == tile), None)
            places.append(found.cell if found else None)
            if found:
                left.remove(found)
        self._places[key] = places
        self._plans[key] = made_for, plan

    def _known_placement(self, goods: Sequence[Good]) -> list[PlacedTile]:
        """The tiles of goods, placed where the best plan known for their key has tiles like them."""
        _, key, tiles, _ = self._keys.of(goods)
        places = zip(tiles, self._places[key], strict=True)
        return [PlacedTile.at(tile, cell) for tile, cell in places if cell]

    def _grown_placement(
        self, position: Position, tiles: Sequence[Tile], goods: Sequence[Good]
    ) -> list[PlacedTile]:
        """The best placement known without one of the tiles, with that tile, improved by local search.

        It is empty where no points depend on where the tiles lie.
        """
        signatures, cards = self._keys.of(goods).key
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
        search = local_search(self._local_board, tiles, scored_by(position, contest))
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


class GameValuation(Valuation):
    """The valuation of goods by one player for the whole game: learned estimates, which no search improves.

    The position is from the side of that player.
    """

    searchable = False

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self._evaluation = PositionGoodsEvaluator(position, position.me)
        self._estimates: dict[Goods, Value] = {}

    def known(self, goods: Sequence[Good]) -> Value:
        """Estimate what goods bring, against having none of them."""
        key = tuple(goods)
        if key not in self._estimates:
            self.check()
            self._estimates[key] = Value(self._evaluation.together(key))
        return self._estimates[key]

    def key(self, goods: Sequence[Good]) -> Hashable:
        """A key that is equal for equal goods."""
        return tuple(goods)
