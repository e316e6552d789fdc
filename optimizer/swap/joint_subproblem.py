"""One model for many sets of goods: the search for any of them that is worth more than is known.

Each tile has a switch, a set of goods is a position of the switches, and what is maximized is how much
more a set brings than its best known plan. As soon as nothing is above 0, all are proved at once, with
what was learned about one set used for all others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property

from stockbook.models.album.album import PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.placement.cp_model import CpModel
from stockbook.models.placement.model import PlacementModel
from stockbook.optimizer.placement.fitting import sure_to_fit
from stockbook.optimizer.placement.plan import InternalError, make_plan
from stockbook.optimizer.placement.strategies import Strategy
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.cpsat import Values
from stockbook.optimizer.swap.bundle import Bundle
from stockbook.optimizer.swap.strategy_choice import StrategyChoice, strategies_for
from stockbook.optimizer.swap.tile_signatures import TileSignature

#: Tiles that may be in a set or not: at most so many at first, and in the parts of what was not proved.
SWITCHES = (6, 2, 0)
#: Seconds, or work, of the first search of all sets, and of the first ones of parts of them.
FIRST_TURN, TURN = 0.3, 1.0
#: The sets that matter most, so many of them, may have more turns than others before those go on.
FIRST_SETS, MORE_TURNS = 8, 2


class JointSubproblem:
    """The best placements of several sets of goods, with one contest or none.

    Points are those that a set brings above its base: as soon as nothing is above 0, all that is asked
    about these sets is known.

    Parameters
    ----------
    sought
        The sets; with equal exhibitors. Plans and limits found are kept there.
    contest
        The contest to enter.
    better
        Called with a set for which a better plan was found.
    whole
        What they are a part of.

    Attributes
    ----------
    turns
        Searches so far that ended unproved.
    lanes
        The searches that suit them.
    strategy
        Of the search whose model was made last.
    busy
        Whether it is being searched.
    until
        When its turn ends, if others wait: to begin anew costs what was learned.
    """

    def __init__(
        self,
        sought: Sequence[Bundle],
        contest: Contest | None,
        better: Callable[[Bundle], None],
        whole: JointSubproblem | None = None,
    ) -> None:
        self.sought = sought
        self.contest = contest
        self.turns: int = max(1, whole.turns) if whole else 0
        self.busy = False
        self.until = 0.0
        self._better = better
        self._items, tiles = universe(sought)
        self.position = replace(sought[0].position, place=tiles)
        self.lanes: StrategyChoice = whole.lanes if whole else strategies_for(self._task)
        self.strategy = self.lanes.next(())
        self._tried: list[Strategy] = []
        self._above: dict[int, int] = {}
        for each in () if whole else sought:
            most = self._base + self.grid.upper_bound
            each.limits[contest] = min(each.limits.get(contest, most), most)

    @cached_property
    def _task(self) -> Subproblem:
        """What is searched. Many parts are known before their turn comes, so it is made then."""
        tiles = self.position.place
        sure = sure_to_fit(self.position.album, tiles)
        return Subproblem(self.position, self.contest, always_fit=sure, optional=range(len(tiles)))

    @cached_property
    def _base(self) -> int:
        """Points of the rows that belong to no set."""
        one = self.sought[0]
        others = sum(tile.points for tile in self.position.place) - sum(t.points for t in one.position.place)
        return self._task.constant - others - one.plain

    @property
    def grid(self) -> PlacementModel:
        """The rows without the switches."""
        return self._task.placement_for(self.strategy)

    @property
    def done(self) -> bool:
        """Whether nothing that is asked can be found."""
        return not any(map(self.open, self.sought))

    @property
    def opened(self) -> list[Bundle]:
        """The sets that may bring more than was asked."""
        return list(filter(self.open, self.sought))

    def open(self, each: Bundle) -> bool:
        """Whether a set may bring more than it was asked for with this contest."""
        return each.asked and each.limits[self.contest] > each.base

    @property
    def order(self) -> tuple[int, int, int]:
        """Searches begin in this order: what the best cuts depend on, and what had fewer turns."""
        rank = min(each.rank for each in self.opened)
        return self.turns - (MORE_TURNS if rank < FIRST_SETS else 0), rank, -len(self.sought)

    @property
    def time(self) -> float:
        """Seconds, or work, for the next turn."""
        if not self.turns:
            return FIRST_TURN
        return TURN * float(2 ** max(0, self.turns - 2))

    @property
    def divisible(self) -> bool:
        """Whether the sets are better searched in parts now."""
        return len(self.sought) > 1 and self.turns > 0

    def model(self) -> CpModel:
        """The rows of the next search, with a switch for each set that may still bring more."""
        self.strategy = self.lanes.next(self._tried)
        model = self.grid.model.copy()
        model.offset += self._base
        chosen = [model.new_bool() for _ in self.sought]
        self._above = {n: each.base for n, each in enumerate(self.sought) if self.open(each)}
        for number, literal in enumerate(chosen):
            if number in self._above:
                model.objective.append((literal, -self._above[number]))
            else:
                model.bounds[literal] = (0, 0)
        model.exactly_one(chosen)
        for item, out in self.grid.left_out.items():
            there = [(c, 1) for c, items in zip(chosen, self._items, strict=True) if item in items]
            model.linear([(out, 1), *there], 1, 1)
        return model

    def found(self, objective: int, values: Values) -> None:
        """Take a solution of the model made last."""
        rows = self.grid.model
        number = values[len(rows.bounds) :].index(1)
        each = self.sought[number]
        claimed = self._base + rows.offset + sum(c * values[v] for v, c in rows.objective)
        if claimed <= each.best:
            return
        plan = make_plan(each.position, self._own(number, self.grid.placed(values)), self.contest)
        if not claimed <= plan.points - each.plain <= each.limits[self.contest]:
            raise InternalError(
                f"{self.contest}: the search claims {claimed + each.plain} points and a bound of "
                f"{each.limits[self.contest] + each.plain}, the scorer counts {plan.points}: {plan.album}"
            )
        if each.keep(plan):
            self._better(each)

    def bounded(self, bound: int) -> None:
        """Take a bound on the objective of the model made last."""
        for number, above in self._above.items():
            limits = self.sought[number].limits
            limits[self.contest] = min(limits[self.contest], above + max(bound, 0))

    @cached_property
    def parts(self) -> list[JointSubproblem]:
        """The search in parts, when it is first asked for: of what is open then, and of the rest.

        A single set is searched in another way, if there is one.
        """
        found: list[JointSubproblem] = []
        if len(self.sought) == 1:
            tried = [*self._tried, self.strategy]
            if len(set(map(id, tried))) < len(self.lanes.lanes):
                found.append(JointSubproblem(self.sought, self.contest, self._better, self))
                found[0]._tried = tried
            return found
        for some in self.opened, [each for each in self.sought if not self.open(each)]:
            switches = _switches([Counter(each.kinds) for each in some])
            most = next((number for number in SWITCHES if number < switches), 0)
            divided = [part for part in parts(some, most) if part]
            found += [JointSubproblem(part, self.contest, self._better, self) for part in divided]
        return found

    def ended(self, spent: float, *, done: bool) -> None:
        """Note that the search of the model made last is over, and what it took."""
        if not done:
            self._tried.append(self.strategy)
        if self.turns:  # The first search of all sets is no part.
            self.lanes.note(self.strategy, spent, done=done)

    def _own(self, number: int, placed: Sequence[PlacedTile]) -> list[PlacedTile]:
        """Tiles of a set where its stand-ins of the same kind lie."""
        tiles: dict[Tile, list[Tile]] = {}
        for item, tile in zip(self._items[number], self.sought[number].position.place, strict=True):
            tiles.setdefault(self.position.place[item], []).append(tile)
        return [PlacedTile.at(tiles[each.tile].pop(), each.cell) for each in placed]


def universe(sought: Sequence[Bundle]) -> tuple[list[tuple[int, ...]], tuple[Tile, ...]]:
    """The items of each set, and one tile for each: as many of a kind as any set has."""
    numbers: dict[tuple[TileSignature, int], int] = {}
    tiles: list[Tile] = []
    found = []
    for each in sought:
        seen = Counter[TileSignature]()
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


def parts(sought: Sequence[Bundle], most: int = SWITCHES[0]) -> list[list[Bundle]]:
    """The sets in parts with few switches each: split by the tile that brings them down most."""
    tiles = [Counter(each.kinds) for each in sought]
    if _switches(tiles) <= most:
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
    return [part for half in best[1:] for part in parts([sought[n] for n in half], most)]


def _switches(tiles: Sequence[Counter[TileSignature]]) -> int:
    """How many tiles are in some of the sets only."""
    most = least = tiles[0] if tiles else Counter()
    for each in tiles[1:]:
        most, least = most | each, least & each
    return (most - least).total()
