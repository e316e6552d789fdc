"""Errors that are no fault of a question."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from stockbook.engine.failure import limit_of, own_fault


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
