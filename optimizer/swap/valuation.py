"""What goods are worth to a player: their best Show Phase with them (commands, ``--goal now``).

Asked hundreds of times for one position, so equal questions are answered once: the values of stamps,
specialists and the token only add up, and of a tile only what the scoring sees matters.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from random import Random

from stockbook.models.album.album import Cell, PlacedTile
from stockbook.models.album.bitboard import Bitboard, piece_of
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.goods import (
    ExhibitorGood,
    Good,
    SpecialistGood,
    StampGood,
    TokenGood,
    tiles_in,
)
from stockbook.models.stampswap.position import SPECIALIST_POINTS, TOKEN_POINTS, Position
from stockbook.models.stampswap.scoring import awards
from stockbook.models.stampswap.swap.show_phase import show_phase
from stockbook.optimizer.placement.fitting import sure_to_fit
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
from stockbook.optimizer.swap.heuristic_plans import HeuristicPlans, best_entered
from stockbook.optimizer.swap.tile_signatures import TileSignature, signature_of

#: Orders in which a quick placement tries the tiles, with a second look at each tile; none for no such look.
QUICK_ORDERS = 1
#: Of goods: the kinds of their tiles in order, and their exhibitors.
Key = tuple[tuple[TileSignature, ...], tuple[str, ...]]


@dataclass(frozen=True)
class Value:
    """Points that goods bring.

    Parameters
    ----------
    best
        Of a legal Show Phase that was found.
    bound
        No Show Phase brings more; None where it was only estimated.
    """

    best: float
    bound: float | None = None

    @property
    def exact(self) -> bool:
        return not self.slack

    @property
    def slack(self) -> float:
        """How much more it may be."""
        return float("inf") if self.bound is None else max(0, self.bound - self.best)


class Valuation:
    """What goods are worth to one player.

    Parameters
    ----------
    position
        From the side of that player (``seen_by``); their album and cards count, their goods of the
        position do not.
    seed
        Of the searches.
    orders
        How many orders a quick placement tries; 0 is fastest.
    growing
        Whether a quick placement may add a tile to what is known of goods without it. That is faster, but
        depends on what was asked before: for goods that are searched afterwards.

    Attributes
    ----------
    searched
        Whether a search may find more than ``known``.
    """

    searched = True

    def __init__(
        self, position: Position, seed: int = 0, orders: int = QUICK_ORDERS, *, growing: bool = False
    ) -> None:
        self.position = show_phase(position, ())
        self._seed = seed
        self._orders = orders
        self._known: dict[Hashable, Value] = {}
        self._places: dict[Hashable, list[Cell | None]] = {}
        self._board = Bitboard.of(position.album)
        contests = {award.measure for award in awards(self.position, None)}
        self._measures = list(contests | {contest.measure for contest in self.position.open_contests})
        # Where counting is quick, a placement of all tiles anew pays, since it is better.
        self._growing = growing and any(measure.slow_to_count for measure in self._measures)
        self._kinds: dict[tuple[Tile, tuple[Contest, ...]], TileSignature] = {}
        self._keys: dict[tuple[int, ...], tuple[tuple[Good, ...], Key, list[Tile]]] = {}

    def known(self, goods: Sequence[Good]) -> Value:
        """What is known of goods already, or else the points of a placement found in milliseconds."""
        key, tiles = self._key(goods)
        if key not in self._known:
            # In one order, so that the guess does not depend on how the goods are listed.
            position = replace(show_phase(self.position, goods), place=tuple(tiles))
            begun = self._begun(key, tiles, goods) if self._growing and tiles else ([], tiles)
            self._note(key, tiles, goods, best_entered(position, self._quick_places(position, *begun)), None)
        return self._value(key, goods)

    def search(self, goods: Sequence[Good], effort: SearchBudget, most: float = float("inf")) -> Value:
        """The points of the best Show Phase with goods, searched by itself until proved or time is up.

        Parameters
        ----------
        goods
            All faces known; in any order.
        effort
            Its time ends the search.
        most
            Seconds, or work, for this search alone.
        """
        value = self.known(goods)
        time = min(most, effort.left)
        if value.exact or time <= 0:
            return value
        key, tiles = self._key(goods)
        position = show_phase(self.position, goods)
        sure = sure_to_fit(position.album, position.place)
        # Entering a contest never costs points, so to enter none is worth a search only where none is open.
        tasks = [
            Subproblem(position, contest, always_fit=sure) for contest in position.open_contests or (None,)
        ]
        placed = self._known_places(key, tiles)
        for task in tasks:
            task.record_plan(make_plan(position, placed, task.contest))
        race = Portfolio(SearchLimits(time, 1, self._seed, effort.limits.deterministic, effort.watch))
        with suppress(Stopped):
            race.run(tasks, only_best=True)
        effort.searched(race.budget.used, interrupted=race.budget.interrupted)
        best = max((task.incumbent for task in tasks if task.incumbent), key=lambda plan: plan.points)
        self._note(key, tiles, goods, best, max(best.points, *(task.bound for task in tasks)))
        return self._value(key, goods)

    def sought(self, goods: Sequence[Good]) -> Bundle:
        """What a search needs of goods, to begin with the best plan known."""
        self.known(goods)
        key, tiles = self._key(goods)
        cards = tuple(good.contest for good in goods if isinstance(good, ExhibitorGood))
        position = show_phase(self.position, goods)

        def learn(plan: Plan, bound: int) -> None:
            self._note(key, tiles, goods, plan, bound)

        return Bundle(
            position=position,
            kinds=tuple(self._kind(tile, cards) for tile in position.place),
            plan=best_entered(position, self._known_places(key, tiles)),
            plain=plain_points(goods),
            cards=tuple(sorted(map(str, cards))),
            learn=learn,
            guesses=HeuristicPlans(position, self._seed),
        )

    def plan(self, goods: Sequence[Good]) -> Plan:
        """The best Show Phase known for goods."""
        self.known(goods)
        position = show_phase(self.position, goods)
        return best_entered(position, self._known_places(*self._key(goods)))

    def key(self, goods: Sequence[Good]) -> Hashable:
        """Goods with equal keys are worth the same, up to what only adds up."""
        return self._key(goods)[0]

    def _key(self, goods: Sequence[Good]) -> tuple[Key, list[Tile]]:
        """The key, and the tiles in its order."""
        # Asked thousands of times for the same few hundred goods: those are told by what they are made of.
        items = tuple(map(id, goods))
        if items not in self._keys:
            self._keys[items] = tuple(goods), *self._made_key(goods)
        return self._keys[items][1:]

    def _made_key(self, goods: Sequence[Good]) -> tuple[Key, list[Tile]]:
        cards = tuple(good.contest for good in goods if isinstance(good, ExhibitorGood))
        tiles = tiles_in(goods)
        rows = sorted((*self._kind(tile, cards), tile.points, i) for i, tile in enumerate(tiles))
        kinds = tuple(row[:3] for row in rows)
        return (kinds, tuple(sorted(map(str, cards)))), [tiles[row[-1]] for row in rows]

    def _kind(self, tile: Tile, cards: tuple[Contest, ...]) -> TileSignature:
        """What the scoring sees of a tile, with these exhibitors."""
        asked = tile, cards
        if asked not in self._kinds:
            self._kinds[asked] = signature_of(tile, [*self._measures, *(card.measure for card in cards)])
        return self._kinds[asked]

    def _value(self, key: Hashable, goods: Sequence[Good]) -> Value:
        value, plain = self._known[key], plain_points(goods)
        return Value(value.best + plain, None if value.bound is None else value.bound + plain)

    def _note(
        self, key: Hashable, tiles: Sequence[Tile], goods: Sequence[Good], plan: Plan, bound: int | None
    ) -> None:
        """Remember a plan that is at least as good as the one known."""
        plain = plain_points(goods)
        best = plan.points - plain
        self._known[key] = Value(best, None if bound is None else bound - plain)
        waiting = [placed for _, placed in plan.placed]
        places: list[Cell | None] = []
        for tile in tiles:
            here = next((placed for placed in waiting if placed.tile == tile), None)
            places.append(here.cell if here else None)
            if here:
                waiting.remove(here)
        self._places[key] = places

    def _known_places(self, key: Hashable, tiles: Sequence[Tile]) -> list[PlacedTile]:
        """The tiles where the best plan known for a key has tiles that are the same for the scoring."""
        places = zip(tiles, self._places[key], strict=True)
        return [PlacedTile.at(tile, cell) for tile, cell in places if cell]

    def _begun(
        self, key: Key, tiles: Sequence[Tile], goods: Sequence[Good]
    ) -> tuple[list[PlacedTile], Sequence[Tile]]:
        """The best placement known without one of these tiles, and that tile."""
        kinds, cards = key
        without = {(kinds[:i] + kinds[i + 1 :], cards): i for i in range(len(kinds))}
        if self._known.keys().isdisjoint(without):
            last = next(good for good in goods if isinstance(good, StampGood) and good.tile == tiles[-1])
            self.known([good for good in goods if good is not last])
        known = [less for less in without if less in self._known]
        best = max(known, key=lambda less: self._known[less].best)
        item = without[best]
        return self._known_places(best, [*tiles[:item], *tiles[item + 1 :]]), tiles[item : item + 1]

    def _quick_places(
        self, position: Position, placed: Sequence[PlacedTile], rest: Sequence[Tile]
    ) -> list[PlacedTile]:
        """A good placement within milliseconds: of the rest, beside what is placed."""
        board = self._board
        for each in placed:
            board = board.put(piece_of(each.tile, board.grid).at(board.grid.bit(each.cell)))
        aim = partial(evaluator_of, grid=board.grid)
        now = tuple(aim(Contest(award.measure, award.payoff)) for award in awards(position, None))
        opened = tuple(map(aim, position.open_contests))
        prospects = Prospects(position.round, now, (), (), opened, tuple(range(len(opened))), None)
        pieces = [piece_of(tile, board.grid) for tile in rest]
        showing = best_plan_now(board, pieces, prospects, Random(self._seed), self._orders)
        return [*placed, *placed_tiles(showing.places)]


def plain_points(goods: Iterable[Good]) -> int:
    """What goods are worth wherever they lie: values of stamps, specialists, the token."""
    points = 0
    for good in goods:
        if isinstance(good, StampGood):
            points += good.tile.points
        elif isinstance(good, SpecialistGood):
            points += SPECIALIST_POINTS
        elif isinstance(good, TokenGood):
            points += TOKEN_POINTS
    return points
