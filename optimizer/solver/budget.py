"""The budget of an answer: what its limits leave while many small searches use them up together."""

from __future__ import annotations

import time as clock
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import replace

from stockbook.optimizer.solver.limits import Progress, SearchLimits

#: Seconds between two looks at the searches that run.
POLL = 0.1
#: Seconds between two reports of progress.
REPORT = 0.5
#: The least seconds of a search.
MOMENT = 0.05


class Stopped(Exception):
    """Raised inside a search that has to end."""


class SearchBudget:
    """The running clock of an answer, which counts seconds or, for a deterministic answer, work of searches.

    Parameters
    ----------
    limits
        Limits of the whole answer, from now on.
    progress
        Returns what is known so far, for ``limits.on_progress``; None where there is nothing to report yet.
    """

    def __init__(self, limits: SearchLimits, progress: Callable[[], Progress | None] = lambda: None) -> None:
        self.limits = limits
        self._until = limits.time
        self._work = 0.0
        self._started = clock.monotonic()
        self._progress = progress
        self._next_report = self._started

    @property
    def interrupted(self) -> bool:
        """Whether the stop of the limits ends the answer."""
        return self.limits.stopped

    @property
    def used(self) -> float:
        """Seconds, or work, so far."""
        return self._work if self.limits.deterministic else clock.monotonic() - self._started

    @property
    def left(self) -> float:
        """Seconds, or work, that are left; 0 at the end and after a stop."""
        return 0.0 if self.interrupted else max(0.0, self._until - self.used)

    @property
    def left_in_all(self) -> float:
        """Seconds, or work, that are left of the whole answer, whatever share of them is left now."""
        return 0.0 if self.interrupted else max(0.0, self.limits.time - self.used)

    @contextmanager
    def within(self, share: float) -> Iterator[None]:
        """Until the end of the block, leave only this share of what is left now, from 0 to 1."""
        before = self._until
        self._until = self.used + share * self.left
        try:
            yield
        finally:
            self._until = before

    def part(self, share: float) -> SearchLimits:
        """The limits of a search that may take a share of the time left, from 0 to 1; of all the work, where
        that is counted. Even after the end it has a moment."""
        if self.limits.deterministic:
            return replace(self.limits, time=share * self.limits.time, on_progress=None)
        return replace(self.limits, time=max(MOMENT, share * self.left), on_progress=None)

    @property
    def seconds(self) -> float | None:
        """Seconds so far; None for a deterministic answer, which looks at no clock."""
        return None if self.limits.deterministic else clock.monotonic() - self._started

    def searched(self, work: float) -> None:
        """Count the work of a search."""
        self._work += work

    def report(self) -> None:
        """Report progress, if the last report is long enough ago."""
        if self.limits.on_progress and clock.monotonic() >= self._next_report:
            progress = self._progress()
            if progress:
                self.limits.on_progress(progress)
            self._next_report = clock.monotonic() + REPORT

    def enough_for(self, seconds: float) -> bool:
        """Whether a piece of work that takes as long would end in time; a deterministic answer begins any."""
        return self.left > (0.0 if self.limits.deterministic else seconds)

    @property
    def over(self) -> bool:
        """Whether no further search begins: after a stop, or where a clock matters when time is over."""
        return self.interrupted if self.limits.deterministic else self.left <= 0

    def check(self) -> None:
        """End a computation if the time is over, or after a stop.

        Raises
        ------
        Stopped
            If it has to end.
        """
        if self.over:
            raise Stopped

    def watch(self, progress: Progress) -> None:
        """End the search that reports its progress here, if the time is over, as ``check`` does."""
        self.check()

    def run(self, jobs: Iterable[Callable[[], object]]) -> None:
        """Run jobs side by side until all are done or the time is over, or after a stop.

        No job starts without time; the searches inside a job report to ``watch``.
        """
        jobs = list(jobs)
        if self.limits.threads == 1 or len(jobs) < 2:
            for job in jobs:
                if self.left <= 0:
                    return
                job()
                self.report()
            return
        with ThreadPoolExecutor(self.limits.threads) as pool:
            waiting = {pool.submit(self._in_time, job) for job in jobs}
            while waiting:
                done, waiting = wait(waiting, POLL)
                for future in done:
                    future.result()
                self.report()

    def _in_time(self, job: Callable[[], object]) -> None:
        if self.left > 0:
            job()
