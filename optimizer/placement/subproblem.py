"""The subproblem of one contest: its rows, the best plan so far and the bound, also by induction."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from random import Random

from stockbook.models.album.album import PlacedTile
from stockbook.models.album.stamps import Size
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import SearchKind
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.model import NO_WISHES, PlacementModel, Wishes
from stockbook.models.placement.places import leaves_half_empty
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import awards, owned_points
from stockbook.optimizer.compiled.web_assembly import installed
from stockbook.optimizer.placement.compiled_search import CompiledSearch, LocalSearch, local_search
from stockbook.optimizer.placement.induction import (
    FIRST_INDUCTION_TURN,
    Counterexamples,
    Induction,
    local_part,
)
from stockbook.optimizer.placement.local_search import LocalBoard
from stockbook.optimizer.placement.plan import InternalError, Plan, make_plan
from stockbook.optimizer.placement.profile_search import payoffs_by_kind
from stockbook.optimizer.placement.profiles import LEADING_WEIGHT, ProfileProof, Profiles
from stockbook.optimizer.placement.strategies import (
    BESIDE_INDUCTION,
    CLAUSE_LEARNING,
    LAGRANGIAN,
    LINEAR_RELAXATION,
    SEPARATE_TILES,
    Strategy,
)

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
    ``bound``.
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
        self._made: dict[bool, PlacementModel] = {}
        self._known: dict[frozenset[PlacedTile], Plan] = {}
        self._merge = merge
        self._always_fit = always_fit
        self._optional = optional
        self._shared_board = board
        self._album = position.album.with_tiles(self.fixed)
        self._tiles = list(position.place)
        for each in self.fixed:
            self._tiles.remove(each.tile)
        #: Points that no placement changes.
        self.constant = owned_points(position)

    @property
    def roomy(self) -> bool:
        """Whether half of the empty spaces at least stay empty."""
        return leaves_half_empty(self.position.album, self.position.place)

    @property
    def strategies(self) -> tuple[Strategy, ...]:
        """The strategies to try, the one with the first turn first (docs/solver.md).

        An induction that bounds all takes the place of the clauses, with two searches at once: one for each
        part. One for some of the points comes first: it takes a tenth of a second, and tightens the other
        rows.
        """
        strategies = self._row_strategies
        proof = self._profile_proof
        if proof and proof.leads(roomy=self.roomy):
            return Profiles(proof=proof, weight=LEADING_WEIGHT), *strategies
        if self.induction:
            counterexamples = Counterexamples(parameters=CLAUSE_LEARNING.parameters, induction=self.induction)
            if self.induction_bounds_all:
                counterexamples = replace(counterexamples, first_turn=FIRST_INDUCTION_TURN)
                strategies = BESIDE_INDUCTION, counterexamples, counterexamples
            else:
                strategies = counterexamples, *strategies
        return (*strategies, Profiles(proof=proof)) if proof else strategies

    @property
    def _profile_proof(self) -> ProfileProof | None:
        """The proof by profiles; None where there is none: with wishes, or for more plans than one."""
        payoffs = payoffs_by_kind(self.scored) if self._merge and not self.wishes and installed() else None
        if not payoffs or not self.incumbent or self.incumbent.discarded:
            return None
        counts = (
            (measure.count(self.incumbent.album), payoff)
            for measure, payoff in self.scored
            if not measure.spatial
        )
        certain = sum(payoff.at(units) for units, payoff in counts)
        proof = ProfileProof(self._album, self._tiles, payoffs, self._always_fit or frozenset(), certain)
        return proof if proof.pays else None

    @property
    def _row_strategies(self) -> tuple[Strategy, ...]:
        """The strategies without an induction or profiles."""
        scored = {*(measure for measure, _ in self.scored), *self.wishes.measures}
        first = {measure.searches[0] for measure in scored if measure.searches}
        if self._merge and SearchKind.SEPARATE_TILES in first:
            return SEPARATE_TILES, LAGRANGIAN
        if self._merge and SearchKind.CLAUSE_LEARNING in first:
            return CLAUSE_LEARNING, LINEAR_RELAXATION
        own = self.contest.measure.searches if self.contest else ()
        kinds = [kind for kind in own if kind is not SearchKind.SEPARATE_TILES]
        if SearchKind.CLAUSE_LEARNING not in first and kinds[:1] == [SearchKind.LINEAR_RELAXATION]:
            return LINEAR_RELAXATION, CLAUSE_LEARNING
        return CLAUSE_LEARNING, LINEAR_RELAXATION

    @property
    def placement(self) -> PlacementModel:
        """The rows, made in hundredths of a second; tiles that the scoring cannot tell apart are merged."""
        return self.placement_for(CLAUSE_LEARNING)

    def placement_for(self, strategy: Strategy) -> PlacementModel:
        """The rows that a strategy searches, made when it is first asked for them."""
        form = strategy.separate_tiles
        if form not in self._made:
            self._made[form] = self._rows(strategy)
        return self._made[form]

    def _rows(self, strategy: Strategy) -> PlacementModel:
        """The rows of all plans in the form that a strategy searches."""
        placement = PlacementModel(
            self._album,
            self._tiles,
            [*self.scored, *((measure, NOTHING) for measure in self.wishes.measures)],
            merge=self._merge,
            always_fit=self._always_fit,
            separate_tiles=strategy.separate_tiles,
            optional=self._optional,
            every_plan=bool(self.wishes),
        )
        self.wishes.encode(placement)
        if self._induction_bound is not None:
            placement.limit({measure for measure, _ in self.local_part}, self._induction_bound)
        return placement

    @cached_property
    def bound(self) -> int:
        return self.constant + self.placement_for(self._row_strategies[0]).upper_bound

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

    @cached_property
    def other_part_bound(self) -> int:
        """Points that all but the ``local_part`` score at most."""
        return self.placement.upper_bound_beside({measure for measure, _ in self.local_part})

    @property
    def induction_bounds_all(self) -> bool:
        """Whether the ``local_part`` holds all that depends on where the tiles lie."""
        return len(self.local_part) == sum(measure.spatial for measure, _ in self.scored)

    @cached_property
    def local_board(self) -> LocalBoard:
        """The album with the fixed tiles as local searches see it."""
        return self._shared_board or LocalBoard(self._album, self.wishes.empty)

    @cached_property
    def local_search(self) -> LocalSearch:
        """The local search for the same points; the first compiled one of a process takes 0.03 seconds."""
        tiles = list(self._tiles)
        for _, tile in self.wishes.leave:
            tiles.remove(tile)
        return local_search(self.local_board, tiles, self.scored)

    def search_locally(self, rng: Random, builds: int, moves: int) -> Plan | None:
        """The plan that one run of the local search ends with; None where it is not as wished."""
        builds = max(1, builds * self.local_search.speed // CompiledSearch.speed)
        return self.plan_as_wished([*self.fixed, *self.local_search.best_built(rng, builds, moves)])

    def plan_as_wished(self, placed: Sequence[PlacedTile]) -> Plan | None:
        """The plan that places these tiles; None where they cannot lie as wished."""
        try:
            return make_plan(self.position, placed, self.contest, self.wishes)
        except ValueError:
            if self.wishes:
                return None
            raise

    def record_placed(self, placed: Iterable[PlacedTile]) -> None:
        """Take a placement, unless a tile that it leaves out has a place."""
        try:
            self.record_plan(make_plan(self.position, [*self.fixed, *placed], self.contest))
        except ValueError:
            return

    def record_solution(self, objective: int, placed: Iterable[PlacedTile]) -> None:
        """Take a solution of a search: check and score it, and keep it if it is better.

        Raises ``InternalError`` if the scorer disagrees with the rows, or the plan is not legal.
        """
        try:
            plan = make_plan(self.position, [*self.fixed, *placed], self.contest, self.wishes)
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
        if plan.points > self.best:
            self.incumbent = plan
            if self.on_better:
                self.on_better("incumbent", plan.points)

    def record_bound(self, bound: int | None) -> None:
        """Take a bound on the objective of all plans; None if there is no plan."""
        points = NO_PLAN if bound is None else bound + self.constant
        if points < self.bound:
            self.bound = points
            if self.on_better:
                self.on_better("bound", points)

    def record_induction_bound(self, points: int) -> None:
        """Take the proof that the ``local_part`` scores no more than this, whichever tiles are placed."""
        self.record_bound(points + self.other_part_bound)
        if self._induction_bound is None or points < self._induction_bound:
            self._induction_bound = points
            self.model_version += 1
            for placement in self._made.values():
                placement.limit({measure for measure, _ in self.local_part}, points)

    def exclude(self, plan: Plan) -> None:
        """Leave out the placement of this plan from now on; needs ``merge=False``."""
        self.placement.exclude(each for _, each in plan.placed if each not in self.fixed)
        self._known.pop(plan.placement, None)
        self.incumbent = max(self._known.values(), key=lambda known: known.points, default=None)

    def drop_rows(self) -> None:
        """Drop the rows, which are made again if asked for; not where they exclude plans."""
        if self._merge:
            self._made.clear()
