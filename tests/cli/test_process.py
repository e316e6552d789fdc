"""Whole processes: encodings, Ctrl-C, pipes."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.cli.running import COMMAND, HARD, POSITIONS, SATURDAY, SMALL, SUNDAY, run_process


@pytest.mark.parametrize("command", ["show", "score", "hint"])
def test_a_terminal_that_has_only_ascii(command: str) -> None:
    """The picture is drawn in ASCII, and names in other scripts are no reason to fail."""
    text = SMALL.replace("Corners:", "\N{BLACK STAR} Ecken:")
    environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "ascii", "COLUMNS": "80"}
    done = run_process(command, "-", text=text, env=environment)
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "+canceled" in done.stdout.replace("-", "")
    assert "? Ecken" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize("size", ["9" * 20, "9" * 5000, "\N{SUPERSCRIPT TWO}", "x", "-5", "0"])
def test_a_terminal_of_any_size(size: str) -> None:
    """A size in the environment that is no size, or larger than any, is no reason to fail."""
    sizes = dict.fromkeys(("COLUMNS", "LINES", "TERMINAL_WIDTH"), size)
    done = run_process("hint", "--help", env={**os.environ, **sizes})
    assert (done.returncode, done.stderr) == (0, "")
    assert "Usage" in done.stdout


@pytest.mark.parametrize(
    ("settings", "blue"),
    [
        ({"COLORTERM": "truecolor"}, "48;2;58;117;176"),
        ({"TERM": "xterm-256color"}, "48;5;67"),
        ({"TERM": "xterm"}, ";44m"),
        ({"NO_COLOR": "1"}, ""),
    ],
)
def test_a_terminal_with_color(settings: dict[str, str], blue: str) -> None:
    """As many colors as the terminal has, or none where NO_COLOR is set; the words are there all the same."""
    inherited = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
    environment = {**inherited, "COLORTERM": "", "TERM": "xterm", "COLUMNS": "80", **settings}
    ours, theirs = pty.openpty()
    with subprocess.Popen([*COMMAND, "show", SUNDAY], stdout=theirs, env=environment) as process:
        os.close(theirs)
        shown = "".join(_everything(ours))
        assert process.wait(timeout=60) == 0
    assert blue in shown
    assert ("\x1b[38;" in shown or ";44m" in shown) == bool(blue)
    assert all(word in shown for word in ("blue", "animals", "rare", "green", "space", "faded", "for-"))


def _everything(terminal: int) -> Iterator[str]:
    """Yield all lines that are written to a terminal until it is closed."""
    with open(terminal, encoding="utf-8", errors="replace", newline="") as stream, suppress(OSError):
        yield from stream


@pytest.mark.alone
@pytest.mark.parametrize("options", [["--json"], [], ["--goal", "now"]])
def test_ctrl_c_prints_the_best_so_far(options: list[str]) -> None:
    """Code 130; the answer has a bound and is not called proved."""
    command = [*COMMAND, "hint", "-", "--time", "60", *options]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, encoding="utf-8") as process:
        assert process.stdin
        assert process.stderr
        process.stdin.write(HARD)
        process.stdin.close()
        # The first progress line says that the search is on.
        assert process.stderr.readline().startswith("searching for ")
        started = time.monotonic()
        process.send_signal(signal.SIGINT)
        assert process.stdout
        shown = process.stdout.read()
        assert process.wait(timeout=30) == 130
        assert "Traceback" not in process.stderr.read()
    assert time.monotonic() - started < 20
    if "--json" in options:
        document = json.loads(shown)
        assert (document["status"], document["proved"]) == ("feasible", False)
        assert document["bound"] > document["best"] >= 14
        assert len(document["plans"][0]["place"]) + len(document["plans"][0]["discard"]) == 14
    else:
        assert "stopped by ctrl-c" in shown.lower()
        assert "enter holes 1x2 3" in shown or "enter no contest" in shown


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [("check",), ("show", "--json"), ("show", "--svg", "-"), ("hint",)])
def test_a_reader_that_goes_away(arguments: tuple[str, ...], unbuffered: str) -> None:
    """A closed pipe is no fault: not a word on standard error, however Python writes."""
    command, *options = arguments
    with subprocess.Popen(
        [*COMMAND, command, SUNDAY, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 0


def test_json_is_all_there_is_on_standard_output() -> None:
    """One document, in ASCII, whatever the names."""
    done = run_process("hint", "-", "--json", text=SMALL.replace("Corners:", "\N{BLACK STAR}:"))
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert json.loads(done.stdout)["plans"][0]["contest"] == "\N{BLACK STAR}: perfect-corners 4"


FIVE = str(POSITIONS / "choose-sunday-five.toml")


@pytest.mark.parametrize(
    "arguments",
    [("hint", SUNDAY), ("choose", FIVE, "--goal", "now", "--time", "0.3")],
    ids=["show", "choose"],
)
def test_deterministic_processes_print_the_same_bytes(arguments: tuple[str, ...]) -> None:
    """Processes whose hashes differ agree, on a choice that is not proved, too."""
    first, *others = (
        run_process(
            *arguments, "--json", "--deterministic", env={**os.environ, "PYTHONHASHSEED": seed}
        ).stdout
        for seed in "124"
    )
    assert others == [first, first]
    assert json.loads(first)["seconds"] is None


def test_check_is_quick() -> None:
    """A generous limit on the whole process; its imports are tested with the floors of the house."""
    started = time.monotonic()
    assert run_process("check", SATURDAY).returncode == 0
    assert time.monotonic() - started < 5


def test_ctrl_c_before_any_handler_is_set() -> None:
    """Ctrl-C in the first import of the program, in which Python's own handler still answers: one line."""
    code = (
        "import sys\n"
        "class Finder:\n"
        "    def find_spec(self, name, *rest):\n"
        "        if name == 'signal':\n"
        "            raise KeyboardInterrupt\n"
        "sys.modules.pop('signal', None)\n"
        "sys.meta_path.insert(0, Finder())\n"
        "from stockbook.cli.main import main\n"
    )
    done = subprocess.run([*COMMAND[:2], code], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "stopped\n")


def test_a_worker_that_loads_the_script_answers_no_signal() -> None:
    """A process of an arena loads the script again; a signal then ends it without a word."""
    code = (
        "import os, signal, sys\n"
        "sys.modules['__mp_main__'] = sys.modules['__main__']\n"
        "import stockbook.cli.main\n"
        "os.kill(os.getpid(), signal.SIGTERM)\n"
    )
    done = subprocess.run([*COMMAND[:2], code], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGTERM, "", "")
