"""One model for many bundles: the search for any of them that brings more points than is known.

Each tile has a switch, a bundle is a position of the switches, and what is maximized is how many points a
bundle brings above its cutoff. As soon as nothing is above 0, all bundles are proved at once, with what was
learned about one bundle used for all others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import cached_property

from stockbook.models.album.album import PlacedTile
from stockbook.models.album.stamps import Tile
from stockbook.models.contests import Contest
from stockbook.models.placement.cp_model import CpModel
from stockbook.models.placement.model import PlacementModel
from stockbook.models.stampswap.scoring import owned_points
from stockbook.optimizer.placement.fitting import sure_to_fit
from stockbook.optimizer.placement.plan import InternalError, make_plan
from stockbook.optimizer.placement.strategies import LINEAR_RELAXATION_OF_BUNDLES, Strategy
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.outcome import Outcome, Values
from stockbook.optimizer.swap.bundle import Bundle
from stockbook.optimizer.swap.point_sum import limit_units, require_units
from stockbook.optimizer.swap.strategy_choice import StrategyChoice, strategies_for
from stockbook.optimizer.swap.tile_signatures import TileSignature

#: Most tiles that are in some of the bundles only: at first, and in the parts of what was not proved.
SWITCHES = (6, 2, 0)
#: Seconds, or work, of the first search of all bundles, and of the first searches of parts of them.
FIRST_TIME, TIME = 0.3, 1.0
#: Most bundles that are searched by a Lagrangian relaxation.
MOST_LAGRANGIAN = 5
#: Number of bundles that matter most, and of attempts that they may have more than others before those go on.
FIRST_BUNDLES, MORE_ATTEMPTS = 8, 2


class JointSubproblem:
    """The search for the best placements of several bundles, with one contest or none.

    Parameters
    ----------
    bundles
        The bundles; with equal scoring cards. Plans and bounds found are kept there.
    contest
        The contest to enter.
    on_better
        Called with a bundle for which a better plan was found.
    parent
        The subproblem that this one is a part of.

    Attributes
    ----------
    failures
        Number of attempts that ended without a proof.
    strategies
        The strategies that suit these bundles.
    strategy
        The strategy whose model was made last.
    running
        Whether it is being searched.
    deadline
        The moment on the monotonic clock when this attempt ends if other searches wait. A search that begins
        anew has to learn again.
    """

    def __init__(
        self,
        bundles: Sequence[Bundle],
        contest: Contest | None,
        on_better: Callable[[Bundle], None],
        parent: JointSubproblem | None = None,
    ) -> None:
        self.bundles = bundles
        self.contest = contest
        self.failures: int = max(1, parent.failures) if parent else 0
        self.running = False
        self.deadline = 0.0
        self._on_better = on_better
        self._items, tiles = tile_pool(bundles)
        self.position = replace(bundles[0].position, place=tiles)
        self.strategies: StrategyChoice = parent.strategies if parent else strategies_for(self._subproblem)
        self.strategy = self.strategies.next(())
        self._tried: list[Strategy] = []
        self._cutoffs: dict[int, int] = {}
        for bundle in () if parent else bundles:
            bundle.begin_bound(contest, self._offset + self.rows.upper_bound)

    @cached_property
    def _subproblem(self) -> Subproblem:
        """The subproblem with all tiles; made late, since many parts are proved before their turn comes."""
        tiles = self.position.place
        sure = sure_to_fit(self.position.album, tiles)
        return Subproblem(self.position, self.contest, always_fit=sure, optional=range(len(tiles)))

    @cached_property
    def _offset(self) -> int:
        """Points of a plan that are not in the objective of the rows."""
        one = self.bundles[0]
        return owned_points(one.position) - one.fixed_points

    @property
    def kind(self) -> Hashable:
        """A key of the album, the contest and the measures that depend on places: what makes proofs hard."""
        measures = frozenset(measure for measure, _ in self._subproblem.scored if measure.spatial)
        return id(self.position.album), self.contest, measures

    @property
    def rows(self) -> PlacementModel:
        """The rows without the switches."""
        return self._subproblem.placement_for(self.strategy)

    @property
    def done(self) -> bool:
        """Whether all is known that is asked for."""
        return not any(map(self.is_open, self.bundles))

    @property
    def open_bundles(self) -> list[Bundle]:
        """The bundles that may bring more points than their cutoffs."""
        return list(filter(self.is_open, self.bundles))

    def is_open(self, bundle: Bundle) -> bool:
        """Whether a bundle is asked for and may bring more points than its cutoff with this contest."""
        return bundle.wanted and bundle.contest_bounds[self.contest] > bundle.cutoff

    @property
    def order(self) -> tuple[int, int, int] | None:
        """The sort key of searches; None where all is known that is asked for.

        What the best cuts depend on, and what had few attempts, comes first.
        """
        rank = min((bundle.rank for bundle in self.open_bundles), default=None)
        if rank is None:
            return None
        return self.failures - (MORE_ATTEMPTS if rank < FIRST_BUNDLES else 0), rank, -len(self.bundles)

    @property
    def time(self) -> float:
        """Seconds, or work, for the next attempt."""
        if not self.failures:
            return FIRST_TIME
        return TIME * float(2 ** max(0, self.failures - 2))

    def hopeless(self, now: float) -> bool:
        """Whether the attempt has had its time, and so much more that another strategy is due."""
        spent = self.time + now - self.deadline
        return now > self.deadline and self.strategies.hopeless(self.strategy, spent)

    @property
    def divisible(self) -> bool:
        """Whether the bundles are better searched in parts now."""
        return len(self.bundles) > 1 and self.failures > 0

    def begin(self, beside: Strategy | None = None) -> None:
        """Begin another attempt: for the bundles that are open now, with the most promising strategy.

        ``beside`` is a strategy by which these bundles are searched already, so another one is better.
        """
        self.running = True
        tried = [*self._tried, *([beside] if beside else [])]
        self.strategy = self.strategies.next(tried, with_units=self._units_known)
        self._cutoffs = {n: bundle.cutoff for n, bundle in enumerate(self.bundles) if self.is_open(bundle)}

    @property
    def lagrangian(self) -> bool:
        """Whether a Lagrangian relaxation takes the place of a linear one: where few bundles are open."""
        return self.strategy is LINEAR_RELAXATION_OF_BUNDLES and len(self._cutoffs) <= MOST_LAGRANGIAN

    @property
    def _units_known(self) -> bool:
        """Whether a search of separate tiles has rows with the units of each measure (``limit_units``)."""
        sums = [bundle.sums.get(self.contest) for bundle in self.open_bundles]
        return all(points and points.known for points in sums)

    def make_model(self) -> CpModel:
        """Make the rows of the attempt that was begun, with a switch for each bundle that was open."""
        model = self.rows.model.copy()
        model.offset += self._offset
        chosen = [model.new_bool() for _ in self.bundles]
        for number, literal in enumerate(chosen):
            if number in self._cutoffs:
                model.objective.append((literal, -self._cutoffs[number]))
            else:
                model.bounds[literal] = (0, 0)
        model.choose(chosen)
        for item, out in self.rows.left_out.items():
            having = [(c, 1) for c, items in zip(chosen, self._items, strict=True) if item in items]
            model.linear([(out, 1), *having], 1, 1)
        sums = {chosen[number]: self.bundles[number].sums.get(self.contest) for number in self._cutoffs}
        if self.strategy.separate_tiles:
            limit_units(model, self.rows.units, sums)
        elif self.lagrangian:
            require_units(model, self.rows.units, sums, {chosen[n]: c for n, c in self._cutoffs.items()})
        return model

    def take_solution(self, values: Values) -> None:
        """Take a solution of the model made last.

        Raises
        ------
        InternalError
            If the scorer disagrees with the rows.
        """
        rows = self.rows.model
        number = values[len(rows.bounds) :].index(1)
        bundle = self.bundles[number]
        claimed = self._offset + rows.offset + sum(c * values[v] for v, c in rows.objective)
        if claimed <= bundle.best:
            return
        placed = self._own_tiles(number, self.rows.placed(values))
        plan = make_plan(bundle.position, placed, self.contest)
        bound = bundle.contest_bounds[self.contest]
        if not claimed <= plan.points - bundle.fixed_points <= bound:
            raise InternalError(
                f"{self.contest}: the search claims {claimed + bundle.fixed_points} points and a bound of "
                f"{bound + bundle.fixed_points}, the scorer counts {plan.points}: {plan.album}"
            )
        if bundle.keep(plan):
            self._on_better(bundle)

    def take_outcome(self, outcome: Outcome) -> None:
        """Take the result of the search of the model made last."""
        if outcome.bound is not None:
            self.take_bound(outcome.bound)
        if outcome.values is not None:
            self.take_solution(outcome.values)
        elif outcome.finished:
            self.take_bound(0)

    def take_bound(self, bound: int) -> None:
        """Take a bound on the objective of the model made last."""
        for number, cutoff in self._cutoffs.items():
            self.bundles[number].lower_bound(self.contest, cutoff + max(bound, 0))

    @cached_property
    def parts(self) -> list[JointSubproblem]:
        """The search in parts: of the bundles that are open when it is first asked for, and of the rest.

        A single bundle is searched with another strategy, if there is one.
        """
        found: list[JointSubproblem] = []
        if len(self.bundles) == 1:
            tried = [*self._tried, self.strategy]
            if len(set(map(id, tried))) < len(self.strategies.strategies):
                found.append(JointSubproblem(self.bundles, self.contest, self._on_better, self))
                found[0]._tried = tried
            return found
        for some in self.open_bundles, [bundle for bundle in self.bundles if not self.is_open(bundle)]:
            switches = _switches([Counter(bundle.signatures) for bundle in some])
            most = next((number for number in SWITCHES if number < switches), 0)
            divided = [part for part in split(some, most) if part]
            found += [JointSubproblem(part, self.contest, self._on_better, self) for part in divided]
        return found

    def note_end(self, spent: float, *, proved: bool) -> None:
        """Note the end of the search of the model made last, and the seconds or work that it took."""
        if not proved:
            self._tried.append(self.strategy)
        if self.failures:  # The first search of all bundles is no part.
            self.strategies.note(self.strategy, spent, proved=proved)

    def _own_tiles(self, number: int, placed: Sequence[PlacedTile]) -> list[PlacedTile]:
        """The tiles of a bundle, placed where tiles of the same signatures lie."""
        tiles: dict[Tile, list[Tile]] = {}
        for item, tile in zip(self._items[number], self.bundles[number].position.place, strict=True):
            tiles.setdefault(self.position.place[item], []).append(tile)
        return [PlacedTile.at(tiles[each.tile].pop(), each.cell) for each in placed]


def tile_pool(bundles: Sequence[Bundle]) -> tuple[list[tuple[int, ...]], tuple[Tile, ...]]:
    """Return the items of each bundle, and the tile of each item.

    Of each signature there are as many items as any bundle has.
    """
    numbers: dict[tuple[TileSignature, int], int] = {}
    tiles: list[Tile] = []
    found = []
    for bundle in bundles:
        seen = Counter[TileSignature]()
        items = []
        for signature, tile in zip(bundle.signatures, bundle.position.place, strict=True):
            key = signature, seen[signature]
            seen[signature] += 1
            if key not in numbers:
                numbers[key] = len(tiles)
                tiles.append(tile)
            items.append(numbers[key])
        found.append(tuple(items))
    return found, tuple(tiles)


def split(bundles: Sequence[Bundle], most: int = SWITCHES[0]) -> list[list[Bundle]]:
    """Split bundles into parts with few switches each, by the tile that reduces the switches most."""
    tiles = [Counter(bundle.signatures) for bundle in bundles]
    if _switches(tiles) <= most:
        return [list(bundles)]
    best = None
    for signature in dict.fromkeys(signature for bundle in bundles for signature in bundle.signatures):
        for many in range(1, max(each[signature] for each in tiles) + 1):
            having = [n for n, each in enumerate(tiles) if each[signature] >= many]
            lacking = [n for n, each in enumerate(tiles) if each[signature] < many]
            if having and lacking:
                cost = max(_switches([tiles[n] for n in half]) for half in (having, lacking))
                if best is None or cost < best[0]:
                    best = cost, having, lacking
    assert best
    return [part for half in best[1:] for part in split([bundles[n] for n in half], most)]


def _switches(tiles: Sequence[Counter[TileSignature]]) -> int:
    """The number of tiles that are in some of the bundles only."""
    most = least = tiles[0] if tiles else Counter()
    for each in tiles[1:]:
        most, least = most | each, least & each
    return (most - least).total()
