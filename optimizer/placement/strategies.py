"""The strategies of the portfolio, ways to search a subproblem in turns, and proofs that a tile fits."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from threading import Lock
from typing import TYPE_CHECKING

from stockbook.models.album.album import Album
from stockbook.models.album.stamps import Size, Tile
from stockbook.models.placement.model import PlacementModel
from stockbook.models.placement.places import blocking_rows, counted_to_fit, sizes_of
from stockbook.optimizer.solver.limits import SearchBudget
from stockbook.optimizer.solver.model_search import AnySearch, new_search
from stockbook.optimizer.solver.outcome import Outcome, Parameter, Values

if TYPE_CHECKING:
    from stockbook.optimizer.placement.subproblem import Subproblem


@dataclass(frozen=True)
class Strategy:
    """A way to search a subproblem, in turns.

    This one searches the rows of all plans, by CP-SAT or by Lagrangian branch and bound.
    One of another kind is derived from it, and overrides ``has_work`` and ``begin``.
    """

    #: Name for people.
    name: str
    #: Fields of CP-SAT's SatParameters.
    parameters: Mapping[str, Parameter]
    #: Whether every tile has booleans of its own, so that measures ask which stamp it is, not only where.
    separate_tiles: bool = False
    #: Whether branch and bound on a Lagrangian relaxation searches (``LagrangianSearch``), not CP-SAT, where
    #: it can.
    lagrangian: bool = False
    #: Seconds, or work, of the first turn; each later one is twice as long as all before it.
    first_turn: float = 0.4
    #: How many times effort counts after the first turn: more for one that is beside a better strategy.
    weight: float = 1
    #: Place of its first turn among those of other subproblems' strategies that come as early for them.
    rank: int = 2

    def has_work(self, subproblem: Subproblem, cutoff: int | None) -> bool:
        """Whether a turn could find a plan with an objective above the cutoff, or prove something of use."""
        return True

    def begin(
        self, subproblem: Subproblem, cutoff: int | None, parameters: Mapping[str, Parameter], lock: Lock
    ) -> TurnSearch:
        """The search of a turn, for plans with an objective above the cutoff.

        The parameters are the seed and the limits of the turn. The lock, held now, has to be held whenever a
        search that runs reports to the subproblem.
        """
        turn = RowSearch(subproblem, cutoff, subproblem.placement_for(self), lock)
        turn.search = new_search(
            turn.placement.model,
            {**parameters, **self.parameters},
            turn.on_solution,
            turn.on_bound,
            cutoff,
            lagrangian=self.lagrangian,
        )
        return turn


@dataclass
class TurnSearch(ABC):
    """The search of a strategy in one of its turns, which any thread may stop."""

    subproblem: Subproblem
    least: int | None
    """Objective that solutions have to exceed: that of the cutoff, or of the best one it has found."""
    search: AnySearch = field(init=False)

    def __post_init__(self) -> None:
        self._model_version = self.subproblem.model_version

    def run(self) -> Outcome:
        """The result, after all is proved, the turn is over, or ``stop``."""
        return self.search.run()

    def stop(self) -> None:
        """End the search soon."""
        self.search.stop()

    def outdated(self, cutoff: int | None) -> bool:
        """Whether the search does not know the cutoff, or the tightest rows, of now."""
        better = cutoff is not None and (self.least is None or cutoff > self.least)
        return better or self._model_version < self.subproblem.model_version

    @abstractmethod
    def take(self, outcome: Outcome) -> bool:
        """Hand the result to the subproblem, and return whether the next turn begins another proof."""


@dataclass
class RowSearch(TurnSearch):
    """The search of rows, which reports each better plan and bound while it runs."""

    placement: PlacementModel
    lock: Lock
    _error: BaseException | None = field(init=False, default=None)

    def run(self) -> Outcome:
        outcome = self.search.run()
        if self._error:
            raise self._error
        return outcome

    def take(self, outcome: Outcome) -> bool:
        del self.search  # It calls this object: only without it both are gone at once.
        if outcome.bound is not None:
            self.subproblem.record_bound(outcome.bound)
        if outcome.values is not None and outcome.objective is not None:
            self.subproblem.record_solution(outcome.objective, self.placement.placed(outcome.values))
        elif outcome.finished:
            self.subproblem.record_bound(self.least)
        return False

    def on_solution(self, objective: int, values: Values) -> None:
        """Report a solution; an error ends the search, and is raised by ``run``."""
        with self.lock:
            self.least = objective
            try:
                self.subproblem.record_solution(objective, self.placement.placed(values))
            except BaseException as error:
                self._error = error
                self.search.stop()

    def on_bound(self, bound: int) -> None:
        """Report a bound on the objective."""
        with self.lock:
            self.subproblem.record_bound(bound)


#: One round of presolve: more of them take longer than many proofs.
SHORT_PRESOLVE: dict[str, Parameter] = {"max_presolve_iterations": 1}
#: Restart where recent decisions lie a tenth deeper than all did on average, not by that and two other rules
#: in turn, as CP-SAT does.
RESTARTS: dict[str, Parameter] = {
    "default_restart_algorithms": "DL_MOVING_AVERAGE_RESTART",
    "restart_dl_average_ratio": 0.9,
}
#: Rewriting the many clauses that a search learns costs more than it saves.
CLAUSES_ALONE: dict[str, Parameter] = {"linearization_level": 0, "inprocessing_dtime_ratio": 0.0, **RESTARTS}
#: Clause learning alone, without a linear relaxation.
CLAUSE_LEARNING = Strategy("clauses", {**CLAUSES_ALONE, **SHORT_PRESOLVE})
#: A linear relaxation without cuts, which slow down more searches than they help.
RELAXATION_WITHOUT_CUTS = {"linearization_level": 2, "cut_level": 0}
LINEAR_RELAXATION = Strategy("linear relaxation", {**RELAXATION_WITHOUT_CUTS, **SHORT_PRESOLVE})
#: The same for bundles, whose proofs are mostly shorter than presolve and inprocessing of their rows.
LINEAR_RELAXATION_OF_BUNDLES = Strategy(
    "linear relaxation",
    {**RELAXATION_WITHOUT_CUTS, "cp_model_presolve": False, "inprocessing_dtime_ratio": 0.0},
)
#: Branch and bound on a Lagrangian relaxation of the same rows, soon over or much longer; else CP-SAT.
LAGRANGIAN = replace(
    LINEAR_RELAXATION_OF_BUNDLES, name="Lagrangian relaxation", lagrangian=True, first_turn=0.1, rank=0
)
#: The relaxation beside an induction that bounds all: soon over, or much longer than the induction.
BESIDE_INDUCTION = replace(LINEAR_RELAXATION, first_turn=0.05, weight=12)
#: Clause learning over separate tiles, whose rows presolve hardly changes.
SEPARATE_TILES = Strategy(
    "clauses of separate tiles", {**CLAUSES_ALONE, "cp_model_presolve": False}, separate_tiles=True
)

#: The relaxation without probing: cuts, probing and further rounds of presolve double the time.
RELAXATION: dict[str, Parameter] = {**LINEAR_RELAXATION.parameters, "cp_model_probing_level": 0}
#: Deterministic time of a proof; a size that needs more is not said to fit.
MAX_WORK = 0.2
#: The most of the time left that a proof may take.
FIT_SHARE = 0.1
#: Places that a size has at least where a proof is tried: with fewer, it fails too often to pay for itself.
MIN_PLACES = 80


def sure_to_fit(
    album: Album, tiles: Sequence[Tile], budget: SearchBudget | None = None, *, most: int | None = None
) -> frozenset[Size]:
    """The sizes of tiles that have a place wherever the other tiles go; fewer once a budget is used up.

    ``most``: how many of the tiles there are at most, if not all of them.
    """
    sizes = sizes_of(tiles)
    fitting = set(counted_to_fit(album, sizes, most))
    for size in sorted(set(sizes) - fitting):
        if len(album.places(*size)) >= MIN_PLACES and not (budget and budget.over):
            parameters = {**RELAXATION, "num_workers": 1, "max_deterministic_time": MAX_WORK}
            if budget and not budget.limits.deterministic:
                parameters["max_time_in_seconds"] = FIT_SHARE * budget.left
            outcome = new_search(blocking_rows(album, sizes, size, most), parameters).run()
            if outcome.finished and outcome.values is None:
                fitting.add(size)
    return frozenset(fitting)
