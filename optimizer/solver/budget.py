"""Time for a whole answer: many small searches side by side, which all end in time."""

from __future__ import annotations

import os
import time as clock
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager

#: Seconds between two looks at searches that run.
WATCH = 0.1
#: Seconds between two reports of progress.
TELL = 0.5


class Stopped(Exception):
    """Raised inside a search that has to end."""


class SearchBudget:
    """The time of an answer, in seconds or, deterministic, in the work that searches count.

    Parameters
    ----------
    seconds
        From now on; for deterministic answers, the work of all searches.
    workers
        Searches at the same time; by default one a core. A deterministic answer has one.
    deterministic
        No clock, and one search after the other.
    on_progress
        Called now and then from the main thread.

    Attributes
    ----------
    interrupted
        Whether Ctrl-C has ended it.
    """

    def __init__(
        self,
        seconds: float,
        *,
        workers: int | None = None,
        deterministic: bool = False,
        on_progress: Callable[[], None] | None = None,
    ) -> None:
        self.deterministic = deterministic
        self.workers = 1 if deterministic else workers or os.cpu_count() or 1
        self.interrupted = False
        self._until = seconds
        self._spent = 0.0
        self._started = clock.monotonic()
        self._on_progress = on_progress
        self._next = self._started

    @property
    def used(self) -> float:
        """Seconds or work so far."""
        return self._spent if self.deterministic else clock.monotonic() - self._started

    @property
    def left(self) -> float:
        """What is left, never below 0; nothing after Ctrl-C."""
        return 0.0 if self.interrupted else max(0.0, self._until - self.used)

    @contextmanager
    def within(self, share: float) -> Iterator[None]:
        """Until the end of this block, only so much of what is left now may be used, from 0 to 1."""
        before = self._until
        self._until = self.used + share * self.left
        try:
            yield
        finally:
            self._until = before

    @property
    def seconds(self) -> float | None:
        """The wall clock so far; None for a deterministic answer."""
        return None if self.deterministic else clock.monotonic() - self._started

    def searched(self, work: float, *, interrupted: bool = False) -> None:
        """Count the work of a search, which Ctrl-C may have ended."""
        self._spent += work
        self.interrupted = self.interrupted or interrupted

    def tell(self) -> None:
        """Report progress."""
        now = clock.monotonic()
        if self._on_progress and now >= self._next:
            self._on_progress()
            self._next = clock.monotonic() + TELL

    def watch(self, best: int, bound: int) -> None:
        """What a search calls now and then: ends it when the time is over.

        Raises
        ------
        Stopped
            If it has to end.
        """
        if not self.deterministic and self.left <= 0:
            raise Stopped

    def run(self, jobs: Iterable[Callable[[], object]]) -> None:
        """Run jobs side by side until all are done or the time is over; Ctrl-C ends it early.

        A job looks at ``left`` before it starts, and hands ``watch`` to its search.
        """
        jobs = list(jobs)
        if self.workers == 1 or len(jobs) < 2:
            try:
                for job in jobs:
                    if self.left <= 0:
                        return
                    job()
                    self.tell()
            except KeyboardInterrupt:
                self.interrupted = True
            return
        with ThreadPoolExecutor(self.workers) as pool:
            waiting = {pool.submit(self._in_time, job) for job in jobs}
            while waiting:
                try:
                    done, waiting = wait(waiting, WATCH)
                    for future in done:
                        future.result()
                    self.tell()
                except KeyboardInterrupt:
                    self.interrupted = True

    def _in_time(self, job: Callable[[], object]) -> None:
        if self.left > 0:
            job()
