"""One model for many sets of goods: the search for any of them that is worth more than is known.

Each tile has a switch, a set of goods is a position of the switches, and what is maximized is how much
more a set brings than its best known plan. As soon as nothing is above 0, all are proved at once, with
what was learned about one set used for all others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace

from stockbook.models.album import Cell, PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.contests.edges import Edges
from stockbook.models.contests.groups import Group
from stockbook.models.cpmodel import CpModel
from stockbook.models.position import Position
from stockbook.models.stamps import Tile
from stockbook.optimizer.cpsat import Values
from stockbook.optimizer.fitting import sure_to_fit
from stockbook.optimizer.plan import InternalError, Plan, make_plan
from stockbook.optimizer.task import CLAUSES, RELAXATION, Strategy, Task

#: More tiles than this that may be in a set or not make the search slow.
SWITCHES = 6
#: What the scoring sees of a tile.
Kind = Hashable


@dataclass
class Sought:
    """A set of goods, and what is known of it.

    Parameters
    ----------
    position
        The Show Phase with these goods.
    kinds
        What the scoring sees of each tile to place, in their order.
    plan
        The best one known.
    plain
        Its points that no placement changes.
    cards
        The exhibitors among the goods.
    learn
        Takes the best plan and the bound.
    guess
        Looks for plans with each of some contests by a local search.
    asked
        Whether it is still asked for.
    """

    position: Position
    kinds: tuple[Kind, ...]
    plan: Plan
    plain: int
    cards: tuple[str, ...]
    learn: Callable[[Plan, int], None]
    guess: Callable[[Iterable[Contest | None]], list[Plan]]
    asked: bool = True

    def keep(self, plan: Plan) -> bool:
        """Remember a plan if it is better; whether it is."""
        better = plan.points > self.plan.points
        if better:
            self.plan = plan
        return better

    def learned(self, limit: int) -> None:
        """Tell the best plan, and the bound; ``limit`` leaves out what is plain."""
        self.learn(self.plan, max(self.best, limit) + self.plain)

    @property
    def best(self) -> int:
        """The points that the search knows of: those that depend on the placement, and the album's own."""
        return self.plan.points - self.plain


