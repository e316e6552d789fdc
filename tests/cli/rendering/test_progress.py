"""The line on standard error while a search takes long."""

from __future__ import annotations

import sys
from io import StringIO

import pytest

from stockbook.cli.rendering import progress
from stockbook.cli.rendering.progress import ProgressLine, progress_text
from stockbook.optimizer.solver.limits import Progress, RoundProgress


class Stream(StringIO):
    """Standard error, with or without a terminal behind it."""

    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


def told(monkeypatch: pytest.MonkeyPatch, *, terminal: bool, seconds: float) -> str:
    """Return the text written during a search of so many seconds that reports ten times a second."""
    now = 100.0
    monkeypatch.setattr(progress, "monotonic", lambda: now)
    stream = Stream(terminal=terminal)
    monkeypatch.setattr(sys, "stderr", stream)
    with ProgressLine() as line:
        while now < 100 + seconds:
            now += 0.1
            line(Progress(40, 50))
    return stream.getvalue()


@pytest.mark.parametrize("terminal", [True, False])
def test_a_quick_search_is_silent(monkeypatch: pytest.MonkeyPatch, terminal: bool) -> None:
    """Nothing is written in the first second."""
    assert told(monkeypatch, terminal=terminal, seconds=0.8) == ""


def test_a_terminal_sees_one_line_that_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is overwritten in place, and erased in the end."""
    written = told(monkeypatch, terminal=True, seconds=3)
    assert "\n" not in written
    assert "searching for 2 s: 40 points so far, at most 50 possible" in written
    assert written.endswith("\r\x1b[K")
    assert len(written.split("\r")) > 10


def test_elsewhere_a_plain_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more than one every few seconds, without control characters."""
    lines = told(monkeypatch, terminal=False, seconds=12.5).splitlines()
    assert [line.split(":")[0] for line in lines] == [f"searching for {n} s" for n in (1, 6, 11)]
    assert not any("\x1b" in line or "\r" in line for line in lines)


@pytest.mark.parametrize(
    ("known", "text"),
    [
        (Progress(bound=50), "no plan to show yet"),
        (Progress(-1, 50), "-1 point so far, at most 50 possible"),
        (Progress(50, 50), "50 points proved best, now the other contests"),
        (Progress(20.04, move="reserve 1 | 2 | 3", sure=18), "reserve 1 | 2 | 3, 20.0 expected, 18 for sure"),
        (Progress(20.04, move="pile 1 of left", samples=9), "pile 1 of left, 20.0 expected"),
        (Progress(20.04, move="pile 1 of left", samples=3), "pile 1 of left, 20.0 so far"),
        (Progress(20.04, move="pile 1 of left", samples=4), "pile 1 of left, 20.0 expected"),
        (Progress(proved=(3, 12)), "3 of 12 Show Phases proved"),
        (RoundProgress(bound=50), "no plan to show yet"),
        (RoundProgress(40, 50), "this round first: 40 points so far, at most 50 possible"),
        (RoundProgress(50, 50), "most points this round: 50, weighing the whole game"),
    ],
)
def test_all_that_is_known_is_told(known: Progress, text: str) -> None:
    """Bounds where there are any, and whether they are of this round alone; else the best move with its
    points, or how much is proved."""
    assert progress_text(known) == text
