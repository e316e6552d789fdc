"""The portfolio: every subproblem with every strategy on a few threads, until all is proved or time is up."""

from __future__ import annotations

import threading
import time as clock
from collections.abc import Sequence
from typing import TYPE_CHECKING

from stockbook.optimizer.placement.course import Course
from stockbook.optimizer.placement.plan import progress
from stockbook.optimizer.placement.runs import LocalTurns, StrategyRun, exact_runs, late_runs, local_runs
from stockbook.optimizer.placement.strategies import Strategy
from stockbook.optimizer.placement.subproblem import NO_PLAN, Subproblem
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.solver.outcome import Parameter, Values

if TYPE_CHECKING:
    from stockbook.optimizer.solver.model_search import AnySearch

#: Seconds between two looks at the searches that run.
POLL = 0.05
#: Seconds that a thread waits at most while all that is worth searching is being searched.
IDLE = 0.05
#: Seconds until threads after the first begin: alone, the first has proved easy positions sooner.
SECOND_THREAD_DELAY = 0.03
#: Effort for the other subproblems once the best is proved: a share of that until then, at least, at most.
LATER_SHARE, LATER_LEAST, LATER_MOST = 1 / 8, 0.02, 0.05


class Portfolio:
    """Searches side by side that share incumbents and bounds: each subproblem with each of its strategies.

    The limits are those of all searches together; progress is reported some twenty times a second.
    """

    def __init__(self, limits: SearchLimits) -> None:
        self.limits = limits
        #: What is left of the limits; its clock starts when the portfolio is made.
        self.budget = SearchBudget(limits)
        #: Sums over all searches, as CP-SAT counts them.
        self.conflicts = 0
        self.branches = 0
        self._lock = threading.Lock()
        # Notified when a search has ended.
        self._search_ended = threading.Condition(self._lock)
        self._errors: list[BaseException] = []
        self._course = Course(limits.on_event) if limits.on_event else None
        self._local_turns = LocalTurns(limits, self.budget, self._lock, self._settled)

    def run(self, subproblems: Sequence[Subproblem], *, only_best: bool = False) -> None:
        """Search until every subproblem is proved, time is up, or a stop.

        After a first turn each, only plans better than the best of all are looked for, until it is proved
        that there are none. Then the other subproblems get some more effort for their own best; what is not
        proved by then stays a bound.

        The incumbents and bounds of the subproblems are the result. With ``only_best`` it stops as soon as
        the best of all is proved. Raises ``InternalError`` if a plan fails its check, and whatever
        ``on_progress`` raises; the searches are stopped first.
        """
        self._subproblems = subproblems
        self._only_best = only_best
        if self._course:
            self._course.begin(subproblems)
        self._runs = [] if only_best else local_runs(subproblems)
        # What was used of the budget when this began, and when the best of all was proved.
        self._begun_at = self.budget.used
        self._best_proved_at: float | None = None
        self._ended = threading.Event()
        if not (self.limits.deterministic or only_best):
            threading.Thread(target=self._search_locally_on, args=(self._ended,), daemon=True).start()
        # Not Thread.join: in Python 3.11 a Ctrl-C inside it makes a running thread count as ended.
        threads_ended: list[threading.Event] = []
        try:
            for number in range(self.limits.threads):
                if number == 1 and threads_ended[0].wait(SECOND_THREAD_DELAY):
                    break
                event = threading.Event()
                threading.Thread(target=self._take_turns, args=(event,), daemon=True).start()
                threads_ended.append(event)
            self._wait_for(threads_ended)
        except BaseException as error:
            self._errors.insert(0, error)
            self._wait_for(threads_ended)
        finally:
            self._ended.set()
        if self._errors:
            raise self._errors[0]

    def _wait_for(self, threads_ended: list[threading.Event]) -> None:
        """Wait until all threads have ended, and watch over them."""
        while alive := [event for event in threads_ended if not event.is_set()]:
            alive[0].wait(POLL)
            self._supervise()

    def _supervise(self) -> None:
        """Stop the searches that should not go on, and report progress."""
        with self._lock:
            over = self.budget.interrupted or bool(self._errors)
            if not self.limits.deterministic:
                over = over or self._over()
            for run in self._runs if over else self._runs_to_stop():
                run.stop()
            bound = self._bound
            plans = [each.incumbent for each in self._subproblems if each.incumbent]
        if self.limits.on_progress and not self._errors:
            self.limits.on_progress(progress(plans, bound))

    def _search_locally_on(self, ended: threading.Event) -> None:
        """Run the local search beside the exact ones."""
        try:
            self._local_turns.go_on(self._useful_local_runs, ended)
        except BaseException as error:
            with self._lock:
                self._errors.append(error)

    def _useful_local_runs(self) -> list[StrategyRun]:
        """The runs of the local search whose plans may still be the best of all."""
        if self._best_proved_at is not None:
            return []
        return [run for run in self._runs if not (run.strategy or self._settled(run.subproblem))]

    @property
    def _best(self) -> int:
        """Points of the best incumbent."""
        return max((subproblem.best for subproblem in self._subproblems), default=NO_PLAN)

    @property
    def _bound(self) -> int:
        """Points that no plan exceeds."""
        return max(subproblem.bound for subproblem in self._subproblems)

    def _over(self) -> bool:
        """Whether no thread takes another turn."""
        if self.budget.interrupted or self._errors or self.budget.left <= 0:
            return True
        if self._best < self._bound:
            return False
        if self._only_best:
            return True
        if self._best_proved_at is None:
            self._best_proved_at = self.budget.used
        effort = (self._best_proved_at - self._begun_at) * LATER_SHARE
        return self.budget.used - self._best_proved_at > min(max(effort, LATER_LEAST), LATER_MOST)

    def _take_turns(self, ended: threading.Event) -> None:
        """Give one turn after the other, always to the run with the least effort so far."""
        try:
            while True:
                with self._lock:
                    run, seconds = self._next_turn()
                    if run:
                        run.busy = True
                        if self._course:
                            self._course.started(run.subproblem, run.strategy, self._cutoff(run))
                        if run.strategy is not None:
                            self._start(run, run.strategy, seconds)
                    elif seconds:
                        self._search_ended.wait(seconds)
                        continue
                    else:
                        return
                if run.search:
                    self._search(run, run.search)
                else:
                    self._local_turn(run)
        except BaseException as error:
            with self._lock:
                self._errors.append(error)
        finally:
            ended.set()

    def _next_turn(self) -> tuple[StrategyRun | None, float]:
        """The run that has the next turn and how long it is, or None and how long to wait; 0 at the end."""
        if self._over():
            return None, 0.0
        waiting = self._waiting()
        if not waiting and all(run.strategy is None for run in self._runs):
            left = [each for each in self._subproblems if not self._settled(each)]
            self._runs += exact_runs(self._subproblems, alone=len(left) == 1)
            waiting = self._waiting()
        if not waiting:
            return None, IDLE if any(run.busy for run in self._runs) else 0.0
        run = min(waiting, key=lambda run: run.effort)
        return run, max(0.01, min(run.turn, self.budget.left))

    def _waiting(self) -> list[StrategyRun]:
        """The runs that may have a turn now; those of the local search only until the best is proved."""
        return [
            run
            for run in self._runs
            if not (run.busy or self._settled(run.subproblem))
            and (run.strategy is not None or (run.spent == 0 and self._best_proved_at is None))
            and run.has_work(self._cutoff(run))
        ]

    def _settled(self, subproblem: Subproblem) -> bool:
        """Whether a subproblem has no plan that is still looked for."""
        return subproblem.done or (self._best_proved_at is None and subproblem.bound <= self._best)

    def _runs_to_stop(self) -> list[StrategyRun]:
        """The runs whose searches should end.

        Their turn is over while others wait on which less was spent, or they search for what is settled, or
        without what is known by now.
        """
        if self.limits.deterministic:
            return []
        running = [run for run in self._runs if run.search]
        useless = [run for run in running if self._settled(run.subproblem) or run.outdated(self._cutoff(run))]
        return [*late_runs(running, self._waiting()), *useless]

    def _cutoff(self, run: StrategyRun) -> int | None:
        """The objective that solutions have to exceed: that of the best plan of all or, later, of its own."""
        best = self._best
        if self._best_proved_at is not None or best == NO_PLAN:
            return run.subproblem.cutoff
        return best - run.subproblem.constant

    def _local_turn(self, run: StrategyRun) -> None:
        """Give a run of the local search its turn."""
        work = self._local_turns.take_first_turn(run.subproblem, self._ended)
        with self._lock:
            if self._course:
                self._course.ended(run.subproblem, None, None)
            run.spent = work
            self.budget.searched(work)
            run.busy = False
            self._search_ended.notify_all()

    def _start(self, run: StrategyRun, strategy: Strategy, turn: float) -> None:
        """Make the search of a run's turn."""
        run.started_at = clock.monotonic()
        run.ends_at = run.started_at + turn
        limit: dict[str, Parameter] = {"max_time_in_seconds": max(0.01, self.budget.left)}
        if self.limits.deterministic:
            limit = {"max_deterministic_time": turn}
        parameters = {"num_workers": 1, "random_seed": self.limits.seed, **limit, **strategy.parameters}

        def on_solution(objective: int, values: Values) -> None:
            with self._lock:
                run.best_found = objective
                try:
                    run.subproblem.record_solution(objective, values, strategy)
                except BaseException as error:
                    self._errors.append(error)

        def on_bound(bound: int) -> None:
            with self._lock:
                run.subproblem.record_bound(bound, strategy.part)

        run.start(parameters, self._cutoff(run), on_solution, on_bound)

    def _search(self, run: StrategyRun, search: AnySearch) -> None:
        """Run a search to its end, and note what it found and cost."""
        started = clock.monotonic()
        outcome = search.run()
        with self._lock:
            work = outcome.deterministic_time
            outdated = not outcome.finished and run.outdated(self._cutoff(run))
            if self.limits.deterministic:
                run.spent += work
            elif not outdated:  # A search that begins again with a better cutoff goes on with its turn.
                run.spent += clock.monotonic() - started
            self.budget.searched(max(work, 0.001))
            self.conflicts += outcome.conflicts
            self.branches += outcome.branches
            run.busy = False
            run.end(outcome)
            if self._course:
                self._course.ended(run.subproblem, run.strategy, outcome)
            for other in self._runs_to_stop():
                other.stop()
            self._search_ended.notify_all()
