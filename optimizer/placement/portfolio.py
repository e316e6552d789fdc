"""The portfolio: every subproblem with every strategy on a few threads, until all is proved or time is up."""

from __future__ import annotations

import threading
import time as clock
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from stockbook.optimizer.placement.course import LOCAL_SEARCH, Course
from stockbook.optimizer.placement.local_turns import LocalTurns
from stockbook.optimizer.placement.plan import progress
from stockbook.optimizer.placement.strategies import Strategy, TurnSearch
from stockbook.optimizer.placement.subproblem import NO_PLAN, Subproblem
from stockbook.optimizer.solver.limits import SearchBudget, SearchLimits
from stockbook.optimizer.solver.outcome import Parameter

#: Seconds between two looks at the searches that run.
POLL = 0.05
#: Seconds that a thread waits at most while all that is worth searching is being searched.
IDLE = 0.05
#: Seconds until threads after the first begin: alone, the first has proved easy positions sooner.
SECOND_THREAD_DELAY = 0.03
#: Effort for the other subproblems once the best is proved: a share of that until then, at least, at most.
LATER_SHARE, LATER_LEAST, LATER_MOST = 1 / 8, 0.02, 0.05


@dataclass
class StrategyRun:
    """A strategy on a subproblem: the search of its turn, if it has one, and the effort spent so far."""

    subproblem: Subproblem
    strategy: Strategy
    spent: float = 0.0
    """Seconds, or work, of the searches that have ended."""
    started_at: float = 0.0
    ends_at: float = 0.0
    """When its turn began, and when it ends if others wait on which less was spent."""
    search: TurnSearch | None = None
    """The search of its turn."""

    @property
    def effort(self) -> float:
        """The effort spent, weighted after the first turn: the run with the least has the next turn."""
        spent = self.spent + (max(0.0, clock.monotonic() - self.started_at) if self.search else 0.0)
        return self.strategy.weight * spent if spent > self.strategy.first_turn else spent

    @property
    def turn(self) -> float:
        """Seconds, or work, of the next turn: the rest of the first one, or twice what was spent."""
        return max(self.strategy.first_turn - self.spent, 2 * self.spent)

    def waits_for(self, other: StrategyRun) -> bool:
        """Whether more was spent on another run, which is not one of the same strategy here."""
        same = self.subproblem is other.subproblem and self.strategy is other.strategy
        return self.effort < other.effort and not same

    def stop(self) -> None:
        """End the search soon, if there is one."""
        if self.search:
            self.search.stop()


