"""The turns of the local search: before the exact searches, and beside them."""

from __future__ import annotations

import threading
import time as clock
from collections.abc import Callable, Sequence
from random import Random

from stockbook.optimizer.placement.subproblem import Subproblem

#: Placements that the local search builds in the first turn, there where half of the empty spaces stay empty,
#: and in later turns; those with each number of tiles for an induction; and the moves that improve each, more
#: in longer turns.
FIRST_BUILDS, ROOMY_BUILDS, LATER_BUILDS, EXPLORING_BUILDS, MOVES = 8, 32, 128, 4, 1000
#: Seconds until the first later run: most proofs are done by then.
FIRST_PAUSE = 0.05
#: Pauses are so many times as long as the runs before them.
PAUSE = 4


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
        seed: int,
        lock: threading.Lock,
        wanted: Callable[[Subproblem], bool],
    ) -> None:
        #: Set when all searches should end.
        self.ended = threading.Event()
        #: The subproblems that have not had their first turn, which comes before the exact searches.
        self.waiting = [each for each in subproblems if each.local_search.useful]
        #: How often each subproblem was searched beside the exact searches.
        self.later = dict.fromkeys(self.waiting, 0)
        self._seed = seed
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
        self._search(subproblem, ROOMY_BUILDS if subproblem.roomy else FIRST_BUILDS, MOVES)
        if subproblem.induction:
            subproblem.induction.explore(subproblem.local_board, Random(self._seed), EXPLORING_BUILDS, MOVES)
        return MOVE_WORK * MOVES

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
            self._search(subproblem, LATER_BUILDS, MOVES * luby(self.later[subproblem]))
            pause = PAUSE * (clock.monotonic() - started)

    def next_of(self, useful: Sequence[Subproblem]) -> Subproblem:
        """The subproblem to search next: each in turn, and every second time the best so far."""
        if sum(self.later[each] for each in useful) % 2:
            return max(useful, key=lambda each: each.best)
        return min(useful, key=lambda each: (self.later[each], -each.bound))

    def _search(self, subproblem: Subproblem, builds: int, moves: int) -> None:
        """Run the local search once; a plan that comes after the end is not kept."""
        with self._lock:
            self._number += 1
            rng = Random(f"{self._seed} {self._number}")
        plan = subproblem.search_locally(rng, builds, moves)
        with self._lock:
            if not self.ended.is_set():
                subproblem.record_plan(plan)
