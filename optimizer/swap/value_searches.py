"""Searches of what goods are worth: of many bundles at once, for as long as they are asked for.

All bundles that share their rows are searched together first, which proves most contests. Where that is not
enough, bundles are searched in smaller and smaller parts, so that nothing that is proved is lost.
"""

from __future__ import annotations

import threading
import time as clock
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from functools import partial
from types import TracebackType

from stockbook.optimizer.placement.profile_search import ProfileSearch
from stockbook.optimizer.solver.limits import SearchBudget
from stockbook.optimizer.solver.model_search import AnySearch
from stockbook.optimizer.solver.outcome import Parameter, Values
from stockbook.optimizer.swap.bundle import Bundle, set_thresholds, split
from stockbook.optimizer.swap.bundle_group import BundleGroup, UnitBounds
from stockbook.optimizer.swap.joint_subproblem import JointSubproblem
from stockbook.optimizer.swap.perceived_values import ValueQuery


class SearchThread(threading.Thread):
    """A thread that searches one thing after the other.

    ``work`` is called in the thread; it returns when there is nothing left to do.
    """

    def __init__(self, work: Callable[[], None]) -> None:
        super().__init__(daemon=True)
        self._work = work
        #: Set when the thread has ended. Not ``join``: in Python 3.11 a Ctrl-C inside it makes a running
        #: thread count as ended.
        self.ended = threading.Event()
        self.start()

    def run(self) -> None:
        """Work in the thread."""
        try:
            self._work()
        finally:
            self.ended.set()


#: Seconds, or work, after which the search is told anew what has to be known.
SLICE = 0.3
#: Work that local searches for a bundle count as.
HEURISTIC_WORK = 0.005
#: Seconds between two looks at what the searches have found.
POLL = 0.02


