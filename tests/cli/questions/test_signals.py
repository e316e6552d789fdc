"""Signals: Ctrl-C ends a search, and what follows goes on; other signals end that too."""

from __future__ import annotations

import signal

import pytest

from stockbook.cli.questions import signals


def test_going_on_after_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has done its work; a signal that ends programs has not."""
    monkeypatch.setattr(signals, "_received", signal.SIGINT)
    signals.go_on()
    assert signals.exit_code() is None
    monkeypatch.setattr(signals, "_received", signal.SIGTERM)
    with pytest.raises(KeyboardInterrupt):
        signals.go_on()
    assert signals.exit_code() == 128 + signal.SIGTERM
