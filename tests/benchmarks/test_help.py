"""The programs of the benchmark say what they do when asked."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "benchmarks"
PROGRAMS = sorted(path.stem for path in FOLDER.glob("*.py") if "__main__" in path.read_text("utf-8"))


@pytest.mark.parametrize("name", PROGRAMS)
def test_help_does_nothing_else(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A call with --help prints the usage and ends, as an unknown option does."""
    program = import_module(f"benchmarks.{name}")
    for option, code in (("--help", 0), ("--hepl", 2)):
        monkeypatch.setattr(sys, "argv", [name, option])
        with pytest.raises(SystemExit) as ended:
            program.main()
        assert ended.value.code == code
        shown = capsys.readouterr()
        assert f"usage: python -m benchmarks.{name} " in shown.out + shown.err