class ValueSearches:
    """The searches of one answer: what was begun for a bundle goes on when it is asked for again.

    Between two runs the searches go on, until the end of the ``with`` block. A deterministic answer searches
    in its runs only.

    A run ends when the budget of its own part does.
    """

    def __init__(self, budget: SearchBudget, seed: int = 0) -> None:
        self.budget = budget
        self._seed = seed
        #: The bundle of each key of goods, with the first query for it.
        self._bundles: dict[tuple[int, Hashable], tuple[ValueQuery, Bundle]] = {}
        #: Bundles that are in no group yet, by their valuations and scoring cards.
        self._ungrouped: dict[tuple[int, tuple[str, ...]], list[Bundle]] = defaultdict(list)
        self._groups: list[BundleGroup] = []
        #: The kinds of searches that have failed, which are made in parts at once from then on.
        self._hard: set[Hashable] = set()
        self._unit_bounds = UnitBounds()
        #: Held while anything here changes; notified when there may be something to search.
        self._news = threading.Condition()
        self._running: dict[JointSubproblem, AnySearch | ProfileSearch] = {}
        self._threads: list[SearchThread] = []
        self._errors: list[BaseException] = []
        self._slice_end = 0.0
        self._local_search_runs = False
        self._ended = False

    def __enter__(self) -> ValueSearches:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ended = True
        while alive := self._alive():
            with self._news:
                for search in self._running.values():
                    search.stop()
                self._news.notify_all()
            alive[0].ended.wait(POLL)
        if self._errors and not error:
            raise self._errors[0]

    def run(self, queries: Iterable[ValueQuery]) -> None:
        """Search for a while, or until all queries are answered, and store what is found in the valuations.

        The query that matters most comes first.
        """
        self.ask(queries)
        self._watch()
        with self._news:
            for query, bundle in self._bundles.values():
                if bundle.contest_bounds:  # It is in a group.
                    query.valuation.take(query.goods, bundle.plan, bundle.bound)
        if self._errors:
            raise self._errors[0]
        self.budget.report()

    def ask(self, queries: Iterable[ValueQuery]) -> None:
        """Ask for the bundles of these queries only, and make searches for those that are new.

        Searches begin as soon as the first group of bundles is made, and go on beside whatever comes next.
        Bundles for whose groups there is no time are grouped when something is asked again.
        """
        if not self.budget.limits.deterministic:
            self._start_threads()
        asked: dict[Bundle, tuple[int, float]] = {}
        for rank, query in enumerate(queries):
            key = id(query.valuation), query.valuation.key(query.goods)
            if key not in self._bundles:
                bundle = query.valuation.bundle(query.goods)
                self._bundles[key] = query, bundle
                self._ungrouped[id(query.valuation), bundle.cards].append(bundle)
            _, bundle = self._bundles[key]
            first, threshold = asked.get(bundle, (rank, query.threshold))
            asked[bundle] = first, min(threshold, query.threshold)
        with self._news:
            set_thresholds((bundle for _, bundle in self._bundles.values()), asked)
        self._make_groups(self._ungrouped.values())
        self._unit_bounds.make_sums(self._subproblems)
        with self._news:
            units = self._unit_bounds.queries(self._subproblems)
            set_thresholds(self._unit_bounds.bundles, units)
        self._make_groups(self._unit_bounds.ungrouped.values())

    def _make_groups(self, ungrouped: Iterable[list[Bundle]]) -> None:
        """Group the bundles that are asked for, which leave their lists; no more of them when time is up."""
        for bundles in ungrouped:
            for part in split([bundle for bundle in bundles if bundle.wanted]):
                if self.budget.left <= 0:
                    return
                if part:
                    group = BundleGroup(part, self._hard, self.budget)
                    with self._news:
                        self._groups.append(group)
                        for bundle in part:
                            bundle.tell_bounds()
                        self._news.notify_all()
                    for bundle in part:
                        bundles.remove(bundle)

    @property
    def _over(self) -> bool:
        return self._ended or bool(self._errors) or self.budget.left_in_all <= 0

    def _start_threads(self) -> None:
        """Start the threads that search, as many as are not alive."""
        self._threads = self._alive()
        while len(self._threads) < self.budget.limits.threads:
            self._threads.append(SearchThread(self._work))

    def _alive(self) -> list[SearchThread]:
        return [thread for thread in self._threads if not thread.ended.is_set()]

    def _watch(self) -> None:
        """Let the threads work for a while, and stop the searches that have become pointless."""
        deterministic = self.budget.limits.deterministic
        self._slice_end = max(0.0, self.budget.left - SLICE)
        self._start_threads()
        until = clock.monotonic() + SLICE
        while self._alive() and not (self._errors or self.budget.over):
            with self._news:
                # A deterministic thread ends by itself: nothing is searched beside what comes next.
                if not deterministic:
                    if all(group.done for group in self._groups) or clock.monotonic() > until:
                        break
                    self._make_room()
                self._news.wait(POLL)

    def _make_room(self) -> None:
        """Stop the searches that have proved all, and give others the cores of those whose time is over.

        That is where others wait, or another strategy is due.
        """
        now = clock.monotonic()
        waiting = any(not (each.running or each.done) for each in self._subproblems)
        for subproblem, search in self._running.items():
            overdue = subproblem.hopeless(now) or (waiting and now > subproblem.deadline)
            if subproblem.done or overdue:
                search.stop()

    def _work(self) -> None:
        """Run searches one by one; in a deterministic answer until a slice of work, or all of it, is done."""
        deterministic = self.budget.limits.deterministic
        try:
            while not self._over:
                if deterministic and self.budget.left <= self._slice_end:
                    return
                with self._news:
                    bundle = self._next_local_search()
                    subproblem = None if bundle else self._next_subproblem()
                    if not (bundle or subproblem or deterministic):
                        self._news.wait(POLL)
                if bundle:
                    self._improve(bundle)
                elif subproblem:
                    self._search(subproblem)
                elif deterministic:
                    return
        except BaseException as error:
            self._errors.append(error)

    @property
    def _subproblems(self) -> list[JointSubproblem]:
        return [each for group in self._groups for each in group.subproblems]

    def _next_local_search(self) -> Bundle | None:
        """The next bundle for a local search; one runs at a time, as they have one memory."""
        for group in () if self._local_search_runs else self._groups:
            if bundle := group.take_unplanned():
                self._local_search_runs = True
                return bundle
        return None

    def _next_subproblem(self) -> JointSubproblem | None:
        """The next subproblem for an exact search, whose attempt is begun."""
        waiting = [each for group in self._groups for each in group.ready]
        orders = [(order, number) for number, each in enumerate(waiting) if (order := each.order)]
        if not orders:
            return self._begun_part()
        subproblem = waiting[min(orders)[1]]
        subproblem.begin()
        return subproblem

    def _begun_part(self) -> JointSubproblem | None:
        """A part of what is searched already, for a core that has nothing else to do; by another strategy."""
        for subproblem in sorted(self._running, key=lambda each: -len(each.open_bundles)):
            for part in subproblem.parts:
                if not (part.running or part.done):
                    part.begin(beside=subproblem)
                    return part
        return None

    def _search(self, subproblem: JointSubproblem) -> None:
        """Search a subproblem by the attempt that was begun."""
        deterministic = self.budget.limits.deterministic
        time = subproblem.time
        parameters: dict[str, Parameter] = {"num_workers": 1, "random_seed": self._seed + subproblem.failures}
        if deterministic:
            parameters["max_deterministic_time"] = time
        else:
            parameters["max_time_in_seconds"] = max(0.01, self.budget.left_in_all)
        found, bounded = partial(self._take_solution, subproblem), partial(self._take_bound, subproblem)
        search = subproblem.make_search(parameters, found, bounded)
        with self._news:
            subproblem.deadline = clock.monotonic() + time
            self._running[subproblem] = search
        began = clock.thread_time()
        outcome = search.run()
        spent = outcome.deterministic_time if deterministic else clock.thread_time() - began
        with self._news:
            self._news.notify_all()
            proved = subproblem.take_outcome(outcome)
            subproblem.note_end(spent, proved=proved)
            del self._running[subproblem]
            self.budget.searched(max(outcome.deterministic_time, 0.001))
            if not (proved or subproblem.done or self._over):
                for group in self._groups:
                    group.note_failure(subproblem)

    def _improve(self, bundle: Bundle) -> None:
        """Look for better plans of a bundle."""
        found = bundle.better_plans()
        with self._news:
            self.budget.searched(HEURISTIC_WORK)
            self._local_search_runs = False
            for plan in found:
                bundle.keep(plan)

    def _take_solution(self, subproblem: JointSubproblem, objective: int, values: Values) -> None:
        with self._news:
            try:
                subproblem.take_solution(values)
            except BaseException as error:
                self._errors.append(error)

    def _take_bound(self, subproblem: JointSubproblem, bound: int) -> None:
        with self._news:
            subproblem.take_bound(bound)
