"""A line on standard error while a search takes long."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from typing import Self

from stockbook.cli.rendering.page import points
from stockbook.models.files.words import counted
from stockbook.optimizer.solver.limits import Progress, RoundProgress

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
        return "no plan to show yet"
    if bound is None:
        move = f"{progress.move}, " * bool(progress.move)
        sure = "" if progress.sure is None else f", {points(progress.sure)} for sure"
        return f"{move}{best:.1f} {_expected(progress.samples)}{sure}"
    round_first = isinstance(progress, RoundProgress)
    if best >= bound:
        if round_first:
            return f"most points this round: {points(best)}, weighing the whole game"
        return f"{counted(best, 'point')} proved best, now the other contests"
    return f"{'this round first: ' * round_first}{counted(best, 'point')} so far, at most {bound} possible"


def _expected(samples: int | None) -> str:
    """How points from this many samples are called: fewer than an interval needs are no expectation."""
    # Loaded by the search that samples; commands without one do not wait for it.
    from stockbook.optimizer.sampling.intervals import FEWEST

    return "so far" if samples is not None and samples < FEWEST else "expected"


class StatusLine:
    """A line overwritten in place on a terminal, and gone in the end; elsewhere a plain line now and then."""

    def __init__(self) -> None:
        self._started = monotonic()
        self._next = self._started + QUIET
        self._terminal = sys.stderr.isatty()
        self._shown = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown and self._terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def tell(self, text: Callable[[float], str]) -> None:
        """Show a text, made from the seconds since the beginning, if it is time for another line."""
        now = monotonic()
        if now < self._next:
            return
        line = text(now - self._started)
        self._shown = True
        if self._terminal:
            print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
        else:
            self._next = now + EVERY
            print(line, file=sys.stderr, flush=True)


class ProgressLine(StatusLine):
    """The line of a search."""

    def __call__(self, progress: Progress) -> None:
        """Show the state of the search."""
        self.tell(lambda seconds: f"searching for {seconds:.0f} s: {progress_text(progress)}")


class CountLine(StatusLine):
    """The line of work that is counted; ``what`` names the pieces in the plural."""

    def __init__(self, what: str) -> None:
        super().__init__()
        self._what = what

    def __call__(self, done: int, every: int) -> None:
        """Show how many pieces are done, of how many."""
        self.tell(lambda seconds: f"{done} of {every} {self._what} after {seconds:.0f} s")
