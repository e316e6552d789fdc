"""Counts of what a deterministic search does in Python: they are the same on every machine, as no time is."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType
from typing import Any

from stockbook.optimizer.placement.portfolio import Portfolio
from stockbook.optimizer.solver.cpsat import to_proto
from stockbook.optimizer.solver.linear_rows import LinearRows

#: The function that the main thread calls again and again by the clock: what it calls is not counted.
_BY_CLOCK = Portfolio._supervise.__code__
#: The functions that make the rows of a model what CP-SAT reads, and what the Lagrangian search does.
_HAND_OVER, _HAND_OVER_LINEAR = to_proto.__code__, LinearRows.__init__.__code__
#: Comprehensions are calls in some versions of Python only.
_COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>")


class WorkCount:
    """The work of one thread: calls of this package's functions, and rows handed to a solver."""

    def __init__(self) -> None:
        self.calls = 0
        self.rows = 0
        self._by_clock = False
        self._counted: dict[CodeType, bool] = {}

    def __call__(self, frame: FrameType, event: str, value: Any) -> None:
        """Note an event, as ``sys.setprofile`` tells it."""
        code = frame.f_code
        if event == "call":
            self._by_clock = self._by_clock or code is _BY_CLOCK
            if code not in self._counted:
                self._counted[code] = _is_counted(frame)
            self.calls += self._counted[code] and not self._by_clock
        elif event == "return":
            if code is _BY_CLOCK:
                self._by_clock = False
            elif code is _HAND_OVER and value is not None:
                self.rows += len(value.constraints)
            elif code is _HAND_OVER_LINEAR:
                self.rows += len(frame.f_locals["self"].limits)


@contextmanager
def counted() -> Iterator[tuple[WorkCount, WorkCount]]:
    """Count what is done inside: by this thread, and by those that are started meanwhile."""
    here, started = WorkCount(), WorkCount()
    before = sys.getprofile()
    threading.setprofile(started)
    sys.setprofile(here)
    try:
        yield here, started
    finally:
        sys.setprofile(before)
        threading.setprofile(None)


def _is_counted(frame: FrameType) -> bool:
    """Whether a call is one of a function of this package, outside of this module."""
    module = str(frame.f_globals.get("__name__"))
    own = module.startswith("stockbook.") and module != __name__
    return own and frame.f_code.co_name not in _COMPREHENSIONS
