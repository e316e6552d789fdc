"""A line on standard error while a search takes long."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType

#: Seconds before the first line, and between plain lines where a terminal is not there to overwrite.
QUIET = 1.0
EVERY = 5.0


class ProgressLine:
    """Overwritten in place on a terminal, and gone in the end; elsewhere a plain line now and then."""

    def __init__(self) -> None:
        self._started = monotonic()
        self._next = self._started + QUIET
        self._terminal = sys.stderr.isatty()
        self._shown = False

    def __enter__(self) -> ProgressLine:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown and self._terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def __call__(self, best: int, bound: int) -> None:
        """Take the best points and the bound so far."""
        now = monotonic()
        if now < self._next:
            return
        line = f"searching for {now - self._started:.0f} s: {_known(best, bound)}"
        self._shown = True
        if self._terminal:
            print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
        else:
            self._next = now + EVERY
            print(line, file=sys.stderr, flush=True)


def _known(best: int, bound: int) -> str:
    from stockbook.optimizer.task import NOTHING

    if best == NOTHING:
        return "no other plan yet"
    if best >= bound:
        return f"{best} points are proved best, now the other contests"
    return f"{best} points so far, at most {bound} possible"
