"""The turns of the local search: before the exact searches, and beside them."""

from __future__ import annotations

import threading
import time as clock
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from stockbook.optimizer.placement.local_search import LocalRun
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.limits import SearchBudget

#: Moves in the first turn: for a placement that is built greedily, and, where proofs need a better plan to
#: beat, from random ones.
FIRST_BUILD_MOVES, FIRST_RANDOM_MOVES = 200, (4000, 4000)
#: Moves of the shortest later runs, of which the others are multiples: from a placement that is built
#: greedily, and from a random one.
BUILD_MOVES, RANDOM_MOVES = 800, 4000
#: Placements that the compiled search builds in the first turn and in later ones, and the moves that improve
#: each, in the first turn and in the shortest of the others.
FIRST_BUILDS, LATER_BUILDS, COMPILED_MOVES = 32, 128, 1000
#: Seconds until the first later run: most proofs are done by then.
FIRST_PAUSE = 0.05
#: Pauses are so many times as long as the runs before them.
PAUSE = 4


def first_runs(subproblem: Subproblem) -> list[LocalRun]:
    """The runs of the first turn; the compiled search is loaded only where they would be long without it."""
    search = subproblem.local_search
    if search.long_first and subproblem.compiled_search:
        return [LocalRun(COMPILED_MOVES, greedy=True, builds=FIRST_BUILDS)]
    built = [LocalRun(FIRST_BUILD_MOVES, greedy=True)] if search.greedy else []
    return built + [LocalRun(moves, greedy=False) for moves in FIRST_RANDOM_MOVES if search.long_first]


def later_runs(subproblem: Subproblem, number: int) -> list[LocalRun]:
    """The runs of a turn beside the exact searches, by its number from 1: Luby's sequence."""
    search, times = subproblem.local_search, luby(number)
    if subproblem.compiled_search:
        return [LocalRun(COMPILED_MOVES * times, greedy=True, builds=LATER_BUILDS)]
    built = [LocalRun(BUILD_MOVES * times, greedy=True)] if search.greedy else []
    return [*built, LocalRun(RANDOM_MOVES * times, greedy=False)]


def luby(number: int) -> int:
    """Luby's sequence 1 1 2 1 1 2 4 ..., numbers from 1: as much work in runs of each length."""
    half = 1 << number.bit_length() - 1
    return half if number == 2 * half - 1 else luby(number - half + 1)


#: Deterministic time that a move counts as.
MOVE_WORK = 0.06 / 8000


class LocalTurns:
    """The turns of the local search, whose plans become incumbents of the subproblems.

    ``lock`` is held while a subproblem changes; ``wanted`` is whether a plan of one is still looked for.
    """

    def __init__(
        self,
        subproblems: Sequence[Subproblem],
        budget: SearchBudget,
        lock: threading.Lock,
        wanted: Callable[[Subproblem], bool],
    ) -> None:
        #: Set when all searches should end.
        self.ended = threading.Event()
        #: The subproblems that have not had their first turn, which comes before the exact searches.
        self.waiting = [each for each in subproblems if each.local_search.useful]
        #: How often each subproblem was searched beside the exact searches.
        self.later = dict.fromkeys(self.waiting, 0)
        self._budget = budget
        self._lock = lock
        self._wanted = wanted
        self._number = 0

    def next_first(self) -> Subproblem | None:
        """The next subproblem whose first turn is due, if there is one."""
        while self.waiting:
            subproblem = self.waiting.pop(0)
            if self._wanted(subproblem):
                return subproblem
        return None

    def take_first_turn(self, subproblem: Subproblem) -> float:
        """Search for a plan of a subproblem, and with some of the tiles for its induction.

        Returned is the work that this counts as.
        """
        runs = first_runs(subproblem)
        for each in runs:
            self._search(subproblem, each)
        if subproblem.induction:
            over = partial(self._stopped, subproblem)
            moves = max(each.moves for each in runs)
            subproblem.induction.explore(Random(self._budget.limits.seed), moves, over)
        return MOVE_WORK * sum(each.moves for each in runs)

    def go_on(self) -> None:
        """Search on, with short and long runs, and pauses between them, while plans of any are wanted."""
        pause = FIRST_PAUSE
        while not self.ended.wait(pause):
            with self._lock:
                useful = [each for each in self.later if self._wanted(each)]
            if not useful:
                return
            subproblem = self.next_of(useful)
            self.later[subproblem] += 1
            started = clock.monotonic()
            for each in later_runs(subproblem, self.later[subproblem]):
                self._search(subproblem, each)
            pause = PAUSE * (clock.monotonic() - started)

    def next_of(self, useful: Sequence[Subproblem]) -> Subproblem:
        """The subproblem to search next: each in turn, and every second time the best so far."""
        if sum(self.later[each] for each in useful) % 2:
            return max(useful, key=lambda each: each.best)
        return min(useful, key=lambda each: (self.later[each], -each.bound))

    def _search(self, subproblem: Subproblem, run: LocalRun) -> None:
        """Run the local search once; a plan that comes after the end is not kept."""
        with self._lock:
            self._number += 1
            rng = Random(f"{self._budget.limits.seed} {self._number}")
        plan = subproblem.search_locally(rng, run, partial(self._stopped, subproblem))
        with self._lock:
            if not self.ended.is_set():
                subproblem.record_plan(plan)

    def _stopped(self, subproblem: Subproblem) -> bool:
        """Whether a run should end, as all is over or another thread has proved what it searches."""
        useless = not (self._budget.limits.deterministic or self._wanted(subproblem))
        return useless or self.ended.is_set() or self._budget.over
