"""The runs of a portfolio: each subproblem with each strategy for it, and the local search beside them."""

from __future__ import annotations

import time as clock
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import TYPE_CHECKING

from stockbook.models.placement.counterexample import Counterexample
from stockbook.optimizer.placement.strategies import COUNTEREXAMPLE, LAGRANGIAN, LINEAR_RELAXATION, Strategy
from stockbook.optimizer.placement.subproblem import NO_PLAN, Subproblem
from stockbook.optimizer.solver.model_search import new_search
from stockbook.optimizer.solver.outcome import Outcome, Parameter, Values

if TYPE_CHECKING:
    from stockbook.optimizer.solver.model_search import AnySearch


#: Seconds, or work, of the first turn of a run; and of an induction that bounds all, whose searches take
#: longer: what one has learned is lost at the end of its turn.
FIRST_TURN, FIRST_INDUCTION_TURN = 0.4, 2.0
#: The same for the run beside such an induction, and of a Lagrangian search: soon over, or much longer.
FIRST_TURN_BESIDE, FIRST_LAGRANGIAN_TURN = 0.05, 0.1
#: An induction that bounds all gets so many times the effort of the run beside it, after their first turns.
INDUCTION_SHARE = 12


@dataclass
class StrategyRun:
    """A strategy on a subproblem: the search that runs, if one does, and the effort spent so far."""

    subproblem: Subproblem
    strategy: Strategy | None
    """None for the first runs of the local search, which have one turn; later ones need no turn."""
    spent: float = 0.0
    """Seconds, or work, of the searches that have ended."""
    busy: bool = False
    """Whether it has its turn."""
    started_at: float = 0.0
    ends_at: float = 0.0
    """When its turn began, and when it ends if others wait on which less was spent."""
    search: AnySearch | None = None
    """The search of its turn."""
    cutoff: int | None = None
    """Objective above which the search looks for solutions."""
    counterexample: Counterexample | None = None
    """The rows of the search, where it is for an induction."""
    model_version: int = 0
    """Version of the subproblem's rows that the search has."""
    local_runs: int = 0
    """Runs of the local search outside of turns."""
    best_found: int = NO_PLAN
    """Objective of the best solution that the search has found itself."""

    @property
    def effort(self) -> float:
        """The effort spent, weighted: the run with the least has the next turn.

        Beside an induction that bounds all, the relaxation gets much less after its first turn.
        """
        spent = self.spent + (max(0.0, clock.monotonic() - self.started_at) if self.search else 0.0)
        beside = self._induction_bounds_all and self.strategy is not COUNTEREXAMPLE
        return INDUCTION_SHARE * spent if beside and spent > FIRST_TURN_BESIDE else spent

    @property
    def turn(self) -> float:
        """Seconds, or work, of the next turn: the rest of the first one, or twice what was spent."""
        first = FIRST_LAGRANGIAN_TURN if self.strategy is LAGRANGIAN else FIRST_TURN
        if self._induction_bounds_all:
            first = FIRST_INDUCTION_TURN if self.strategy is COUNTEREXAMPLE else FIRST_TURN_BESIDE
        return max(first - self.spent, 2 * self.spent)

    def outdated(self, cutoff: int | None) -> bool:
        """Whether the search does not know the cutoff, or the tightest rows, of now."""
        known = max(NO_PLAN if self.cutoff is None else self.cutoff, self.best_found)
        stale_rows = self.model_version < self.subproblem.model_version
        return stale_rows or (cutoff is not None and cutoff > known)

    def same_search(self, other: StrategyRun) -> bool:
        """Whether the other run searches for counterexamples of the same induction."""
        return self.subproblem is other.subproblem and self.strategy is other.strategy

    def has_work(self, cutoff: int | None) -> bool:
        """Whether there is something to search for that no other run searches for."""
        if self.strategy is None:
            return True
        if self.strategy is COUNTEREXAMPLE and self.subproblem.induction:
            return self.subproblem.induction.has_work(self._induction_cutoff(cutoff))
        return self.subproblem.may_exceed(cutoff, self.strategy)

    def start(
        self,
        parameters: Mapping[str, Parameter],
        cutoff: int | None,
        on_solution: Callable[[int, Values], None],
        on_bound: Callable[[int], None],
    ) -> None:
        """Make the search for plans with an objective above the cutoff."""
        assert self.strategy
        subproblem, induction = self.subproblem, self.subproblem.induction
        self.cutoff, self.best_found, self.model_version = cutoff, NO_PLAN, subproblem.model_version
        if self.strategy is COUNTEREXAMPLE and induction:
            plan = subproblem.incumbent
            if plan:
                induction.learn(placed for _, placed in plan.placed if placed not in subproblem.fixed)
            self.counterexample = induction.next_counterexample(self._induction_cutoff(cutoff))
            self.search = new_search(self.counterexample.placement.model, parameters)
        else:
            model = subproblem.placement_for(self.strategy).model
            lagrangian = self.strategy.lagrangian
            self.search = new_search(model, parameters, on_solution, on_bound, cutoff, lagrangian=lagrangian)

    def stop(self) -> None:
        """End the search soon, if there is one."""
        if self.search:
            self.search.stop()

    def end(self, outcome: Outcome) -> None:
        """Hand the result of the search to the subproblem, or to its induction."""
        assert self.strategy
        self.search = None
        if self.strategy is COUNTEREXAMPLE and self.subproblem.induction and self.counterexample:
            self.subproblem.induction.record_outcome(outcome, self.counterexample)
            if outcome.finished and outcome.values is None:
                self.spent = 0.0  # One part is proved; the next begins anew.
        else:
            self.subproblem.record_outcome(outcome, self.strategy, self.cutoff)
        self.counterexample = None
        if self.subproblem.done:
            self.subproblem.drop_rows()

    @property
    def _induction_bounds_all(self) -> bool:
        return self.subproblem.induction is not None and self.subproblem.induction_bounds_all

    def _induction_cutoff(self, cutoff: int | None) -> int | None:
        """The cutoff for the part that an induction bounds.

        None where the rest depends on places too: any bound of the part helps then.
        """
        if cutoff is None or not self.subproblem.induction_bounds_all:
            return None
        return cutoff - self.subproblem.other_part_bound


