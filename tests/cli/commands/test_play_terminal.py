"""``stockbook play`` at a terminal: keys, signals and a closed window keep the game."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pytest

from stockbook.cli.questions import signals
from stockbook.games.records import read_record
from stockbook.models.play.record import replay
from tests.cli.running import run
from tests.cli.terminal import terminal

pytestmark = pytest.mark.usefixtures("heap_known")


@pytest.mark.parametrize("kind", ["xterm-256color", "dumb"])
def test_at_a_terminal(kind: str) -> None:
    """A hint, a move, the key for the end of the input, and on from there; a dumb terminal does as well,
    and gets nothing that it cannot show."""
    with terminal("heap", "--seed", "5", "--opponent", "greedy", TERM=kind, NO_COLOR="1") as at:
        at.wait_for("your move, such as take 1")
        at.wait_for("> ")
        at.type("?\n")
        at.wait_for("hint: ")
        at.wait_for("> ")
        at.type("take 2\n")
        at.wait_for("player 2: take 3")
        at.wait_for("> ")
        at.type("\x04")
        at.wait_for("saved in heap-5.txt")
        assert at.process.wait(timeout=60) == 0
    with terminal("--resume", "heap-5.txt", TERM=kind) as at:
        at.wait_for("heap = [")
        at.wait_for("> ")
        at.type("3\n")
        at.wait_for("place")
        assert at.process.wait(timeout=60) == 0
    assert replay(read_record("heap-5.txt")).turn is None


@pytest.mark.alone
def test_ctrl_c_keeps_the_game() -> None:
    """Code 130, and the moves are there."""
    with terminal("heap", "--seed", "5", "--opponent", "greedy") as at:
        at.wait_for("> ")
        at.type("take 1\n")
        at.wait_for("> ")
        # A key in the moment before Python waits for a line is seen with the next one.
        assert any(at.interrupted("saved in heap-5.txt") for _ in range(10))
        assert at.process.wait(timeout=60) == 130
    assert [move.text for move in read_record("heap-5.txt").actions] == ["take 1", "take 3"]


@pytest.mark.alone
@pytest.mark.parametrize(
    "received", [(signal.SIGHUP,), (signal.SIGTERM,), (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)]
)
def test_other_signals_keep_the_game(received: tuple[signal.Signals, ...]) -> None:
    """At the prompt; several at the same time, as when a system stops, do no harm."""
    with terminal("heap", "--seed", "5", "--opponent", "greedy") as at:
        at.wait_for("> ")
        at.type("take 1\n")
        at.wait_for("> ")
        time.sleep(0.5)  # So that Python waits for the line.
        for each in received:
            at.process.send_signal(each)
        at.wait_for("saved in heap-5.txt")
        assert at.process.wait(timeout=60) in [128 + each for each in received]
    assert [move.text for move in read_record("heap-5.txt").actions] == ["take 1", "take 3"]


def test_a_signal_while_an_agent_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search answers it with its best so far; the game ends nevertheless, before that move."""
    monkeypatch.setattr(signals, "_received", signal.SIGTERM)
    done = run("play", "heap", "--seed", "5", "--auto", "greedy")
    assert done.exit_code == 130
    assert "saved in heap-5.txt" in done.stderr
    assert read_record("heap-5.txt").actions == ()


@pytest.mark.alone
@pytest.mark.parametrize("own", [True, False])
def test_a_closed_terminal_keeps_the_game(own: bool) -> None:
    """A window that is closed sends a signal; without it, nothing more can be read or written."""
    with terminal("heap", "--seed", "5", "--opponent", "greedy", own=own) as at:
        at.wait_for("> ")
        at.type("take 1\n")
        at.wait_for("> ")
        at.close()
        assert at.process.wait(timeout=60) == (129 if own else 2)
    assert [move.text for move in read_record("heap-5.txt").actions] == ["take 1", "take 3"]
    assert [each.name for each in Path().iterdir()] == ["heap-5.txt"]


def test_a_folder_that_is_gone() -> None:
    """At a terminal another place is asked for, and the game goes on there."""
    Path("stick").mkdir()
    with terminal("heap", "--seed", "5", "--opponent", "greedy", "--save", "stick/game.txt") as at:
        at.wait_for("> ")
        Path("stick/game.txt").unlink()
        Path("stick").rmdir()
        at.type("take 1\n")
        at.wait_for("stick/game.txt: --save: cannot be written: No such file or directory")
        at.wait_for("another place for the game: ")
        at.type("other.txt\n")
        at.wait_for("> ")
        at.type("q\n")
        at.wait_for("saved in other.txt")
        assert at.process.wait(timeout=60) == 0
    assert [move.text for move in read_record("other.txt").actions] == ["take 1", "take 3"]


def test_a_game_is_kept_by_one_process(tmp_path: Path) -> None:
    """A second one is refused at its start, also when it resumes; a killed one leaves nothing behind."""
    path = str(tmp_path / "game.txt")
    with terminal("heap", "--seed", "5", "--save", path) as at:
        at.wait_for("> ")
        for options in (["heap", "--save", path], ["heap", "--save", path, "--force"], ["--resume", path]):
            done = run("play", *options, text="q\n")
            assert (done.exit_code, done.stdout) == (2, "")
            assert "another stockbook keeps its game there" in done.stderr
        at.process.kill()
        at.process.wait(timeout=60)
    assert run("play", "--resume", path, text="q\n").exit_code == 0
    assert [each.name for each in tmp_path.iterdir()] == ["game.txt"]
