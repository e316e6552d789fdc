"""Limits of a search, its stop, and the progress it reports: the same for every question of every game."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from typing import ParamSpec, TypeVar, cast

Asked = ParamSpec("Asked")
Found = TypeVar("Found")


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

    @property
    def all_cores(self) -> bool:
        """Whether there is a search for each core; one more, of lower priority, takes none from others."""
        return self.threads >= (os.cpu_count() or 1)


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
