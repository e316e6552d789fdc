"""The runs of a portfolio: each subproblem with each strategy for it, and the local search beside them."""

from __future__ import annotations

import threading
import time as clock
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from random import Random
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


#: Placements that the local search builds in the first turn and in later ones, and the moves that improve
#: each, in the first turn and in the shortest of the others; and those with each number of tiles for an
#: induction.
FIRST_BUILDS, LATER_BUILDS, EXPLORING_BUILDS, MOVES = 32, 128, 4, 1000
#: Seconds until the first later run: most proofs are done by then.
FIRST_PAUSE = 0.05
#: Pauses are so many times as long as the runs before them.
PAUSE = 4


def next_local_run(runs: Sequence[StrategyRun]) -> StrategyRun:
    """The run to search locally next: each subproblem in turn, and every second time the best so far."""
    if sum(run.local_runs for run in runs) % 2:
        return max(runs, key=lambda run: run.subproblem.best)
    return min(runs, key=lambda run: (run.local_runs, -run.subproblem.bound))


def luby(number: int) -> int:
    """Luby's sequence 1 1 2 1 1 2 4 ..., numbers from 1: as much work in runs of each length."""
    half = 1 << number.bit_length() - 1
    return half if number == 2 * half - 1 else luby(number - half + 1)


#: Deterministic time that a move counts as.
MOVE_WORK = 0.06 / 8000


class LocalTurns:
    """The turns of the local search, whose plans become incumbents of the subproblems.

    ``lock`` is held while a subproblem changes.
    """

    def __init__(self, seed: int, lock: threading.Lock) -> None:
        self._seed = seed
        self._lock = lock
        self._number = 0

    def take_first_turn(self, subproblem: Subproblem, ended: threading.Event) -> float:
        """Search for a plan of a subproblem, and with some of the tiles for its induction.

        ``ended`` is set when all searches should end. Returned is the work that this counts as.
        """
        self._search(subproblem, FIRST_BUILDS, MOVES, ended)
        if subproblem.induction:
            rng = Random(self._seed)
            subproblem.induction.explore(subproblem.local_board, rng, EXPLORING_BUILDS, MOVES)
        return MOVE_WORK * MOVES

    def go_on(self, useful_runs: Callable[[], Sequence[StrategyRun]], ended: threading.Event) -> None:
        """Search on, with short and long runs, and pauses between them, until none is useful any more.

        ``useful_runs`` returns the runs of the subproblems for which a plan is still looked for.
        """
        pause = FIRST_PAUSE
        while not ended.wait(pause):
            with self._lock:
                runs = useful_runs()
            if not runs:
                return
            run = next_local_run(runs)
            run.local_runs += 1
            started = clock.monotonic()
            self._search(run.subproblem, LATER_BUILDS, MOVES * luby(run.local_runs), ended)
            pause = PAUSE * (clock.monotonic() - started)

    def _search(self, subproblem: Subproblem, builds: int, moves: int, ended: threading.Event) -> None:
        """Run the local search once; a plan that comes after the end is not kept."""
        with self._lock:
            self._number += 1
            rng = Random(f"{self._seed} {self._number}")
        plan = subproblem.search_locally(rng, builds, moves)
        with self._lock:
            if not ended.is_set():
                subproblem.record_plan(plan)