class Together(Task):
    """The best placements of several sets of goods, with one contest or none.

    Points are those that a set brings above its best known plan: 0 is what is known of all.

    Parameters
    ----------
    sought
        The sets; with equal exhibitors. Plans found are kept there.
    contest
        The contest to enter.
    """

    def __init__(self, sought: Sequence[Sought], contest: Contest | None) -> None:
        self.sought = sought
        self._items, tiles = _universe(sought)
        position = replace(sought[0].position, place=tiles)
        sure = sure_to_fit(position.album, tiles)
        super().__init__(position, contest, sure=sure, optional=range(len(tiles)))
        others = sum(tile.points for tile in tiles) - sum(tile.points for tile in sought[0].position.place)
        self._base = self.constant - others - sought[0].plain
        self.constant = 0
        clauses = any(isinstance(measure, Edges | Group) for measure, _ in self.scored)
        self.lanes = (RELAXATION, CLAUSES)[: 1 + clauses]
        self._limits = [self._base + self.grid.most] * len(sought)

    @property
    def best(self) -> int:
        return 0

    @property
    def to_beat(self) -> int:
        return 0

    @property
    def bound(self) -> int:
        """No set brings more than this above its best known plan."""
        gaps = zip(self._limits, self.sought, strict=True)
        return max((limit - each.best for limit, each in gaps if each.asked), default=0)

    def limit(self, number: int) -> int:
        """No plan for a set with this contest scores more, what is plain left out."""
        return self._limits[number]

    def model_for(self, strategy: Strategy) -> CpModel:
        """The rows, with a switch for each set that may still bring more."""
        rows = self.grid.model
        model = CpModel(
            bounds=list(rows.bounds),
            clauses=rows.clauses,
            at_most_ones=rows.at_most_ones,
            exactly_ones=list(rows.exactly_ones),
            linears=list(rows.linears),
            objective=list(rows.objective),
            offset=rows.offset + self._base,
        )
        chosen = [model.new_bool() for _ in self.sought]
        for number, (literal, each) in enumerate(zip(chosen, self.sought, strict=True)):
            if not each.asked or self._limits[number] <= each.best:
                model.bounds[literal] = (0, 0)
            model.objective.append((literal, -each.best))
        model.exactly_one(chosen)
        for item, out in self.grid.left_out.items():
            there = [(c, 1) for c, items in zip(chosen, self._items, strict=True) if item in items]
            model.linear([(out, 1), *there], 1, 1)
        return model

    def found(self, objective: int, values: Values, strategy: Strategy) -> None:
        rows = self.grid.model
        number = values[len(rows.bounds) :].index(1)
        each = self.sought[number]
        claimed = self._base + rows.offset + sum(c * values[v] for v, c in rows.objective)
        if claimed <= each.best:
            return
        plan = make_plan(each.position, self._own(number, self.grid.placed(values)), self.contest)
        if not claimed <= plan.points - each.plain <= self._limits[number]:
            raise InternalError(
                f"{self.contest}: the search claims {claimed + each.plain} points and a bound of "
                f"{self._limits[number] + each.plain}, the scorer counts {plan.points}: {plan.album}"
            )
        if each.keep(plan):
            self.spread(number)

    def bounded(self, bound: int) -> None:
        for number, each in enumerate(self.sought):
            if each.asked:
                self._limits[number] = min(self._limits[number], each.best + max(bound, 0))

    def exhausted(self, above: int | None = None) -> None:
        self.bounded(0)

    def spread(self, number: int) -> None:
        """Take the best plan of a set for sets without one of its tiles, and so on."""
        waiting = [number]
        while waiting:
            number = waiting.pop()
            each = self.sought[number]
            there = dict(zip(self._items[number], _places(each.plan), strict=True))
            for other, items in enumerate(self._items):
                here = self.sought[other]
                if not here.asked or len(items) != len(there) - 1 or not there.keys() >= set(items):
                    continue
                places = zip(here.position.place, (there[item] for item in items), strict=True)
                placed = [PlacedTile.at(tile, cell) for tile, cell in places if cell]
                try:
                    plan = make_plan(here.position, placed, each.plan.contest)
                except ValueError:
                    continue
                if here.keep(plan):
                    waiting.append(other)

    def _own(self, number: int, placed: Sequence[PlacedTile]) -> list[PlacedTile]:
        """Tiles of a set where its stand-ins of the same kind lie."""
        tiles: dict[Tile, list[Tile]] = {}
        for item, tile in zip(self._items[number], self.sought[number].position.place, strict=True):
            tiles.setdefault(self.position.place[item], []).append(tile)
        return [PlacedTile.at(tiles[each.tile].pop(), each.cell) for each in placed]


def _universe(sought: Sequence[Sought]) -> tuple[list[tuple[int, ...]], tuple[Tile, ...]]:
    """The items of each set, and one tile for each: as many of a kind as any set has."""
    numbers: dict[tuple[Kind, int], int] = {}
    tiles: list[Tile] = []
    found = []
    for each in sought:
        seen = Counter[Kind]()
        items = []
        for kind, tile in zip(each.kinds, each.position.place, strict=True):
            which = kind, seen[kind]
            seen[kind] += 1
            if which not in numbers:
                numbers[which] = len(tiles)
                tiles.append(tile)
            items.append(numbers[which])
        found.append(tuple(items))
    return found, tuple(tiles)


def parts(sought: Sequence[Sought]) -> list[list[Sought]]:
    """The sets in parts with few switches each: split by the tile that brings them down most."""
    tiles = [Counter(each.kinds) for each in sought]
    if _switches(tiles) <= SWITCHES:
        return [list(sought)]
    best = None
    for kind in dict.fromkeys(kind for each in sought for kind in each.kinds):
        for many in range(1, max(each[kind] for each in tiles) + 1):
            with_it = [n for n, each in enumerate(tiles) if each[kind] >= many]
            without = [n for n, each in enumerate(tiles) if each[kind] < many]
            if with_it and without:
                cost = max(_switches([tiles[n] for n in half]) for half in (with_it, without))
                if best is None or cost < best[0]:
                    best = cost, with_it, without
    assert best
    return [part for half in best[1:] for part in parts([sought[n] for n in half])]


def _switches(tiles: Sequence[Counter[Kind]]) -> int:
    """How many tiles are in some of the sets only."""
    most, least = tiles[0], tiles[0]
    for each in tiles[1:]:
        most, least = most | each, least & each
    return (most - least).total()


def _places(plan: Plan) -> list[Cell | None]:
    """Where each tile of a plan is, in the order of its position; None for the discarded ones."""
    places = {item: placed.cell for item, placed in plan.placed}
    return [places.get(item) for item in range(len(plan.placed) + len(plan.discarded))]
