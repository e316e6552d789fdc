"""Limits of a search, the progress it reports, and what many small searches leave of the limits together."""

from __future__ import annotations

import os
import signal
import threading
import time as clock
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any, ParamSpec, TypeVar, cast

Asked = ParamSpec("Asked")
Found = TypeVar("Found")
#: An event in the search of a Show Phase: ``event`` is its kind, ``contest`` the contest that is entered.
Event = dict[str, Any]


@dataclass(frozen=True)
class Progress:
    """The state of a search that is still running.

    Parameters
    ----------
    best
        Points of the best move so far; None before the first.
    bound
        Points that no move exceeds; None where no bound is known.
    move
        The best move so far as text; empty where it is not written yet.
    samples
        Samples of hidden or future events so far; None where nothing is sampled.
    sure
        Points that the best move so far brings whatever the others do; None where that is not searched.
    proved
        Number of subproblems proved so far, and of all of them; None where they are not counted.
    """

    best: float | None = None
    bound: float | None = None
    move: str = ""
    samples: int | None = None
    sure: float | None = None
    proved: tuple[int, int] | None = None


class RoundProgress(Progress):
    """The state of a search for the points of this round, after which those of the whole game are weighed."""


@dataclass(frozen=True)
class SearchLimits:
    """Limits of a search: its time, its threads, its seed, where it reports its progress, and its stop.

    Parameters
    ----------
    time
        Seconds until the best answer so far is returned. A deterministic search counts its own work instead.
    workers
        Number of searches that run at the same time; None for one on each core.
    seed
        Seed of the random choices.
    deterministic
        Whether equal questions get equal answers: one search at a time, no wall clock.
    on_progress
        Called some times a second from the thread that asked.
    stop
        Tells, from any thread, whether the search shall end with the best so far; None for never.
    on_event
        Called with each event of the search of a Show Phase, from any thread, one after the other.

    Raises
    ------
    ValueError
        If the time is not positive, or there is not at least one worker.
    """

    time: float = 10.0
    workers: int | None = None
    seed: int = 0
    deterministic: bool = False
    on_progress: Callable[[Progress], None] | None = None
    stop: Callable[[], bool] | None = None
    on_event: Callable[[Event], None] | None = None

    def __post_init__(self) -> None:
        if self.time <= 0 or (self.workers is not None and self.workers < 1):
            raise ValueError("Expected time > 0 and workers >= 1.")

    @property
    def stopped(self) -> bool:
        """Whether the search has been asked to end with the best so far."""
        return self.stop is not None and self.stop()

    @property
    def threads(self) -> int:
        """Number of searches that run at the same time."""
        return 1 if self.deterministic else self.workers or os.cpu_count() or 1

    def share(self, part: float) -> SearchLimits:
        """The limits with a part of the time, from 0 to 1; with all of the work, where that is counted."""
        return self if self.deterministic else replace(self, time=self.time * part)


def stopped_by_ctrl_c(search: Callable[Asked, Found]) -> Callable[Asked, Found]:
    """A search that Ctrl-C stops where its limits, which are given by name, have no stop.

    A second Ctrl-C raises ``KeyboardInterrupt``. Only in the main thread of a program that leaves Ctrl-C to
    Python; another one has handlers of its own.
    """

    @wraps(search)
    def stoppable(*args: Asked.args, **kwargs: Asked.kwargs) -> Found:
        limits = cast(SearchLimits, kwargs.get("limits") or SearchLimits())
        usual = signal.default_int_handler
        of_main = threading.current_thread() is threading.main_thread()
        if limits.stop or not of_main or signal.getsignal(signal.SIGINT) is not usual:
            return search(*args, **kwargs)
        pressed = threading.Event()

        def press(number: int, frame: object) -> None:
            pressed.set()
            signal.signal(number, usual)

        kwargs["limits"] = replace(limits, stop=pressed.is_set)
        signal.signal(signal.SIGINT, press)
        try:
            return search(*args, **kwargs)
        finally:
            signal.signal(signal.SIGINT, usual)

    return stoppable


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

    ``progress`` returns what is known so far, for ``limits.on_progress``; None where there is nothing to
    report yet.
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
            return replace(self.limits, time=share * self.limits.time, on_progress=None, on_event=None)
        return replace(self.limits, time=max(MOMENT, share * self.left), on_progress=None, on_event=None)

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

        Raises ``Stopped`` if it has to end.
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
