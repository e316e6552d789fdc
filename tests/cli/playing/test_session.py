"""Lines typed in the terminal: arrow keys, the history, and ends of input, with and without readline."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from stockbook.cli.playing import session
from stockbook.cli.rendering.page import Page
from tests.cli.running import run
from tests.cli.terminal import terminal

HEAD = 'game = "stamps"\nplayers = ["me", "ann"]\n---\n'
UP, LEFT = "\x1b[A", "\x1b[D"


def test_arrow_keys_edit_a_line(tmp_path: Path) -> None:
    """A slip is put right where it is; the key up brings the line before, also in the next game."""
    file = tmp_path / "game.txt"
    file.write_text(HEAD)
    state = str(tmp_path / "state")
    with terminal(str(file), command="table", XDG_STATE_HOME=state, TERM="xterm") as at:
        at.wait_for("> ")
        at.type(f"r b y{LEFT * 2} g\n")
        at.wait_for("recorded: square r b g y")
        at.wait_for("> ")
        at.type("undo\n")
        at.wait_for("taken back: square r b g y")
        at.type(f"{UP}{UP}\n")
        at.wait_for("recorded: square r b g y")
        at.type("q\n")
        assert at.process.wait(timeout=60) == 0
    assert (tmp_path / "state" / "stockbook" / "history").read_text().splitlines()[-1] == "q"
    with terminal(str(file), command="table", XDG_STATE_HOME=state, TERM="xterm") as at:
        at.wait_for("> ")
        at.type(f"{UP}{UP}{UP}\n")
        at.wait_for("taken back: square r b g y")
        at.wait_for("> ")
        at.type("\x04")
        assert at.process.wait(timeout=60) == 0


@pytest.mark.alone
def test_ctrl_c_in_a_setup() -> None:
    """Code 130; every answer is there, and the same command goes on."""
    with terminal("game.txt", command="table") as at:
        at.wait_for("> ")
        at.type("stamps\n")
        at.wait_for("the other players")
        at.wait_for("> ")
        at.type("ann\n")
        at.wait_for("who starts")
        at.wait_for("> ")
        assert any(at.interrupted("") for _ in range(3))
        assert at.process.wait(timeout=60) == 130
    assert run("table", "game.txt", text="q\n").stdout.startswith("who starts")


def test_without_readline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is none, lines are typed as they are; a history that cannot be kept is no fault."""
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True, raising=False)
    typed = iter(["  one ", "two", "three"])

    def answer(prompt: str) -> str:
        assert prompt == "> "
        return next(typed)

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setitem(sys.modules, "readline", None)
    session.editing.cache_clear()
    assert typed_line() == "one"
    session.editing.cache_clear()
    monkeypatch.delitem(sys.modules, "readline")
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setenv("XDG_STATE_HOME", str(blocked))
    assert typed_line() == "two"
    session.editing.cache_clear()
    monkeypatch.setitem(sys.modules, "platformdirs", None)
    assert typed_line() == "three"
    session.editing.cache_clear()


@pytest.mark.parametrize("error", [EOFError, OSError])
def test_nobody_types(monkeypatch: pytest.MonkeyPatch, error: type[Exception]) -> None:
    """The end of the input, and a terminal that is gone, are no line."""

    def nothing(prompt: str) -> str:
        raise error

    monkeypatch.setattr("builtins.input", nothing)
    assert typed_line() is None


def typed_line() -> str | None:
    """The next line."""
    return session.typed_line(Page())