def local_runs(subproblems: Sequence[Subproblem]) -> list[StrategyRun]:
    """The runs of the local search, whose first turns come before those of the exact searches."""
    return [StrategyRun(subproblem, None) for subproblem in subproblems if subproblem.local_search.useful]


def exact_runs(subproblems: Sequence[Subproblem], *, alone: bool) -> list[StrategyRun]:
    """The runs of the exact searches, in the order of their first turns.

    Of those that are second, Lagrangian searches come first, then inductions. ``alone``: only one of the
    subproblems is left to search.
    """
    rounds = zip_longest(*(_strategies(subproblem, alone=alone) for subproblem in subproblems))
    return [
        StrategyRun(subproblem, strategy)
        for strategies in rounds
        for subproblem, strategy in sorted(
            zip(subproblems, strategies, strict=True), key=lambda pair: _place(pair[1])
        )
        if strategy
    ]


def _place(strategy: Strategy | None) -> int:
    """The place of a strategy among those of other subproblems that have the same rank."""
    return 0 if strategy is LAGRANGIAN else 1 if strategy is COUNTEREXAMPLE else 2


def late_runs(running: Sequence[StrategyRun], waiting: Sequence[StrategyRun]) -> list[StrategyRun]:
    """The runs whose turn is over while others wait on which less was spent."""
    late = sorted((run for run in running if clock.monotonic() > run.ends_at), key=lambda run: -run.effort)
    pairs = zip(late, sorted(waiting, key=lambda run: run.effort), strict=False)
    return [run for run, other in pairs if other.effort < run.effort and not run.same_search(other)]


def _strategies(subproblem: Subproblem, *, alone: bool) -> tuple[Strategy, ...]:
    """The strategies of a subproblem, with those of its induction.

    An induction that bounds all takes the place of the clauses, with two searches: one for each part.
    One for some of the points comes first: it takes a tenth of a second, and tightens the other rows.
    """
    first, *others = subproblem.strategies_alone if alone else subproblem.strategies
    if not subproblem.induction:
        return first, *others
    if not subproblem.induction_bounds_all:
        return COUNTEREXAMPLE, first, *others
    return LINEAR_RELAXATION, COUNTEREXAMPLE, COUNTEREXAMPLE
