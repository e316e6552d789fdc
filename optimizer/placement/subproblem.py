"""One contest's search: its rows, the best plan so far and the bound."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from stockbook.models.album.album import PlacedTile
from stockbook.models.contests import Contest
from stockbook.models.contests.measure import SearchKind
from stockbook.models.placement.cp_model import CpModel
from stockbook.models.placement.fitting import Size, leaves_half_empty
from stockbook.models.placement.halves import restrict
from stockbook.models.placement.model import PlacementModel
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.scoring import awards, owned, total
from stockbook.optimizer.placement.induction import Induction, local_part
from stockbook.optimizer.placement.local_search import LocalSearch
from stockbook.optimizer.placement.plan import InternalError, Plan, make_plan
from stockbook.optimizer.solver.cpsat import Outcome, Parameter, Values

#: Below the points of every plan, which may be negative: the bound once no further placement exists.
NO_PLAN = -1_000_000


@dataclass(frozen=True)
class Strategy:
    """A search of CP-SAT.

    Parameters
    ----------
    parameters
        Fields of its SatParameters.
    apart
        Whether the rows keep every tile apart, and measures ask which stamp it is instead of where.
    induction
        Whether it looks for what is against the claims of the task's induction.
    half
        Which half of all plans it searches; None for all.
    """

    parameters: Mapping[str, Parameter]
    apart: bool = False
    induction: bool = False
    half: int | None = None


#: Clauses alone, for what is asked or for an induction; clauses about stamps, where rewriting what is
#: learned costs more than it saves; with a linear relaxation.
CLAUSES = Strategy({"linearization_level": 0})
INDUCTION = Strategy({"linearization_level": 0}, induction=True)
STAMPS = Strategy({"linearization_level": 0, "inprocessing_dtime_ratio": 0.0}, apart=True)
RELAXATION = Strategy({"linearization_level": 2, "cut_level": 0})


def halves(strategy: Strategy) -> tuple[Strategy, Strategy]:
    """Two searches that share the plans, where no other search is as good."""
    return replace(strategy, half=0), replace(strategy, half=1)


class Subproblem:
    """The best placement with one contest (or none), as far as it is known.

    Parameters
    ----------
    position
        The position.
    contest
        The contest to enter, or None.
    fixed
        Tiles whose places are decided already.
    merge
        False keeps every different tile apart, which telling plans apart needs.
    sure
        Sizes of tiles that are known to fit wherever the others go.
    optional
        Items that the rows may leave out.

    Attributes
    ----------
    plan
        The best plan so far; None before the first.
    scored
        What the final album scores, beside what no placement changes.
    bound
        No plan with this contest scores more.
    lanes
        The different searches to try on the rows. Which of them proves an answer depends on the family
        and on the round (docs/solver.md).
    local_part
        Of what is scored the part that an induction can bound.
    induction
        What bounds that part from outside; None where it does not pay.
    version
        How often the rows have become tighter, which searches that run do not know.
    """

    def __init__(
        self,
        position: Position,
        contest: Contest | None,
        fixed: Sequence[PlacedTile] = (),
        *,
        merge: bool = True,
        sure: frozenset[Size] | None = None,
        optional: Collection[int] = (),
    ) -> None:
        self.position = position
        self.contest = contest
        self.fixed = tuple(fixed)
        self.scored = [(award.measure, award.payoff) for award in awards(position, contest)]
        self.lanes: tuple[Strategy, ...] = (CLAUSES, RELAXATION)
        first = {measure.searches[0] for measure, _ in self.scored if measure.searches}
        own = [kind for kind in contest.measure.searches if kind is not SearchKind.STAMPS] if contest else []
        if merge and SearchKind.STAMPS in first:
            self.lanes = (STAMPS, RELAXATION)
            if position.album.blank and contest and contest.measure.tight_when_blank:
                self.lanes = (
                    halves(STAMPS) if leaves_half_empty(position.album, position.place) else (STAMPS,)
                )
        elif SearchKind.CLAUSES in first:
            self.lanes = halves(CLAUSES) if merge else (CLAUSES, RELAXATION)
        elif own[:1] == [SearchKind.RELAXATION]:
            self.lanes = (RELAXATION, CLAUSES)
        self.local_part = local_part(self.scored)
        self.induction: Induction | None = None
        self.version = 0
        self._ceiling: int | None = None
        self._grids: list[PlacementModel] = []
        self._halves: dict[int, PlacementModel] = {}
        self._bounds = [-NO_PLAN, -NO_PLAN]
        self.plan: Plan | None = None
        self._excluded: set[frozenset[PlacedTile]] = set()
        self._known: dict[frozenset[PlacedTile], Plan] = {}
        self._merge = merge
        self._sure = sure
        self._optional = optional
        values = sum(tile.points for tile in position.place)
        values += sum(placed.tile.points for placed in position.album.tiles)
        self.constant = total(owned(position, values))

    @cached_property
    def grid(self) -> PlacementModel:
        """The rows; building them takes a few hundredths of a second."""
        return self._rows(apart=False)

    @cached_property
    def grid_apart(self) -> PlacementModel:
        """The rows that keep every tile apart."""
        return self._rows(apart=True)

    def grid_for(self, strategy: Strategy) -> PlacementModel:
        """The rows that a search is for."""
        grid = self.grid_apart if strategy.apart else self.grid
        if strategy.half is None:
            return grid
        if strategy.half not in self._halves:
            half = copy(grid)
            half.model = grid.model.copy()
            restrict(half, strategy.half)
            self._halves[strategy.half] = half
            self._grids.append(half)
        return self._halves[strategy.half]

    def open(self, strategy: Strategy, above: int | None) -> bool:
        """Whether there may be a plan with an objective above this among those that a search goes through."""
        return strategy.half is None or above is None or self._bounds[strategy.half] > above + self.constant

    def model_for(self, strategy: Strategy) -> CpModel:
        """What a search solves: made when it starts."""
        return self.grid_for(strategy).model

    def _rows(self, *, apart: bool) -> PlacementModel:
        rest = list(self.position.place)
        for each in self.fixed:
            rest.remove(each.tile)
        album = self.position.album.with_tiles(self.fixed)
        grid = PlacementModel(
            album,
            rest,
            self.scored,
            merge=self._merge,
            always_fit=self._sure,
            separate_tiles=apart,
            optional=self._optional,
        )
        self._grids.append(grid)
        if self._ceiling is not None:
            self._limit(grid, self._ceiling)
        return grid

    def _limit(self, grid: PlacementModel, most: int) -> None:
        """What an induction has proved, as a row."""
        grid.limit({measure for measure, _ in self.local_part}, most)

    @cached_property
    def bound(self) -> int:
        return self.constant + self.grid.upper_bound

    @cached_property
    def local(self) -> LocalSearch:
        """The quick search for a first good plan."""
        return LocalSearch(self.grid.album, self.grid.tiles, self.scored)

    def guess(self, rng: Random, steps: int, stopped: Callable[[], bool]) -> Plan:
        """What one run of the local search finds."""
        placed = self.local.run(rng, steps, stopped)
        return make_plan(self.position, [*self.fixed, *placed], self.contest)

    @property
    def best(self) -> int:
        """The points of the best plan so far."""
        return self.plan.points if self.plan else NO_PLAN

    @property
    def to_beat(self) -> int | None:
        """The objective of the best plan so far."""
        return self.plan.points - self.constant if self.plan else None

    @property
    def done(self) -> bool:
        return self.best >= self.bound

    @cached_property
    def rest(self) -> int:
        """The most that is scored beside what an induction bounds."""
        return self.grid.upper_bound_beside({measure for measure, _ in self.local_part})

    @property
    def within_reach(self) -> bool:
        """Whether all that is left may be to find a plan: on an empty album bounds are mostly reached."""
        unit = max(self.contest.payoff.steps) if self.contest else 0
        return self.position.album.blank and self.best < self.bound <= self.best + unit

    @property
    def local_only(self) -> bool:
        """Whether an induction bounds all that depends on where the tiles lie."""
        return len(self.local_part) == sum(measure.spatial for measure, _ in self.scored)

    def found(self, objective: int, values: Values, strategy: Strategy) -> None:
        """Take a solution of a search: score it, and keep it when it is better.

        Raises
        ------
        InternalError
            If the scorer disagrees with the rows, or the plan is not legal.
        """
        placed = [*self.fixed, *self.grid_for(strategy).placed(values)]
        try:
            plan = make_plan(self.position, placed, self.contest)
        except ValueError as error:
            raise InternalError(f"the search returned an illegal plan: {error}") from error
        claimed = objective + self.constant
        if not claimed <= plan.points <= self.bound:
            raise InternalError(
                f"{self.contest}: the search claims {claimed} points and a bound of {self.bound}, "
                f"the scorer counts {plan.points}: {plan.album}"
            )
        self.keep(plan)

    def take(self, outcome: Outcome, strategy: Strategy, above: int | None) -> None:
        """Take the result of a search for plans with an objective above this."""
        if outcome.bound is not None:
            self.bounded(outcome.bound, strategy.half)
        if outcome.values is not None and outcome.objective is not None:
            self.found(outcome.objective, outcome.values, strategy)
        elif outcome.finished:
            self.exhausted(above, strategy.half)

    def keep(self, plan: Plan) -> None:
        """Remember a checked plan with this contest."""
        self._known.setdefault(plan.placement, plan)
        if self.plan is None or plan.points > self.plan.points:
            self.plan = plan

    def ceiling(self, most: int) -> None:
        """Take the news that no placement of any of the tiles scores more in what an induction bounds."""
        self.bounded(most + self.rest)
        if self._ceiling is None or most < self._ceiling:
            self._ceiling = most
            self.version += 1
            for grid in self._grids:
                self._limit(grid, most)

    def exclude(self, plan: Plan) -> None:
        """Look for other placements than this plan's from now on; needs ``merge=False``."""
        fixed = set(self.fixed)
        self.grid.exclude(each for _, each in plan.placed if each not in fixed)
        self._excluded.add(plan.placement)
        left = [known for known in self._known.values() if known.placement not in self._excluded]
        self.plan = max(left, key=lambda known: known.points, default=None)

    def exhausted(self, above: int | None = None, half: int | None = None) -> None:
        """Take the news that no further placement, or none with an objective above this, exists."""
        self._lower(NO_PLAN if above is None else above + self.constant, half)

    def bounded(self, bound: int, half: int | None = None) -> None:
        """Take a bound on the objective of the rows, or of one half of all plans."""
        self._lower(bound + self.constant, half)

    def _lower(self, bound: int, half: int | None) -> None:
        if half is not None:
            self._bounds[half] = min(self._bounds[half], bound)
            bound = max(self._bounds)
        self.bound = min(self.bound, bound)
