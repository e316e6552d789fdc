"""Ctrl-C, as a search hears it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from stockbook.optimizer.solver.limits import Progress


def once() -> Callable[[Progress], None]:
    """A callback for progress that interrupts the search at the first call, and never again."""
    calls = count()

    def interrupt(progress: Progress) -> None:
        if next(calls) == 0:
            raise KeyboardInterrupt

    return interrupt
