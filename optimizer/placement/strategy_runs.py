"""The lanes of a race: each task with each search that may answer it, and the effort spent so far."""

from __future__ import annotations

import time as clock
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from stockbook.models.placement.counterexample import Counterexample
from stockbook.optimizer.placement.subproblem import INDUCTION, NO_PLAN, RELAXATION, Strategy, Subproblem
from stockbook.optimizer.solver.cpsat import Outcome, Parameter, Search, Values

#: The first turn of a search; and of an induction that bounds all.
FIRST_TURN, INDUCTION_TURN = 0.3, 2.0
#: How many times as much effort goes into an induction that bounds all as into the search beside it, later.
BESIDE = 12


@dataclass
class StrategyRun:
    """One search of one task, with the effort spent on it so far."""

    task: Subproblem
    strategy: Strategy | None
    """None for the local search, which has one turn, and runs beside the others later."""
    spent: float = 0.0
    busy: bool = False
    begun: float = 0.0
    until: float = 0.0
    """When its turn began, and when it ends, if others wait on which less was spent."""
    search: Search | None = None
    above: int | None = None
    """Objective above which the search looks for solutions."""
    refutation: Counterexample | None = None
    """What the search asks for, if it is for an induction."""
    version: int = 0
    """Of the task's rows, as the search has them."""
    guesses: int = 0
    """Runs of the local search beside the others."""
    found: int = NO_PLAN
    """Objective of the best solution that the search found itself."""

    @property
    def effort(self) -> float:
        """What was spent, as the order of turns counts it.

        An induction that bounds all waits for the first turn of the search beside it; then it gets much more.
        """
        spent = self.spent + (max(0.0, clock.monotonic() - self.begun) if self.search else 0.0)
        if not self._induced:
            return spent
        if self.strategy is INDUCTION:
            return FIRST_TURN + spent
        return BESIDE * spent if spent > FIRST_TURN else spent

    @property
    def turn(self) -> float:
        """Seconds, or deterministic time, of the next turn where more wait than can run.

        What is left of the first turn, or twice what was spent.
        """
        first = FIRST_TURN
        if self._induced and self.strategy is INDUCTION:
            first = INDUCTION_TURN
        return max(first - self.spent, 2 * self.spent)

    def stale(self, above: int | None) -> bool:
        """Whether its search does not know how good a plan must be by now, or all rows."""
        known = max(NO_PLAN if self.above is None else self.above, self.found)
        return self.version < self.task.version or (above is not None and above > known)

    def beside(self, other: StrategyRun) -> bool:
        """Whether the other searches a part of the same, which has time."""
        return self.task is other.task and self.strategy is other.strategy

    @property
    def _induced(self) -> bool:
        return self.task.induction is not None and self.task.local_only

    def ready(self, above: int | None) -> bool:
        """Whether its search has something to ask, and no other asks it."""
        induction = self.task.induction if self.strategy is INDUCTION else None
        if induction:
            return induction.open(self._claimed(above))
        return self.strategy is None or self.task.open(self.strategy, above)

    def start(
        self,
        parameters: Mapping[str, Parameter],
        above: int | None,
        on_solution: Callable[[int, Values], None],
        on_bound: Callable[[int], None],
    ) -> None:
        """Make its search for what is above an objective."""
        assert self.strategy
        task, induction = self.task, self.task.induction
        self.above, self.found, self.version = above, NO_PLAN, task.version
        if self.strategy is INDUCTION and induction:
            if task.plan:
                induction.learn(placed for _, placed in task.plan.placed if placed not in task.fixed)
            self.refutation = induction.ask(self._claimed(above))
            self.search = Search(self.refutation.placement.model, parameters)
        else:
            model = task.model_for(self.strategy)
            self.search = Search(model, parameters, on_solution, on_bound, above=above)

    def end(self, outcome: Outcome) -> None:
        """Tell the task what its search found."""
        assert self.strategy
        self.search = None
        if self.strategy is INDUCTION and self.task.induction and self.refutation:
            self.task.induction.take(outcome, self.refutation)
            if outcome.finished and outcome.values is None:
                self.spent = 0.0  # One part is done; the next begins anew.
        else:
            self.task.take(outcome, self.strategy, self.above)

    def _claimed(self, above: int | None) -> int | None:
        """What an induction is to bound: what is asked without the rest of what the task scores.

        None where that depends on places too, so that any bound helps.
        """
        return above - self.task.rest if above is not None and self.task.local_only else None


def strategy_runs(tasks: Sequence[Subproblem], *, local: bool) -> list[StrategyRun]:
    """What to search, in the order of the first turns.

    The first exact search starts beside the first local one, which only the other threads wait for.
    """
    quick: list[StrategyRun] = []
    for task in tasks if local else ():
        if task.local.useful:
            quick.append(StrategyRun(task, None))
    rounds = zip_longest(*(_strategies(task) for task in tasks))
    exact = [StrategyRun(task, each) for row in rounds for task, each in zip(tasks, row, strict=True) if each]
    return [*quick[:1], exact[0], *quick[1:], *exact[1:]]


def next_guess(lanes: Sequence[StrategyRun]) -> StrategyRun:
    """Whose turn it is for the local search: each contest's, and every second one that of the best so far."""
    if sum(lane.guesses for lane in lanes) % 2:
        return max(lanes, key=lambda lane: lane.task.best)
    return min(lanes, key=lambda lane: (lane.guesses, -lane.task.bound))


def _strategies(task: Subproblem) -> tuple[Strategy, ...]:
    """An induction that bounds all that depends on places stands in for clauses, two parts at a time."""
    if not task.induction:
        return task.lanes
    if not task.local_only:
        return task.lanes[0], INDUCTION, *task.lanes[1:]
    return RELAXATION, INDUCTION, INDUCTION
