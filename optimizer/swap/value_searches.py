"""Searches of what goods are worth: many sets of goods at once, for as long as they are asked for.

All sets that share their rows are searched together first, which does for most contests. Where that is not
enough, sets are searched in smaller and smaller parts, so that nothing that is proved is lost.
"""

from __future__ import annotations

import threading
import time as clock
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from types import TracebackType

from stockbook.models.stampswap.goods import Good
from stockbook.optimizer.placement.plan import Plan
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.cpsat import Parameter, Search, Values
from stockbook.optimizer.swap.backward_induction import ANYTHING
from stockbook.optimizer.swap.bundle import Bundle
from stockbook.optimizer.swap.bundle_group import STAGES, Group
from stockbook.optimizer.swap.joint_subproblem import JointSubproblem, parts
from stockbook.optimizer.swap.valuation import Valuation

#: Seconds, or work, until it is asked again what has to be known.
SLICE = 0.3
#: Work that local searches for a set count as.
GUESS_WORK = 0.005
#: Seconds between two looks at what the searches have found.
WATCH = 0.02


@dataclass(frozen=True)
class ValueQuery:
    """What is asked about some goods.

    Parameters
    ----------
    appraiser
        Of a player.
    goods
        All faces known.
    enough
        Of what they are worth, what is plain left out: to know that it is no more than this is enough. By
        default it has to be exact.
    """

    appraiser: Valuation
    goods: Sequence[Good]
    enough: float = ANYTHING


