"""The subproblem of one contest: its rows, the best plan so far and the bound, also by induction."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property, partial
from itertools import combinations
from random import Random

from stockbook.models.album.album import Album, PlacedTile
from stockbook.models.album.bitboard import Bitboard, Spot
from stockbook.models.album.stamps import Size, Tile
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import InductionUse, Measure
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.counterexample import MIN_TILES, Counterexample, grain, rows_of_plans
from stockbook.models.placement.model import NO_WISHES, PARTS, PlacementModel, Wishes, restrict
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import awards, owned_points
from stockbook.optimizer.placement.compiled_search import CompiledSearch, compiled_search
from stockbook.optimizer.placement.local_search import LocalBoard, LocalRun, LocalSearch
from stockbook.optimizer.placement.plan import InternalError, Plan, make_plan
from stockbook.optimizer.placement.strategies import Strategy, default_strategies
from stockbook.optimizer.solver.outcome import Outcome, Values


def local_part(scored: Iterable[tuple[Measure, Payoff]]) -> tuple[tuple[Measure, Payoff], ...]:
    """The part of what is scored that induction can bound, what pays most for a unit first.

    Nothing where induction does not pay for that first one.
    """
    found = [each for each in scored if each[0].induction is not InductionUse.NEVER]
    found.sort(key=lambda e: (e[0].induction is InductionUse.BESIDE, -max(e[1].steps), str(e)))
    return tuple(found) if found and found[0][0].induction is InductionUse.PAYS else ()


class Induction:
    """A proof by induction over the number of tiles: claims of what they score at most, and which are proved.

    The tiles of the album stay where they are; the new ones are at least three. What is counted is a
    ``local_part``. Claims are a line from what one tile scores to the cutoff, raised to what plans of fewer
    tiles are known to score; ``models/placement/counterexample.py`` has the rows of a counterexample.
    """

    def __init__(self, album: Album, tiles: Sequence[Tile], scored: Sequence[tuple[Measure, Payoff]]) -> None:
        #: Called with each better bound on what any of the tiles score.
        self.on_bound: list[Callable[[int], None]] = []
        self._album = album
        self._tiles = tiles
        self._scored = scored
        self._board = Bitboard.of(album)
        self._counts = [(measure.fast_count(self._board), payoff) for measure, payoff in scored]
        spots = (spot for tile in set(tiles) for spot in self._board.spots(tile))
        self._spots = {spot.placed: spot for spot in spots if spot.placed}
        without = self._points([])
        one = max((self._points([spot]) for spot in self._spots.values()), default=without)
        #: The points that up to 0, 1, 2, ... tiles are known to score; for fewer than two, the most.
        self._known = [without, max(without, one)] + [without] * (len(tiles) - 1)
        self._lock = threading.Lock()
        self._learned: set[frozenset[PlacedTile]] = set()
        #: Claims with the parts of all plans that are proved, and those that are being searched.
        self._proved: set[tuple[tuple[int, ...], int]] = set()
        self._running: set[tuple[tuple[int, ...], int]] = set()

    def learn(self, placed: Iterable[PlacedTile]) -> None:
        """Learn from a plan what its tiles, and each set of them, can score. Any thread may call it."""
        plan = frozenset(placed)
        with self._lock:
            if plan in self._learned:
                return
            self._learned.add(plan)
            spots = [self._spots[each] for each in plan]
            for number in range(MIN_TILES, len(spots) + 1):
                best = max(map(self._points, combinations(spots, number)))
                self._known[number] = max(self._known[number], best)

    def explore(self, rng: Random, steps: int, stopped: Callable[[], bool]) -> None:
        """Learn from runs of the local search with some of the tiles, one for each number."""
        local = LocalSearch(LocalBoard(self._album), self._tiles, self._scored)
        numbers = range(MIN_TILES, len(self._tiles))
        for number in numbers:
            items = rng.sample(range(len(self._tiles)), number)
            self.learn(local.restricted_to(items).run(rng, steps // len(numbers), stopped))

    def claims(self, cutoff: int | None) -> tuple[int, ...]:
        """The points that 0, 1, 2, ... tiles are claimed to score at most, given the cutoff for all of them.

        Between known points they lie on a line from the one to the other, so that each tile has to bring
        about the same. Without a cutoff they rise by a unit at least, which is proved in a tenth of a second.
        """
        known = list(self._known)
        if cutoff is not None:
            known[-1] = max(known[-1], cutoff)
        without, step, claims = known[0], grain(self._scored), known[:MIN_TILES]
        for number in range(MIN_TILES, len(known)):
            line = max(
                known[low] + (known[high] - known[low]) * (number - low) // max(high - low, 1)
                for low in range(1, number + 1)
                for high in range(number, len(known))
            )
            claims.append(max(claims[-1], without + (line - without) // step * step))
        if cutoff is None:
            unit = max(max(payoff.steps) for _, payoff in self._scored)
            for number in range(MIN_TILES, len(known)):
                claims[number] = max(claims[number], known[1] + (number - 1) * unit)
        return tuple(claims)

    def has_work(self, cutoff: int | None) -> bool:
        """Whether the claims have a part that is neither proved nor being searched."""
        return bool(self._open_parts(self.claims(cutoff)))

    def next_counterexample(self, cutoff: int | None) -> Counterexample:
        """The rows of a plan against the claims, in a part that is open; it counts as being searched."""
        claims = self.claims(cutoff)
        part = self._open_parts(claims)[0]
        self._running.add((claims, part))
        return Counterexample(self._rows, self._scored, claims, part)

    @cached_property
    def _rows(self) -> PlacementModel:
        """The rows that all counterexamples begin with, made when the first is asked for."""
        return rows_of_plans(self._album, self._tiles, self._scored)

    def _open_parts(self, claims: tuple[int, ...]) -> list[int]:
        return [part for part in PARTS if (claims, part) not in self._proved | self._running]

    def record_outcome(self, outcome: Outcome, counterexample: Counterexample) -> None:
        """Take the result of a search for a counterexample.

        Raises ``InternalError`` if the rows promise more than the plan scores.
        """
        claims, part = counterexample.claims, counterexample.part
        self._running.discard((claims, part))
        if outcome.values is not None:
            placed = counterexample.placement.placed(outcome.values)
            claimed = counterexample.points(outcome.values)
            counted = self._points([self._spots[each] for each in placed])
            if not claims[len(placed)] < claimed <= counted:
                raise InternalError(
                    f"{len(placed)} tiles: the search claims {claimed}, but {counted} is counted"
                )
            self.learn(placed)
        elif outcome.finished:
            self._proved.add((claims, part))
            if all((claims, each) in self._proved for each in PARTS):
                for call in self.on_bound:
                    call(claims[-1])

    def _points(self, spots: Sequence[Spot]) -> int:
        """The points of the album with tiles at these spots."""
        empty = self._board.empty & ~sum(spot.cells for spot in spots)
        return sum(payoff.at(count(empty, spots)) for count, payoff in self._counts)


#: Below the points of every plan, which may be negative: the bound once no further placement exists.
NO_PLAN = -1_000_000
#: What the measures of wishes pay.
NOTHING = Payoff(table=(0,))


class Subproblem:
    """The search for the best placement with one contest: what is known of it so far.

    The contest is None where none is open. Without ``merge`` tiles that differ in anything are kept apart, so
    that plans can be told apart. Sizes that ``always_fit`` do so wherever the other tiles go; ``optional``
    items may be left out by the rows. Wishes to ``put`` are fixed. ``board`` is the album with the fixed
    tiles as local searches see it, where it is shared with others. No plan with this contest exceeds
    ``bound``; of ``strategies``, and of ``strategies_alone`` where no other subproblem is left to search, the
    first has the first turn.
    """

    def __init__(
        self,
        position: Position,
        contest: Contest | None,
        fixed: Sequence[PlacedTile] = (),
        *,
        merge: bool = True,
        always_fit: frozenset[Size] | None = None,
        optional: Collection[int] = (),
        wishes: Wishes = NO_WISHES,
        board: LocalBoard | None = None,
    ) -> None:
        self.position = position
        self.contest = contest
        self.wishes = wishes
        self.fixed = (*fixed, *wishes.fixed)
        #: The measures that the final album is scored by, with their payoffs.
        self.scored = [(award.measure, award.payoff) for award in awards(position, contest)]
        measures = [*(measure for measure, _ in self.scored), *wishes.measures]
        strategies = partial(default_strategies, position, contest, measures, merge=merge)
        self.strategies, self.strategies_alone = strategies(), strategies(alone=True)
        #: The part of ``scored`` that an induction can bound.
        self.local_part = local_part(self.scored)
        #: The induction that bounds that part; None where it does not pay.
        self.induction: Induction | None = None
        #: The best plan so far; None before the first.
        self.incumbent: Plan | None = None
        #: How often the rows have become tighter: searches that run do not know the latest.
        self.model_version = 0
        #: Called with what has become better, ``incumbent`` or ``bound``, and its points.
        self.on_better: Callable[[str, int], None] | None = None
        self._induction_bound: int | None = None
        self._made: dict[tuple[bool, bool], PlacementModel] = {}
        self._restricted: dict[tuple[bool, bool, int], PlacementModel] = {}
        self._part_bounds = [-NO_PLAN for _ in PARTS]
        self._excluded: set[frozenset[PlacedTile]] = set()
        self._known: dict[frozenset[PlacedTile], Plan] = {}
        self._merge = merge
        self._always_fit = always_fit
        self._optional = optional
        self._shared_board = board
        #: Points that no placement changes.
        self.constant = owned_points(position)

    @property
    def placement(self) -> PlacementModel:
        """The rows, made in hundredths of a second; tiles that the scoring cannot tell apart are merged."""
        return self._rows(separate_tiles=False, totalizers=False)

    def placement_for(self, strategy: Strategy) -> PlacementModel:
        """The rows that a strategy searches, made when it is first asked for them."""
        placement = self._rows(strategy.separate_tiles, strategy.totalizers)
        if strategy.part is None:
            return placement
        key = strategy.separate_tiles, strategy.totalizers, strategy.part
        if key not in self._restricted:
            restricted = placement.copy()
            restrict(restricted, strategy.part)
            self._restricted[key] = restricted
        return self._restricted[key]

    def _open_album(self) -> tuple[Album, list[Tile]]:
        """The album with the fixed tiles, and the tiles that are still to place."""
        tiles = list(self.position.place)
        for each in self.fixed:
            tiles.remove(each.tile)
        return self.position.album.with_tiles(self.fixed), tiles

    def _rows(self, separate_tiles: bool, totalizers: bool) -> PlacementModel:
        """The rows of all plans in one of their forms, made when they are first asked for."""
        form = separate_tiles, totalizers
        if form in self._made:
            return self._made[form]
        placement = PlacementModel(
            *self._open_album(),
            [*self.scored, *((measure, NOTHING) for measure in self.wishes.measures)],
            merge=self._merge,
            always_fit=self._always_fit,
            separate_tiles=separate_tiles,
            totalizers=totalizers,
            optional=self._optional,
            every_plan=bool(self.wishes),
        )
        self.wishes.encode(placement)
        if self._induction_bound is not None:
            self._limit(placement, self._induction_bound)
        self._made[form] = placement
        return placement

    def _limit(self, placement: PlacementModel, points: int) -> None:
        """Add what an induction has proved as a row."""
        placement.limit({measure for measure, _ in self.local_part}, points)

    @cached_property
    def bound(self) -> int:
        first = self.strategies[0]
        return self.constant + self._rows(first.separate_tiles, first.totalizers).upper_bound

    @property
    def best(self) -> int:
        """Points of the incumbent, or ``NO_PLAN``."""
        return self.incumbent.points if self.incumbent else NO_PLAN

    @property
    def cutoff(self) -> int | None:
        """Objective that a plan better than the incumbent exceeds; None before the first plan."""
        return self.incumbent.points - self.constant if self.incumbent else None

    @property
    def done(self) -> bool:
        """Whether no plan is better than the incumbent."""
        return self.best >= self.bound

    def may_exceed(self, cutoff: int | None, strategy: Strategy) -> bool:
        """Whether a plan with an objective above the cutoff may be among those that a strategy searches."""
        least = NO_PLAN if cutoff is None else cutoff + self.constant
        return strategy.part is None or self._part_bounds[strategy.part] > least

    @cached_property
    def other_part_bound(self) -> int:
        """Points that all but the ``local_part`` score at most."""
        return self.placement.upper_bound_beside({measure for measure, _ in self.local_part})

    @property
    def induction_bounds_all(self) -> bool:
        """Whether the ``local_part`` holds all that depends on where the tiles lie."""
        return len(self.local_part) == sum(measure.spatial for measure, _ in self.scored)

    @cached_property
    def _local_board(self) -> LocalBoard:
        return self._shared_board or LocalBoard(self._open_album()[0])

    @cached_property
    def local_search(self) -> LocalSearch:
        """The local search for the same points."""
        _, tiles = self._open_album()
        search = LocalSearch(self._local_board, tiles, self.scored)
        if not self.wishes:
            return search
        left = [tile for _, tile in self.wishes.leave]
        kept = []
        for item, tile in enumerate(tiles):
            if tile in left:
                left.remove(tile)
            else:
                kept.append(item)
        return search.restricted_to(kept, self.wishes.empty)

    @cached_property
    def compiled_search(self) -> CompiledSearch | None:
        """The compiled local search for the same points; None where there is none, as with wishes.

        The first one of a process loads it, which takes 0.03 seconds.
        """
        if self.wishes:
            return None
        _, tiles = self._open_album()
        return compiled_search(self._local_board, tiles, self.scored)

    def search_locally(self, rng: Random, run: LocalRun, stopped: Callable[[], bool]) -> Plan | None:
        """The plan that one run of the local search ends with; None where it is not as wished."""
        if run.builds and self.compiled_search:
            built = self.compiled_search.best_built(rng, run.builds, run.moves)
            return self.plan_as_wished([*self.fixed, *built])
        search = self.local_search.build if run.greedy else self.local_search.run
        return self.plan_as_wished([*self.fixed, *search(rng, run.moves, stopped)])

    def plan_as_wished(self, placed: Sequence[PlacedTile]) -> Plan | None:
        """The plan that places these tiles; None where they cannot lie as wished."""
        if not self.wishes:
            return make_plan(self.position, placed, self.contest)
        try:
            return make_plan(self.position, placed, self.contest, self.wishes)
        except ValueError:
            return None

    def record_outcome(self, outcome: Outcome, strategy: Strategy, cutoff: int | None) -> None:
        """Take the result of a search for plans with an objective above the cutoff."""
        if outcome.bound is not None:
            self.record_bound(outcome.bound, strategy.part)
        if outcome.values is not None and outcome.objective is not None:
            self.record_solution(outcome.objective, outcome.values, strategy)
        elif outcome.finished:
            self.record_exhausted(cutoff, strategy.part)

    def record_solution(self, objective: int, values: Values, strategy: Strategy) -> None:
        """Take a solution of a search: check and score it, and keep it if it is better.

        Raises ``InternalError`` if the scorer disagrees with the rows, or the plan is not legal.
        """
        placed = [*self.fixed, *self.placement_for(strategy).placed(values)]
        try:
            plan = make_plan(self.position, placed, self.contest, self.wishes)
        except ValueError as error:
            raise InternalError(f"the search returned an illegal plan: {error}") from error
        claimed = objective + self.constant
        if not claimed <= plan.points <= self.bound:
            raise InternalError(
                f"{self.contest}: the search claims {claimed} points and a bound of {self.bound}, "
                f"the scorer counts {plan.points}: {plan.album}"
            )
        self.record_plan(plan)

    def record_plan(self, plan: Plan | None) -> None:
        """Take a checked plan with this contest, if there is one."""
        if plan is None:
            return
        self._known.setdefault(plan.placement, plan)
        if self.incumbent is None or plan.points > self.incumbent.points:
            self.incumbent = plan
            if self.on_better:
                self.on_better("incumbent", plan.points)

    def record_bound(self, bound: int, part: int | None = None) -> None:
        """Take a bound on the objective of all plans, or of those in one part."""
        self._lower_bound(bound + self.constant, part)

    def record_exhausted(self, cutoff: int | None = None, part: int | None = None) -> None:
        """Take the proof that there is no further plan, or none with an objective above the cutoff."""
        self._lower_bound(NO_PLAN if cutoff is None else cutoff + self.constant, part)

    def record_induction_bound(self, points: int) -> None:
        """Take the proof that the ``local_part`` scores no more than this, whichever tiles are placed."""
        self.record_bound(points + self.other_part_bound)
        if self._induction_bound is None or points < self._induction_bound:
            self._induction_bound = points
            self.model_version += 1
            for placement in (*self._made.values(), *self._restricted.values()):
                self._limit(placement, points)

    def exclude(self, plan: Plan) -> None:
        """Leave out the placement of this plan from now on; needs ``merge=False``."""
        fixed = set(self.fixed)
        self.placement.exclude(each for _, each in plan.placed if each not in fixed)
        self._excluded.add(plan.placement)
        left = [known for known in self._known.values() if known.placement not in self._excluded]
        self.incumbent = max(left, key=lambda known: known.points, default=None)

    def drop_rows(self) -> None:
        """Drop the rows, which are made again if asked for; not where they exclude plans."""
        if self._merge:
            self._made.clear()
            self._restricted.clear()

    def _lower_bound(self, bound: int, part: int | None) -> None:
        if part is not None:
            self._part_bounds[part] = min(self._part_bounds[part], bound)
            bound = max(self._part_bounds)
        if bound < self.bound:
            self.bound = bound
            if self.on_better:
                self.on_better("bound", bound)
