"""A line on standard error while a search takes long."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stockbook.optimizer.solver.limits import Progress

#: Seconds before the first line, and between plain lines where a terminal is not there to overwrite.
QUIET = 1.0
EVERY = 5.0


def progress_text(progress: Progress) -> str:
    """The state of a search in words: its proofs, its best move, or its best points and their bound."""
    if progress.proved:
        proved, every = progress.proved
        return f"{proved} of {every} Show Phases proved"
    best, bound = progress.best, progress.bound
    if best is None:
        return "no other plan yet"
    if bound is None:
        move = f"{progress.move}, " * bool(progress.move)
        sure = "" if progress.sure is None else f", {progress.sure:.4g} for sure"
        word = "so far" if progress.samples is not None and progress.samples < 2 else "expected"
        return f"{move}{best:.1f} {word}{sure}"
    if best >= bound:
        return f"{best} points are proved best, now the other contests"
    return f"{best} points so far, at most {bound} possible"


class ProgressLine:
    """A line overwritten in place on a terminal, and gone in the end; elsewhere a plain line now and then."""

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

    def __call__(self, progress: Progress) -> None:
        """Show the state of a search, if it is time for another line."""
        now = monotonic()
        if now < self._next:
            return
        line = f"searching for {now - self._started:.0f} s: {progress_text(progress)}"
        self._shown = True
        if self._terminal:
            print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
        else:
            self._next = now + EVERY
            print(line, file=sys.stderr, flush=True)
