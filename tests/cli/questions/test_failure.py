"""How a command ends when something is wrong with the program itself, or when it is stopped."""

from __future__ import annotations

import errno
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stockbook.cli.questions.failure import BROKEN, WRONG_INPUT, exit_code
from stockbook.models import read_position
from stockbook.optimizer import InternalError, best_placement
from stockbook.optimizer.placement import search
from tests.cli.running import SMALL, SUNDAY, run


def broken(*_: Any, **__: Any) -> None:
    raise InternalError("the scorer counts 7 points instead of 8")


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_a_wrong_answer_is_never_shown(
    options: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A plan that fails its check ends in code 1 and a file to report, with the position and the details."""
    monkeypatch.setattr(search, "best_placement", broken)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    result = run("hint", SUNDAY, *options)
    assert result.exit_code == 1
    (report,) = tmp_path.iterdir()
    assert str(report) in result.stderr
    assert "instead of 8" in result.stderr
    text = report.read_text("utf-8")
    assert "stockbook 0.1.0, Python 3." in text
    assert "InternalError: the scorer counts 7 points instead of 8" in text
    assert 'contests = ["edges 10"' in text
    if options:
        (fault,) = json.loads(result.stdout)["faults"]
        assert str(report) in fault["message"]
    else:
        assert result.stdout == ""
    assert read_position(SUNDAY).contests


def test_a_search_that_is_stopped_shows_its_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code 130, and the answer says that it was stopped."""

    def stopped(position: Any, **options: Any) -> Any:
        answer = best_placement(position, **options)
        return replace(answer, interrupted=True, bound=answer.bound + 5)

    monkeypatch.setattr(search, "best_placement", stopped)
    result = run("hint", "-", text=SMALL)
    assert result.exit_code == 130
    assert result.stdout.startswith("Sunday: 66 points found, at most 71 possible\n")
    assert "stopped by Ctrl-C" in result.stdout
    document = json.loads(run("hint", "-", "--json", text=SMALL).stdout)
    assert (document["status"], document["best"], document["bound"]) == ("feasible", 66, 71)


def test_ctrl_c_before_there_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Code 130, one line, and no traceback."""

    def stopped(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("stockbook.engine.answering.read_source", stopped)
    result = run("hint", SUNDAY)
    assert (result.exit_code, result.stdout, result.stderr) == (130, "", "stopped\n")


def ended(error: Exception) -> int:
    """The exit code of a command that ends with an error."""

    def fail() -> None:
        raise error

    return exit_code(fail, as_json=False)


@pytest.mark.parametrize("file", ["standard output", "answers.jsonl"])
def test_a_full_disk(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It is told in a line, with what could not be written, and is no fault of the program."""
    error = OSError(errno.ENOSPC, "No space left on device", file if "." in file else None)
    assert ended(error) == WRONG_INPUT
    assert capsys.readouterr().err == f"{file}: cannot be written: No space left on device\n"


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (RuntimeError("can't start new thread"), "no more threads or processes can be started"),
        (BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable"), "ulimit -u"),
        (MemoryError(), "no more memory"),
        (OSError(errno.ENOMEM, "Cannot allocate memory"), "ulimit -v"),
        (ImportError("libscip.so.10.0: failed to map segment from shared object"), "no more memory"),
        (OSError(errno.EMFILE, "Too many open files", "a.toml"), "no more files can be opened"),
        (FileNotFoundError(errno.ENOENT, "No usable temporary directory found in ['/tmp']"), "TMPDIR"),
    ],
    ids=str,
)
def test_a_limit_of_the_system(error: Exception, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It is named with what helps, in a line, and is no fault of the program."""
    assert ended(error) == WRONG_INPUT
    shown = capsys.readouterr().err
    assert told in shown and shown.count("\n") == 1


def test_a_pipe_that_is_not_standard_output(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The end of another process is told, and not taken for a reader who has gone."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    with open(tmp_path / "output", "w") as output:
        monkeypatch.setattr("sys.stdout", output)
        assert ended(BrokenPipeError(errno.EPIPE, "Broken pipe")) == BROKEN
    assert "Broken pipe" in capsys.readouterr().err


def test_a_report_without_a_folder_for_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The error is told all the same, and its report printed."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "missing"))
    assert ended(InternalError("the scorer counts 7 points instead of 8")) == BROKEN
    shown = capsys.readouterr().err
    assert shown.startswith("this is a fault of stockbook, not of your file: the scorer counts 7")
    assert "InternalError: the scorer" in shown
