"""The course of a search as events: strategies that take their turns, incumbents and bounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from stockbook.optimizer.placement.subproblem import NO_PLAN, Subproblem
from stockbook.optimizer.solver.limits import Event
from stockbook.optimizer.solver.outcome import Outcome

#: The name of the local search, which is no strategy.
LOCAL_SEARCH = "local search"


class Course:
    """The events of the searches of a portfolio, told as they happen (docs/commands.md has their keys)."""

    def __init__(self, on_event: Callable[[Event], None]) -> None:
        self._on_event = on_event

    def begin(self, subproblems: Sequence[Subproblem]) -> None:
        """Tell what is known of the subproblems, and from now on what becomes better."""
        for each in subproblems:
            each.on_better = partial(self._better, each)
            if each.incumbent:
                self._better(each, "incumbent", each.best)
            if each.bound > NO_PLAN:
                self._better(each, "bound", each.bound)

    def started(self, subproblem: Subproblem, strategy: str, cutoff: int | None) -> None:
        """Tell that a strategy begins a turn, for plans with an objective above the cutoff."""
        least = None if cutoff is None else cutoff + subproblem.constant
        self._tell("start", subproblem, strategy=strategy, cutoff=least)

    def ended(self, subproblem: Subproblem, strategy: str, outcome: Outcome | None) -> None:
        """Tell that a strategy has ended its turn; the local search has no outcome."""
        self._tell(
            "end",
            subproblem,
            strategy=strategy,
            finished=bool(outcome and outcome.finished),
            conflicts=outcome.conflicts if outcome else 0,
            branches=outcome.branches if outcome else 0,
        )

    def _better(self, subproblem: Subproblem, what: str, points: int) -> None:
        self._tell(what, subproblem, points=points)

    def _tell(self, event: str, subproblem: Subproblem, **more: Any) -> None:
        contest = None if subproblem.contest is None else str(subproblem.contest)
        self._on_event({"event": event, "contest": contest, **more})