def exact_runs(subproblems: Sequence[Subproblem]) -> list[StrategyRun]:
    """The runs of all strategies, in the order of their first turns."""
    found = [
        (number, strategy.rank, StrategyRun(subproblem, strategy))
        for subproblem in subproblems
        for number, strategy in enumerate(subproblem.strategies)
    ]
    return [run for *_, run in sorted(found, key=lambda entry: entry[:2])]


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
        # The runs of the exact searches of what is not proved, made once no subproblem waits for its first
        # local search.
        self._runs: list[StrategyRun] = []
        # How many turns are being taken.
        self._taken = 0
        # What was used of the budget when this began, and when the best of all was proved.
        self._begun_at = self.budget.used
        self._best_proved_at: float | None = None
        self._local = LocalTurns([] if only_best else subproblems, self.limits.seed, self._lock, self._wanted)
        if not (self.limits.deterministic or only_best):
            self._begin_thread(self._local.go_on)
        threads: list[threading.Event] = []
        try:
            for number in range(self.limits.threads):
                if number == 1 and threads[0].wait(SECOND_THREAD_DELAY):
                    break
                threads.append(self._begin_thread(self._take_turns))
            self._wait_for(threads)
        except BaseException as error:
            self._errors.insert(0, error)
            self._wait_for(threads)
        finally:
            self._local.ended.set()
        if self._errors:
            raise self._errors[0]

    def _begin_thread(self, work: Callable[[], None]) -> threading.Event:
        """Begin work on a thread of its own, and return what is set at its end; an error ends all others."""
        # Not Thread.join: in Python 3.11 a Ctrl-C inside it makes a running thread count as ended.
        ended = threading.Event()

        def watched() -> None:
            try:
                work()
            except BaseException as error:
                with self._lock:
                    self._errors.append(error)
            finally:
                ended.set()

        threading.Thread(target=watched, daemon=True).start()
        return ended

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

    def _take_turns(self) -> None:
        """Take one turn after the other until all is over."""
        while True:
            with self._lock:
                if self._over():
                    return
                turn = self._next_turn()
                if turn:
                    self._taken += 1
                elif self._taken:
                    self._search_ended.wait(IDLE)
                    continue
                else:
                    return
            turn()

    def _next_turn(self) -> Callable[[], None] | None:
        """The next turn: a first one of the local search, or that of the run with the least effort so far."""
        subproblem = self._local.next_first()
        if subproblem:
            return partial(self._local_turn, subproblem)
        if not self._runs:
            self._runs = exact_runs([each for each in self._subproblems if not each.done])
        run = min(self._waiting(), key=lambda run: run.effort, default=None)
        return partial(self._search, run, self._begin(run)) if run else None

    def _waiting(self) -> list[StrategyRun]:
        """The runs that may have a turn now."""
        return [
            run
            for run in self._runs
            if not (run.search or self._settled(run.subproblem))
            and run.strategy.has_work(run.subproblem, self._cutoff(run.subproblem))
        ]

    def _settled(self, subproblem: Subproblem) -> bool:
        """Whether a subproblem has no plan that is still looked for."""
        return subproblem.done or (self._best_proved_at is None and subproblem.bound <= self._best)

    def _wanted(self, subproblem: Subproblem) -> bool:
        """Whether the local search looks for a plan of a subproblem: only until the best of all is proved."""
        return self._best_proved_at is None and not self._settled(subproblem)

    def _runs_to_stop(self) -> list[StrategyRun]:
        """The runs whose searches should end.

        Their turn is over while others wait on which less was spent, or they search for what is settled, or
        without what is known by now.
        """
        if self.limits.deterministic:
            return []
        waiting = sorted(self._waiting(), key=lambda run: run.effort)
        late = [run for run in self._runs if run.search and clock.monotonic() > run.ends_at]
        late.sort(key=lambda run: -run.effort)
        useless = [
            run
            for run in self._runs
            if run.search
            and (self._settled(run.subproblem) or run.search.outdated(self._cutoff(run.subproblem)))
        ]
        return [run for run, other in zip(late, waiting, strict=False) if other.waits_for(run)] + useless

    def _cutoff(self, subproblem: Subproblem) -> int | None:
        """The objective that solutions have to exceed: that of the best plan of all or, later, of its own."""
        best = self._best
        if self._best_proved_at is not None or best == NO_PLAN:
            return subproblem.cutoff
        return best - subproblem.constant

    def _local_turn(self, subproblem: Subproblem) -> None:
        """Give a subproblem its first turn of the local search."""
        if self._course:
            self._course.started(subproblem, LOCAL_SEARCH, self._cutoff(subproblem))
        work = self._local.take_first_turn(subproblem)
        with self._lock:
            self.budget.searched(work)
            if self._course:
                self._course.ended(subproblem, LOCAL_SEARCH, None)
            self._taken -= 1
            self._search_ended.notify_all()

    def _begin(self, run: StrategyRun) -> TurnSearch:
        """The search of a run's turn."""
        turn = max(0.01, min(run.turn, self.budget.left))
        run.started_at = clock.monotonic()
        run.ends_at = run.started_at + turn
        limit: dict[str, Parameter] = {"max_time_in_seconds": max(0.01, self.budget.left)}
        if self.limits.deterministic:
            limit = {"max_deterministic_time": turn}
        parameters = {"num_workers": 1, "random_seed": self.limits.seed, **limit}
        cutoff = self._cutoff(run.subproblem)
        if self._course:
            self._course.started(run.subproblem, run.strategy.name, cutoff)
        run.search = run.strategy.begin(run.subproblem, cutoff, parameters, self._lock)
        return run.search

    def _search(self, run: StrategyRun, search: TurnSearch) -> None:
        """Run a search to its end, and note what it found and cost."""
        started = clock.monotonic()
        outcome = search.run()
        with self._lock:
            work = outcome.deterministic_time
            outdated = not outcome.finished and search.outdated(self._cutoff(run.subproblem))
            if self.limits.deterministic:
                run.spent += work
            elif not outdated:  # A search that begins again with a better cutoff goes on with its turn.
                run.spent += clock.monotonic() - started
            self.budget.searched(max(work, 0.001))
            self.conflicts += outcome.conflicts
            self.branches += outcome.branches
            run.search = None
            if search.take(outcome):
                run.spent = 0.0
            if self._course:
                self._course.ended(run.subproblem, run.strategy.name, outcome)
            if run.subproblem.done:
                run.subproblem.drop_rows()
                self._runs = [each for each in self._runs if each.search or not each.subproblem.done]
            self._taken -= 1
            for other in self._runs_to_stop():
                other.stop()
            self._search_ended.notify_all()
