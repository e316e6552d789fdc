"""Ctrl-C, as a search hears it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count


def once() -> Callable[[int, int], None]:
    """What to call with progress: interrupts the search at the first call, and never again."""
    calls = count()

    def interrupt(best: int, bound: int) -> None:
        if next(calls) == 0:
            raise KeyboardInterrupt

    return interrupt
