"""The meaning of options, the time that a search has, and errors that are no fault of a question."""

from __future__ import annotations

import errno
import pickle
from pathlib import Path
from time import monotonic, process_time

import pytest

from stockbook.engine.choices import (
    LEAST_RESERVE,
    MOST_RESERVE,
    SHORTEST,
    Refused,
    SearchTime,
    Within,
    limit_of,
    own_fault,
    read_choices,
)
from stockbook.models.files.faults import PositionError
from stockbook.models.stampswap.position import Position
from tests.models.stampswap.game.games import DEMO

POSITION = Position(round=2, contests=())
ALL = ("plans", "contests", "deck", "opponents")


def test_options_without_meaning_are_refused() -> None:
    """Each that is given and means nothing, and no other; those that mean something are read."""
    assert read_choices("file", POSITION, ()) == {}
    with pytest.raises(Refused) as caught:
        read_choices("file", POSITION, ("contests",), plans=2, contest="none", deck="x.toml")
    assert caught.value.possible
    assert [(fault.file, fault.key) for fault in caught.value.faults] == [
        ("file", "--deck"),
        ("file", "--plans"),
    ]
    read = read_choices("file", POSITION, ALL, plans=2, contest="none", deck=str(DEMO), opponents="random")
    assert (read["plans"], read["contests"], read["opponents"].random) == (2, [None], 1)
    assert read["deck"].tiles


@pytest.mark.parametrize(
    ("option", "text", "key"),
    [
        ("contest", "edges", "--contest"),
        ("opponents", "kind", "--opponents"),
        ("opponents", "1.5", "--opponents"),
    ],
)
def test_an_option_that_cannot_be_read(option: str, text: str, key: str) -> None:
    """It is named with what to write."""
    with pytest.raises(Refused) as caught:
        read_choices("file", POSITION, ALL, **{option: text})
    (fault,) = caught.value.faults
    assert (fault.file, fault.key) == ("file", key)


def test_a_deck_that_cannot_be_read() -> None:
    """It is told as a fault of its file."""
    with pytest.raises(PositionError, match="cannot be read"):
        read_choices("file", POSITION, ("deck",), deck="none.toml")


def test_the_clock_runs_from_the_start_of_the_command() -> None:
    """A search gets what is left, and never nothing; a deterministic one has its whole time."""
    since: dict[str, float] = {"started": monotonic() - 2, "worked": process_time() - 2}
    assert SearchTime(10, **since).limits().time == pytest.approx(10 - LEAST_RESERVE - 2, abs=0.5)
    assert SearchTime(3, **since).limits().time == pytest.approx(3 - LEAST_RESERVE - 2, abs=0.5)
    assert SearchTime(1, **since).limits().time == SHORTEST
    limits = SearchTime(7, 3, 5, deterministic=True, started=since["started"]).limits()
    assert (limits.time, limits.workers, limits.seed, limits.deterministic) == (7, 3, 5, True)


def test_more_is_left_for_showing_on_a_busy_machine() -> None:
    """Where a second of work has taken very long, the search ends earlier, but not by more than a limit."""
    busy = SearchTime(100, started=monotonic() - 50, worked=process_time() - 1)
    assert busy.limits().time == pytest.approx(50 - MOST_RESERVE, abs=1)


def test_the_clock_of_another_process_starts_anew() -> None:
    """A question that has waited, or comes from another machine, has its whole time there."""
    waited = SearchTime(9, 2, 3, started=monotonic() - 1000)
    arrived = pickle.loads(pickle.dumps(waited))
    assert arrived == waited
    assert arrived.limits().time > 5


@pytest.mark.parametrize(
    ("within", "text", "inside", "outside"),
    [(Within(1), "x>=1", (1, 10**9), (0,)), (Within(0.1, 2), "0.1<=x<=2", (0.1, 2), (0, 2.1))],
)
def test_numbers_have_bounds(
    within: Within, text: str, inside: tuple[float, ...], outside: tuple[float, ...]
) -> None:
    """Both ends belong to them; they are written as the help of a command writes them."""
    assert str(within) == text
    assert all(map(within.has, inside))
    assert not any(map(within.has, outside))


@pytest.mark.parametrize(
    ("error", "helps"),
    [
        (MemoryError(), "more memory"),
        (RuntimeError("can't start new thread"), "ulimit -u"),
        (OSError(errno.EMFILE, "too many"), "ulimit -n"),
        (FileNotFoundError(2, "No usable temporary directory found"), "TMPDIR"),
        (ValueError("3"), ""),
        (None, ""),
    ],
)
def test_a_limit_of_the_system_says_what_helps(error: Exception | None, helps: str) -> None:
    """Any other error is no limit."""
    found = limit_of(error)
    assert helps in found
    assert bool(found) is bool(helps)


def test_a_report_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that is known is in what a person is told then."""
    monkeypatch.setattr("tempfile.tempdir", str(Path("missing")))
    fault, message = own_fault(RuntimeError("no rows"), "arguments: ['hint']")
    assert "standard error" in fault.message
    assert "arguments: ['hint']" in message and "RuntimeError: no rows" in message