class ValueSearches:
    """The searches of one answer: what was begun for a set of goods goes on when it is asked for again.

    Between two runs the searches go on, until the end of the ``with`` block.

    Parameters
    ----------
    effort
        Its time ends the searches.
    seed
        Of the searches.
    """

    def __init__(self, effort: SearchBudget, seed: int = 0) -> None:
        self._effort = effort
        self._seed = seed
        self._sought: dict[tuple[int, Hashable], Bundle] = {}
        self._groups: list[Group] = []
        self._lock = threading.Lock()
        self._running: dict[JointSubproblem, Search] = {}
        self._threads: list[threading.Thread] = []
        self._errors: list[BaseException] = []
        self._rest = 0.0
        self._guessing = False
        self._ended = False

    def __enter__(self) -> ValueSearches:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ended = True
        while any(thread.is_alive() for thread in self._threads):
            self._stop(list(self._running))
            clock.sleep(WATCH)

    def run(self, asked: Iterable[ValueQuery]) -> None:
        """Search for a while, or until all that is asked is known; the appraisers learn what is found.

        What is asked first matters most.
        """
        with self._lock:
            self._ask(asked)
        self._watch()
        with self._lock:
            for group in self._groups:
                group.learn()
        if self._errors:
            raise self._errors[0]

    def _ask(self, asked: Iterable[ValueQuery]) -> None:
        """Only these are asked for now; what is new has searches from now on."""
        for sought in self._sought.values():
            sought.enough = None
        fresh: dict[tuple[int, tuple[str, ...]], list[Bundle]] = defaultdict(list)
        for rank, each in enumerate(asked):
            mark = id(each.appraiser), each.appraiser.key(each.goods)
            if mark not in self._sought:
                sought = self._sought[mark] = each.appraiser.sought(each.goods)
                fresh[id(each.appraiser), sought.cards].append(sought)
            sought = self._sought[mark]
            if not sought.asked:
                sought.rank = rank
            sought.enough = each.enough if sought.enough is None else min(sought.enough, each.enough)
        for alike in fresh.values():
            for part in parts(alike):
                if self._effort.left > 0:
                    self._groups.append(Group(part))

    @property
    def _over(self) -> bool:
        return self._ended or bool(self._errors) or self._effort.left <= 0

    @property
    def _known(self) -> bool:
        """Whether all is known that was asked."""
        return all(group.done for group in self._groups)

    def _watch(self) -> None:
        """Let the threads work for a while; what has become pointless ends."""
        fixed = self._effort.limits.deterministic
        self._rest = self._effort.left - SLICE
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        while len(self._threads) < self._effort.limits.threads:
            self._threads.append(threading.Thread(target=self._work, daemon=True))
            self._threads[-1].start()
        until = clock.monotonic() + SLICE
        try:
            while self._threads[0].is_alive() and not self._over:
                with self._lock:
                    if not fixed and (self._known or clock.monotonic() > until):
                        break
                    if not fixed:
                        self._stop(self._pointless())
                clock.sleep(WATCH)
        except KeyboardInterrupt:
            self._effort.interrupted = True

    def _pointless(self) -> list[JointSubproblem]:
        """The searches that know all, and where others wait those whose turn is over."""
        tasks = [task for group in self._groups for task in group.tasks]
        waiting = any(not (task.busy or task.done) for task in tasks)
        now = clock.monotonic()
        return [task for task in self._running if task.done or (waiting and now > task.until)]

    def _stop(self, tasks: Iterable[JointSubproblem]) -> None:
        for task in tasks:
            if task in self._running:
                self._running[task].stop()

    def _work(self) -> None:
        """One turn after the other; deterministic, until so much work is done or nothing is left to do."""
        fixed = self._effort.limits.deterministic
        try:
            while not self._over and not (fixed and self._effort.left <= self._rest):
                with self._lock:
                    turn = self._next()
                if turn:
                    turn()
                elif fixed:
                    return
                else:
                    clock.sleep(WATCH)
        except BaseException as error:
            self._errors.append(error)

    def _next(self) -> Callable[[], None] | None:
        """The next turn: a search; before that better plans are guessed, by one core."""
        tasks = [task for group in self._groups for task in group.tasks if not (task.busy or task.done)]
        first = min(tasks, key=lambda task: task.order, default=None)
        # One local search at a time: two would share a core.
        for stage in () if self._guessing else STAGES:
            for group in self._groups:
                if each := group.unguessed(stage):
                    self._guessing = True
                    return partial(self._guess, group, each, group.guess(each, stage))
        first = first or self._part()
        if first is None:
            return None
        first.busy = True
        model = first.model()
        parameters: dict[str, Parameter] = {"num_workers": 1, "random_seed": self._seed + first.turns}
        turn = first.time
        if self._effort.limits.deterministic:
            parameters["max_deterministic_time"] = turn
        else:
            parameters["max_time_in_seconds"] = max(0.01, self._effort.left)
        first.until = clock.monotonic() + turn
        search = Search(
            model,
            {**parameters, **first.strategy.parameters},
            self._found(first),
            self._bounded(first),
            cutoff=0,
        )
        self._running[first] = search
        return partial(self._search, first, search)

    def _part(self) -> JointSubproblem | None:
        """A part of what is searched already, for a core that has nothing else to do."""
        for task in sorted(self._running, key=lambda task: -len(task.opened)):
            for part in task.parts:
                if not (part.busy or part.done):
                    return part
        return None

    def _search(self, task: JointSubproblem, search: Search) -> None:
        began = clock.thread_time()
        outcome = search.run()
        fixed = self._effort.limits.deterministic
        spent = outcome.deterministic_time if fixed else clock.thread_time() - began
        with self._lock:
            task.ended(spent, done=outcome.finished)
            del self._running[task]
            task.busy = False
            self._effort.searched(max(outcome.deterministic_time, 0.001))
            if outcome.bound is not None:
                task.bounded(outcome.bound)
            if outcome.values is not None and outcome.objective is not None:
                task.found(outcome.objective, outcome.values)
            elif outcome.finished:
                task.bounded(0)
            if not (outcome.finished or task.done or self._over):
                for group in self._groups:
                    group.unproved(task)

    def _guess(self, group: Group, each: Bundle, guess: Callable[[], list[Plan]]) -> None:
        """Better plans for a set of a group."""
        plans = guess()
        with self._lock:
            self._effort.searched(GUESS_WORK)
            self._guessing = False
            group.guessed(each, plans)

    def _found(self, task: JointSubproblem) -> Callable[[int, Values], None]:
        def call(objective: int, values: Values) -> None:
            with self._lock:
                try:
                    task.found(objective, values)
                except BaseException as error:
                    self._errors.append(error)

        return call

    def _bounded(self, task: JointSubproblem) -> Callable[[int], None]:
        def call(bound: int) -> None:
            with self._lock:
                task.bounded(bound)

        return call
