"""The course of a search as events: strategies that take their turns, incumbents and bounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from stockbook.optimizer.placement.strategies import Strategy
from stockbook.optimizer.placement.subproblem import NO_PLAN, Subproblem
from stockbook.optimizer.solver.limits import SearchEvent
from stockbook.optimizer.solver.outcome import Outcome

LOCAL_SEARCH = "local search"


def strategy_name(strategy: Strategy | None) -> str:
    """The name of a strategy for people; None is the local search."""
    if strategy is None:
        return LOCAL_SEARCH
    if strategy.by_induction:
        name = "induction"
    elif strategy.lagrangian:
        name = "Lagrangian relaxation"
    elif strategy.separate_tiles:
        name = "clauses of separate tiles"
    elif strategy.parameters.get("linearization_level") == 0:
        name = "clauses with totalizers" if strategy.totalizers else "clauses"
    else:
        name = "linear relaxation"
    return name if strategy.part is None else f"{name}, part {strategy.part + 1}"


class Course:
    """The events of the searches of a portfolio, told as they happen."""

    def __init__(self, on_event: Callable[[SearchEvent], None]) -> None:
        self._on_event = on_event

    def begin(self, subproblems: Sequence[Subproblem]) -> None:
        """Tell what is known of the subproblems, and from now on what becomes better."""
        for each in subproblems:
            contest = _contest(each)
            each.on_better = partial(self._better, contest)
            if each.incumbent:
                self._better(contest, "incumbent", each.best)
            if each.bound > NO_PLAN:
                self._better(contest, "bound", each.bound)

    def started(self, subproblem: Subproblem, strategy: Strategy | None, cutoff: int | None = None) -> None:
        """Tell that a strategy begins a turn, for plans with an objective above the cutoff."""
        least = None if cutoff is None else cutoff + subproblem.constant
        name = strategy_name(strategy)
        self._on_event(SearchEvent("start", _contest(subproblem), strategy=name, cutoff=least))

    def ended(self, subproblem: Subproblem, strategy: Strategy | None, outcome: Outcome | None) -> None:
        """Tell that a strategy has ended its turn; the local search has no outcome."""
        finished = outcome is not None and outcome.finished
        conflicts, branches = (outcome.conflicts, outcome.branches) if outcome else (0, 0)
        event = SearchEvent(
            "end",
            _contest(subproblem),
            strategy=strategy_name(strategy),
            finished=finished,
            conflicts=conflicts,
            branches=branches,
        )
        self._on_event(event)

    def _better(self, contest: str | None, what: str, points: int) -> None:
        self._on_event(SearchEvent(what, contest, points=points))


def _contest(subproblem: Subproblem) -> str | None:
    return None if subproblem.contest is None else str(subproblem.contest)
