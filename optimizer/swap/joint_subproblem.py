"""One model for many bundles: the search for any that brings more than is known, and its strategy."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from stockbook.models.album.stamps import Size
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import ProfileKind, SearchKind
from stockbook.models.contests.payoff import Payoff
from stockbook.models.placement.cp_model import CpModel
from stockbook.models.placement.model import PlacementModel
from stockbook.models.placement.places import leaves_half_empty
from stockbook.optimizer.compiled.web_assembly import NotCompiledError
from stockbook.optimizer.placement.plan import InternalError, make_plan
from stockbook.optimizer.placement.profile_search import ProfileOutcome, ProfileSearch
from stockbook.optimizer.placement.strategies import (
    CLAUSE_LEARNING,
    LINEAR_RELAXATION_OF_BUNDLES,
    SEPARATE_TILES,
    Strategy,
    sure_to_fit,
)
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.limits import SearchBudget
from stockbook.optimizer.solver.model_search import AnySearch, new_search
from stockbook.optimizer.solver.outcome import Outcome, Parameter, Values
from stockbook.optimizer.swap.bundle import (
    SWITCHES,
    Bundle,
    limit_units,
    own_tiles,
    require_units,
    split,
    switches,
    tile_pool,
)
from stockbook.optimizer.swap.joint_profiles import JointProfiles, joint_profiles, leading_payoffs

#: Seconds, or work, that a part is expected to cost at first: by the first strategy, by the others.
FIRST_COST, OTHER_COST = 0.15, 0.45
#: Where measures prefer different strategies, the first of these is used; one that a measure needs, as no
#: other suits it, comes before all of them.
FIRST = (SearchKind.LINEAR_RELAXATION, SearchKind.CLAUSE_LEARNING, SearchKind.SEPARATE_TILES)
#: The factor by which each failed attempt raises the expected cost.
FAILURE_FACTOR = 4
#: How far above the cutoff, in points, the most units known may add up so that the hardest measure is asked
#: for, too (``PointSum.queries``): for separate tiles, and where only a relaxation suits.
NEAR, NEAR_FOR_RELAXATION = 3, 6


class StrategyChoice:
    """The strategies for the bundles of one group with one contest, and what their searches have cost.

    Which is faster depends on the contest, the exhibitors and the album, by up to ten times, and hardly on
    the bundle; so a group learns it from its parts. The most promising strategy comes first.
    ``relaxation_needed``: a measure is scored that no other search of rows suits than a relaxation.
    """

    def __init__(self, strategies: Sequence[Strategy], *, relaxation_needed: bool = False) -> None:
        self.strategies = tuple(strategies)
        self.relaxation_needed = relaxation_needed
        self._spent = [FIRST_COST, *(OTHER_COST for _ in strategies[1:])]
        self._proved = [1] * len(strategies)

    @property
    def separate_tiles(self) -> bool:
        """Whether separate tiles are among them."""
        return SEPARATE_TILES in self.strategies

    @property
    def near(self) -> int | None:
        """The argument ``near`` of ``PointSum.queries`` for these bundles."""
        if self.relaxation_needed:
            return NEAR_FOR_RELAXATION
        return NEAR if self.separate_tiles else None

    def next(self, tried: Sequence[Strategy], *, with_units: bool = False) -> Strategy:
        """The cheapest strategy for a part; each failed attempt makes one more expensive.

        ``with_units``: separate tiles would have the most units of each measure as rows, so they come first
        where they suit all that is scored.
        """
        first = with_units and self.separate_tiles and not self.relaxation_needed
        if first and SEPARATE_TILES not in tried:
            return SEPARATE_TILES

        def cost(number: int) -> float:
            factor: int = FAILURE_FACTOR ** tried.count(self.strategies[number])
            return factor * self._cost(number)

        return self.strategies[min(range(len(self.strategies)), key=cost)]

    def hopeless(self, strategy: Strategy, spent: float) -> bool:
        """Whether an attempt has had so many seconds, or so much work, that another strategy is due."""
        others = [n for n, each in enumerate(self.strategies) if each is not strategy]
        return any(spent > FAILURE_FACTOR * self._cost(number) for number in others)

    def _cost(self, number: int) -> float:
        return self._spent[number] / self._proved[number]

    def note(self, strategy: Strategy, spent: float, *, proved: bool) -> None:
        """Note the seconds, or work, that a search of a part took, and whether it proved the part."""
        number = self.strategies.index(strategy)
        self._spent[number] += spent
        self._proved[number] += proved


def strategies_for(subproblem: Subproblem) -> StrategyChoice:
    """The strategies for what is scored on an album (docs/swap.md)."""
    wanted = [measure.searches for measure, _ in subproblem.scored if measure.searches]
    stamps = any(kinds[0] is SearchKind.SEPARATE_TILES for kinds in wanted)
    if wanted:
        kinds = min(wanted, key=lambda kinds: (len(kinds) > 1, FIRST.index(kinds[0])))
        if kinds[0] is SearchKind.CLAUSE_LEARNING:
            return StrategyChoice([CLAUSE_LEARNING, LINEAR_RELAXATION_OF_BUNDLES])
        alone = len({measure for measure, _ in subproblem.scored if measure.spatial}) == 1
        roomy = leaves_half_empty(subproblem.position.album, subproblem.position.place)
        also_relaxed = SearchKind.LINEAR_RELAXATION in kinds
        if kinds[0] is SearchKind.SEPARATE_TILES and (alone or roomy or not also_relaxed):
            return StrategyChoice([SEPARATE_TILES, LINEAR_RELAXATION_OF_BUNDLES])
    needed = any(kinds == (SearchKind.LINEAR_RELAXATION,) for kinds in wanted)
    others: list[Strategy] = []
    if stamps:
        others = [SEPARATE_TILES]
    elif any(measure.spatial and not measure.searches for measure, _ in subproblem.scored):
        others = [CLAUSE_LEARNING]
    return StrategyChoice([LINEAR_RELAXATION_OF_BUNDLES, *others], relaxation_needed=needed)


#: Seconds, or work, of the first search of all bundles, and of the first searches of parts of them.
FIRST_TIME, TIME = 0.3, 1.0
#: The same of a profile search.
PROFILE_TIME = 4.0
#: Most bundles that are searched by a Lagrangian relaxation.
MOST_LAGRANGIAN = 5
#: Number of bundles that matter most, and of attempts that they may have more than others before those go on.
FIRST_BUNDLES, MORE_ATTEMPTS = 8, 2


class JointSubproblem:
    """The search for the best placements of several bundles, with one contest or none.

    Each tile has a switch, a bundle is a position of the switches, and what is maximized is how many points a
    bundle brings above its cutoff. As soon as nothing is above 0, all bundles are proved at once, with what
    was learned about one bundle used for all others.
    The bundles have equal scoring cards; they keep what is found.
    """

    def __init__(
        self,
        bundles: Sequence[Bundle],
        contest: Contest | None,
        budget: SearchBudget,
        parent: JointSubproblem | None = None,
    ) -> None:
        self.bundles = bundles
        self.contest = contest
        self.budget = budget
        #: Number of attempts that ended without a proof.
        self.failures: int = max(1, parent.failures) if parent else 0
        #: Whether it is being searched.
        self.running = False
        #: The moment on the monotonic clock when this attempt ends if other searches wait. A search that
        #: begins anew has to learn again.
        self.deadline = 0.0
        self._items, tiles = tile_pool(bundles)
        self.position = replace(bundles[0].position, place=tiles)
        #: The strategies that suit these bundles.
        self.strategies: StrategyChoice = parent.strategies if parent else strategies_for(self._subproblem)
        #: The strategy of the rows that were searched last.
        self.strategy = self.strategies.next(())
        #: The profile search of the attempt that was begun last; None where it searches rows.
        self.profiles: JointProfiles | None = None
        self._tried: list[Strategy] = []
        self._profiles_tried = False
        self._cutoffs: dict[int, int] = {}
        for bundle in () if parent else bundles:
            bundle.begin_bound(contest, self.bundles[0].offset + self.rows.upper_bound)

    @cached_property
    def _subproblem(self) -> Subproblem:
        """The subproblem with all tiles; made late, since many parts are proved before their turn comes."""
        optional = range(len(self.position.place))
        return Subproblem(self.position, self.contest, always_fit=self._sure, optional=optional)

    @cached_property
    def _sure(self) -> frozenset[Size]:
        """The sizes of tiles that no bundle can discard."""
        most = max(len(bundle.position.place) for bundle in self.bundles)
        return sure_to_fit(self.position.album, self.position.place, self.budget, most=most)

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
        return not any(bundle.is_open(self.contest) for bundle in self.bundles)

    @property
    def open_bundles(self) -> list[Bundle]:
        """The bundles that may bring more points than their cutoffs."""
        return [bundle for bundle in self.bundles if bundle.is_open(self.contest)]

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
    def profiles_next(self) -> bool:
        """Whether a profile search is next; it learns of no better plans, so good ones should be known."""
        due = self.failures > 0 or self.strategies.relaxation_needed
        return due and not self._profiles_tried and bool(self._payoffs)

    @cached_property
    def _payoffs(self) -> Mapping[ProfileKind, Payoff]:
        return leading_payoffs(self._subproblem.scored)

    def _profile_search(self) -> JointProfiles | None:
        """The profile search of what is open; None, and as tried from then on, where it may take too long."""
        found = joint_profiles(self.open_bundles or self.bundles, self.contest, self._payoffs, self._sure)
        self._profiles_tried = not found
        return found

    @property
    def time(self) -> float:
        """Seconds, or work, for the next attempt."""
        if self.profiles:
            return PROFILE_TIME
        if not self.failures:
            return FIRST_TIME
        return TIME * float(2 ** max(0, self.failures - 2))

    def hopeless(self, now: float) -> bool:
        """Whether the attempt has had its time, and so much more that another strategy is due."""
        spent = self.time + now - self.deadline
        if self.profiles or now <= self.deadline:
            return False
        return self.strategies.hopeless(self.strategy, spent)

    @property
    def divisible(self) -> bool:
        """Whether the bundles are better searched in parts now."""
        return len(self.bundles) > 1 and self.failures > 0 and not self.profiles_next

    def fail(self) -> None:
        """Note that all attempts so far were not enough."""
        self.failures += 1
        if self.profiles_next:
            self._profile_search()

    def begin(self, beside: JointSubproblem | None = None) -> None:
        """Begin another attempt: for the bundles that are open now, with the most promising strategy.

        ``beside`` is a search of these bundles and others that goes on, so another strategy is better.
        """
        self.running = True
        by_profiles = self.profiles_next and not (beside and beside.profiles)
        self.profiles = self._profile_search() if by_profiles else None
        if not self.profiles:
            tried = self._tried if beside is None or beside.profiles else [*self._tried, beside.strategy]
            self.strategy = self.strategies.next(tried, with_units=self._units_known)
        self._cutoffs = {
            n: bundle.cutoff for n, bundle in enumerate(self.bundles) if bundle.is_open(self.contest)
        }

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
        model.offset += self.bundles[0].offset
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

        Raises ``InternalError`` if the scorer disagrees with the rows.
        """
        rows = self.rows.model
        number = values[len(rows.bounds) :].index(1)
        bundle = self.bundles[number]
        claimed = self.bundles[0].offset + rows.offset + sum(c * values[v] for v, c in rows.objective)
        if claimed <= bundle.best:
            return
        placed = own_tiles(self.rows.placed(values), self._items[number], self.position, bundle)
        plan = make_plan(bundle.position, placed, self.contest)
        bound = bundle.contest_bounds[self.contest]
        if not claimed <= plan.points - bundle.fixed_points <= bound:
            raise InternalError(
                f"{self.contest}: the search claims {claimed + bundle.fixed_points} points and a bound of "
                f"{bound + bundle.fixed_points}, the scorer counts {plan.points}: {plan.album}"
            )
        bundle.keep(plan)

    def make_search(
        self,
        parameters: Mapping[str, Parameter],
        on_solution: Callable[[int, Values], None],
        on_bound: Callable[[int], None],
    ) -> AnySearch | ProfileSearch:
        """The search of the attempt that was begun; the parameters are limits of time or work."""
        if self.profiles:
            work = float(parameters.get("max_deterministic_time", "inf"))
            try:
                return ProfileSearch(self.profiles.problem, work)
            except NotCompiledError:
                self._profiles_tried = True
                self.profiles = None
                self.strategy = self.strategies.next(self._tried, with_units=self._units_known)
        return new_search(
            self.make_model(),
            {**parameters, **self.strategy.parameters},
            on_solution,
            on_bound,
            cutoff=0,
            lagrangian=self.lagrangian,
        )

    def take_outcome(self, outcome: Outcome | ProfileOutcome) -> bool:
        """Take the result of the search made last, and return whether all is proved that it was made for."""
        if isinstance(outcome, ProfileOutcome):
            return bool(self.profiles and self.profiles.take(outcome))
        if outcome.bound is not None:
            self.take_bound(outcome.bound)
        if outcome.values is not None:
            self.take_solution(outcome.values)
        elif outcome.finished:
            self.take_bound(0)
        return outcome.finished

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
            tried = self._tried if self.profiles else [*self._tried, self.strategy]
            if any(each not in tried for each in self.strategies.strategies):
                found.append(JointSubproblem(self.bundles, self.contest, self.budget, self))
                found[0]._tried = list(tried)
                found[0]._profiles_tried = self._profiles_tried or bool(self.profiles)
            return found
        for some in (
            self.open_bundles,
            [bundle for bundle in self.bundles if not bundle.is_open(self.contest)],
        ):
            number = switches(some)
            most = next((most for most in SWITCHES if most < number), 0)
            found += [
                JointSubproblem(part, self.contest, self.budget, self) for part in split(some, most) if part
            ]
        return found

    def note_end(self, spent: float, *, proved: bool) -> None:
        """Note the end of the search of the model made last, and the seconds or work that it took."""
        self.running = False
        if self.profiles:
            self._profiles_tried = self._profiles_tried or not proved
            return
        if not proved:
            self._tried.append(self.strategy)
        if self.failures:  # The first search of all bundles is no part.
            self.strategies.note(self.strategy, spent, proved=proved)
