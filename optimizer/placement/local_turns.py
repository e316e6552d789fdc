"""The turns of the local search in a portfolio: the first ones, and those beside the exact searches."""

from __future__ import annotations

import threading
import time as clock
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from stockbook.optimizer.placement import local_schedule
from stockbook.optimizer.placement.local_search import LocalRun
from stockbook.optimizer.placement.strategy_runs import StrategyRun
from stockbook.optimizer.placement.subproblem import Subproblem
from stockbook.optimizer.solver.budget import SearchBudget
from stockbook.optimizer.solver.limits import SearchLimits

#: Deterministic time that a move counts as.
MOVE_WORK = 0.06 / 8000


class LocalTurns:
    """The turns of the local search, whose plans become incumbents of the subproblems.

    Parameters
    ----------
    limits
        The seed of the runs, and whether the clock may end them.
    budget
        What is left of the limits of all searches.
    lock
        Held while a subproblem changes.
    settled
        Whether a subproblem has no plan that is still looked for.
    """

    def __init__(
        self,
        limits: SearchLimits,
        budget: SearchBudget,
        lock: threading.Lock,
        settled: Callable[[Subproblem], bool],
    ) -> None:
        self._limits = limits
        self._budget = budget
        self._lock = lock
        self._settled = settled
        self._number = 0

    def take_first_turn(self, subproblem: Subproblem, ended: threading.Event) -> float:
        """Search for a plan of a subproblem, and with some of the tiles for its induction.

        Parameters
        ----------
        subproblem
            The subproblem.
        ended
            Set when all searches should end.

        Returns
        -------
        float
            The work that this counts as.
        """
        runs = local_schedule.first_runs(subproblem)
        for each in runs:
            self._search(subproblem, each, ended)
        if subproblem.induction:
            over = partial(self._stopped, subproblem, ended)
            moves = max(each.moves for each in runs)
            subproblem.induction.explore(Random(self._limits.seed), moves, over)
        return MOVE_WORK * sum(each.moves for each in runs)

    def go_on(self, useful_runs: Callable[[], Sequence[StrategyRun]], ended: threading.Event) -> None:
        """Search on, with short and long runs, and pauses between them, until none is useful any more.

        ``useful_runs`` returns the runs of the subproblems for which a plan is still looked for.
        """
        pause = local_schedule.FIRST_PAUSE
        while not ended.wait(pause):
            with self._lock:
                runs = useful_runs()
            if not runs:
                return
            run = local_schedule.next_local_run(runs)
            run.local_runs += 1
            started = clock.monotonic()
            for each in local_schedule.later_runs(run.subproblem, run.local_runs):
                self._search(run.subproblem, each, ended)
            pause = local_schedule.PAUSE * (clock.monotonic() - started)

    def _search(self, subproblem: Subproblem, run: LocalRun, ended: threading.Event) -> None:
        """Run the local search once; a plan that comes after the end is not kept."""
        with self._lock:
            self._number += 1
            rng = Random(f"{self._limits.seed} {self._number}")
        plan = subproblem.search_locally(rng, run, partial(self._stopped, subproblem, ended))
        with self._lock:
            if not ended.is_set():
                subproblem.record_plan(plan)

    def _stopped(self, subproblem: Subproblem, ended: threading.Event) -> bool:
        """Whether a run should end, as all is over or another thread has proved its subproblem."""
        proved = not self._limits.deterministic and self._settled(subproblem)
        return proved or ended.is_set() or self._budget.over
