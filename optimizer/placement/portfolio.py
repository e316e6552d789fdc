"""Searches side by side: every task with every lane, until all is proved or time is up."""

from __future__ import annotations

import threading
import time as clock
from collections.abc import Callable, Sequence
from random import Random

from stockbook.optimizer.placement.local_search import luby
from stockbook.optimizer.placement.strategy_runs import StrategyRun, next_guess, strategy_runs
from stockbook.optimizer.placement.subproblem import NO_PLAN, Strategy, Subproblem
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.cpsat import Parameter, Search, Values
from stockbook.optimizer.solver.limits import Progress, SearchLimits

#: Runs of the local search for each contest, their moves, and the deterministic time that they count as.
LOCAL_RUNS, STEPS, LOCAL_WORK = 2, 4000, 0.06
#: Seconds between two looks at the searches that run.
WATCH = 0.05
#: Seconds until the local search has its first run beside the exact ones.
FIRST_GUESS = 0.05
#: It rests as long as it ran, and after so many seconds so many times as long.
EARLY, LATER = 1.0, 10
#: Seconds to wait while all that is worth searching is being searched.
PAUSE = 0.02


class Portfolio:
    """Searches on a few threads; what ends a task ends all its searches.

    Parameters
    ----------
    limits
        Limits of all searches together; progress is reported about ten times a second.

    Attributes
    ----------
    budget
        What is left of the limits: its clock starts when the portfolio is made.
    conflicts, branches
        What all searches went through, as CP-SAT counts it.
    """

    def __init__(self, limits: SearchLimits) -> None:
        self.limits = limits
        self.budget = SearchBudget(limits)
        self.conflicts = 0
        self.branches = 0
        self._lock = threading.Lock()
        self._errors: list[BaseException] = []
        self._guesses = 0
        self._ended = threading.Event()

    def run(self, tasks: Sequence[Subproblem], *, only_best: bool = False) -> None:
        """Search until every task is proved, time is up, or Ctrl-C.

        After a first turn each, only plans better than the best of all are looked for, until there are
        none. Then the other contests get as much effort again to find their own best; what is not proved
        by then stays a bound.

        Parameters
        ----------
        tasks
            What to search; their plans and bounds are the result.
        only_best
            Stop as soon as the best of all is proved.

        Raises
        ------
        InternalError
            If a plan fails its check.
        Exception
            Whatever ``on_progress`` raises; the searches are stopped first.
        """
        self._tasks = tasks
        self._only_best = only_best
        self._lanes = strategy_runs(tasks, local=not only_best)
        self._begin = self.budget.left
        self._decided_at: float | None = None
        self._ended = threading.Event()
        if not (self.limits.deterministic or only_best):
            threading.Thread(target=self._guess, args=(self._ended,), daemon=True).start()
        # Not Thread.join: in Python 3.11 a Ctrl-C inside it makes a running thread count as ended.
        ended: list[threading.Event] = []
        try:
            for _ in range(self.limits.threads):
                event = threading.Event()
                threading.Thread(target=self._work, args=(event,), daemon=True).start()
                ended.append(event)
            while alive := [event for event in ended if not event.is_set()]:
                alive[0].wait(WATCH)
                self._watch()
        except KeyboardInterrupt:
            self.budget.interrupted = True
            self._stop(ended)
        except BaseException as error:
            self._errors.insert(0, error)
            self._stop(ended)
        finally:
            self._ended.set()
        if self._errors:
            raise self._errors[0]

    def _stop(self, ended: list[threading.Event]) -> None:
        """Wait for the searches, which end because this race is over."""
        while alive := [event for event in ended if not event.is_set()]:
            self._watch()
            alive[0].wait(0.05)

    def _watch(self) -> None:
        """Stop the searches that have become pointless, and report."""
        with self._lock:
            over = self.budget.interrupted or bool(self._errors)
            if not self.limits.deterministic:
                over = over or self._over()
            for lane in self._lanes if over else self._outlived():
                if lane.search:
                    lane.search.stop()
            best, bound = _best(self._tasks), _bound(self._tasks)
        if self.limits.on_progress and not self._errors:
            self.limits.on_progress(Progress(None if best == NO_PLAN else best, bound))

    def _guess(self, ended: threading.Event) -> None:
        """Short and long runs of the local search, with pauses as long, later longer."""
        pause = FIRST_GUESS
        try:
            while not ended.wait(pause):
                with self._lock:
                    lanes = [lane for lane in self._lanes if lane.strategy is None]
                    lanes = [lane for lane in lanes if not self._pointless(lane.task)]
                if not lanes or self._decided_at is not None:
                    return
                lane = next_guess(lanes)
                lane.guesses += 1
                started = clock.monotonic()
                self._improve(lane.task, 2 * STEPS * luby(lane.guesses), ended)
                now = clock.monotonic()
                pause = (now - started) * (1 if self.budget.used < EARLY else LATER)
                if lane.task.within_reach:
                    pause = 0.01
        except BaseException as error:
            with self._lock:
                self._errors.append(error)

    def _over(self) -> bool:
        if self.budget.interrupted or self._errors or self.budget.left <= 0:
            return True
        if _best(self._tasks) < _bound(self._tasks):
            return False
        if self._only_best:
            return True
        if self._decided_at is None:
            self._decided_at = self.budget.left
        effort = self._begin - self._decided_at
        return self._decided_at - self.budget.left > max(effort / 8, 0.1)

    def _work(self, ended: threading.Event) -> None:
        """Take one turn after another: always the search on which least was spent."""
        try:
            while True:
                with self._lock:
                    lane, turn = self._next()
                    if lane:
                        lane.busy = True
                        if lane.strategy is not None:
                            lane.begun = clock.monotonic()
                            lane.until = lane.begun + turn
                            lane.start(
                                self._parameters(lane.strategy, turn),
                                self._cutoff(lane),
                                self._on_solution(lane, lane.strategy),
                                self._on_bound(lane, lane.strategy),
                            )
                if lane and lane.search:
                    self._search(lane, lane.search)
                elif lane:
                    for _ in range(LOCAL_RUNS):
                        self._improve(lane.task, STEPS, self._ended)
                    if lane.task.induction:
                        lane.task.induction.explore(Random(self.limits.seed), STEPS, self._ended.is_set)
                    with self._lock:
                        lane.spent = LOCAL_WORK
                        self.budget.searched(LOCAL_WORK)
                        lane.busy = False
                elif turn:
                    clock.sleep(turn)
                else:
                    return
        except BaseException as error:
            with self._lock:
                self._errors.append(error)
        finally:
            ended.set()

    def _next(self) -> tuple[StrategyRun | None, float]:
        """The search whose turn it is, or None, and how long to search or to wait; 0 at the end."""
        if self._over():
            return None, 0.0
        running = sum(lane.busy for lane in self._lanes)
        waiting = self._waiting()
        if not waiting:
            return None, PAUSE if running else 0.0
        lane = min(waiting, key=lambda lane: lane.effort)
        return lane, max(0.01, min(lane.turn, self.budget.left))

    def _waiting(self) -> list[StrategyRun]:
        """What may have a turn now; to prove the other contests' own best, no more plans are guessed."""
        return [
            lane
            for lane in self._lanes
            if not (lane.busy or self._pointless(lane.task))
            and (lane.strategy is not None or (lane.spent == 0 and self._decided_at is None))
            and lane.ready(self._cutoff(lane))
        ]

    def _pointless(self, task: Subproblem) -> bool:
        """Whether nothing that is still asked can be found in a task."""
        return task.done or (self._decided_at is None and task.bound <= _best(self._tasks))

    def _outlived(self) -> list[StrategyRun]:
        """The searches to stop: those that find nothing that is asked, or do not know by now what is, and
        those that run after their turn while others wait on which less was spent."""
        if self.limits.deterministic:
            return []
        running = [lane for lane in self._lanes if lane.search]
        over = [lane for lane in running if clock.monotonic() > lane.until]
        over.sort(key=lambda lane: -lane.effort)
        pairs = zip(over, sorted(self._waiting(), key=lambda lane: lane.effort), strict=False)
        late = [lane for lane, other in pairs if other.effort < lane.effort and not lane.beside(other)]
        stale = [lane for lane in running if self._pointless(lane.task) or lane.stale(self._cutoff(lane))]
        return [*late, *stale]

    def _cutoff(self, lane: StrategyRun) -> int | None:
        """The objective above which a search looks: its own best, or that of all contests."""
        best = _best(self._tasks)
        if self._decided_at is not None or best == NO_PLAN:
            return lane.task.to_beat
        return best - lane.task.constant

    def _improve(self, task: Subproblem, steps: int, ended: threading.Event) -> None:
        """One run of the local search; what comes after the end is not kept."""
        with self._lock:
            self._guesses += 1
            rng = Random(f"{self.limits.seed} {self._guesses}")
        plan = task.guess(rng, steps, ended.is_set)
        with self._lock:
            if not ended.is_set():
                task.keep(plan)

    def _search(self, lane: StrategyRun, search: Search) -> None:
        started = clock.monotonic()
        outcome = search.run()
        with self._lock:
            work = outcome.deterministic_time
            lane.spent += work if self.limits.deterministic else clock.monotonic() - started
            self.budget.searched(max(work, 0.001))
            self.conflicts += outcome.conflicts
            self.branches += outcome.branches
            lane.busy = False
            lane.end(outcome)
            if lane.task.done and not self.limits.deterministic:
                for other in self._lanes:
                    if other.task is lane.task and other.search:
                        other.search.stop()

    def _on_solution(self, lane: StrategyRun, strategy: Strategy) -> Callable[[int, Values], None]:
        def call(objective: int, values: Values) -> None:
            with self._lock:
                lane.found = objective
                try:
                    lane.task.found(objective, values, strategy)
                except BaseException as error:
                    self._errors.append(error)

        return call

    def _on_bound(self, lane: StrategyRun, strategy: Strategy) -> Callable[[int], None]:
        def call(bound: int) -> None:
            with self._lock:
                lane.task.bounded(bound, strategy.half)

        return call

    def _parameters(self, strategy: Strategy, turn: float) -> dict[str, Parameter]:
        limit: dict[str, Parameter] = {"max_time_in_seconds": max(0.01, self.budget.left)}
        if self.limits.deterministic:
            limit = {"max_deterministic_time": turn}
        return {"num_workers": 1, "random_seed": self.limits.seed, **limit, **strategy.parameters}


def _best(tasks: Sequence[Subproblem]) -> int:
    return max((task.best for task in tasks), default=NO_PLAN)


def _bound(tasks: Sequence[Subproblem]) -> int:
    return max(task.bound for task in tasks)
