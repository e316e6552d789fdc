"""The folder in which a command is run: no module is loaded from there, by it or by what it starts."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import httpx
import pytest

from stockbook.engine import Engine
from tests.cli.running import SATURDAY, SMALL, SUNDAY
from tests.web.running import Site

ARENA = ("--game", "stamps", "--agents", "greedy,random", "--games", "2", "--workers", "2")
SCORE = json.dumps({"id": 1, "command": "score", "text": SMALL})
#: The file in which a trap notes its name.
LOADED = "loaded"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, which holds a file for every module there is, each noting that it was loaded."""
    trapped = tmp_path / "trapped"
    trapped.mkdir()
    trap = f"open({str(trapped / LOADED)!r}, 'a').write(__name__ + '\\n')\n"
    for name in sys.stdlib_module_names | packages_distributions().keys():
        (trapped / f"{name}.py").write_text(trap)
    monkeypatch.chdir(trapped)
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    return trapped


@pytest.fixture
def command(tmp_path: Path) -> list[str]:
    """The program as it is installed: a file in a folder of its own."""
    script = tmp_path / "stockbook-script"
    script.write_text("from stockbook.cli.main import main\nif __name__ == '__main__':\n    main()\n")
    return [sys.executable, str(script)]


def loaded(folder: Path) -> str:
    """The names of the traps that were loaded."""
    found = folder / LOADED
    return found.read_text() if found.exists() else ""


@pytest.mark.parametrize(
    ("arguments", "text", "code"),
    [
        (("check", SUNDAY, SATURDAY, "--workers", "2"), "", 0),
        (("hint", "-", "--time", "5"), SMALL, 0),
        (("review", SUNDAY, SATURDAY, "--workers", "1"), "", 2),
        (("arena", *ARENA), "", 0),
        (("play", "stamps", "--players", "2", "--auto", "greedy", "--opponent", "greedy"), "", 0),
        (("engine", "--processes", "1"), SCORE, 0),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_a_command_loads_nothing_from_there(
    command: list[str], folder: Path, arguments: tuple[str, ...], text: str, code: int
) -> None:
    """Nor do its workers, the process that starts them, and the one that counts what they share."""
    done = subprocess.run([*command, *arguments], input=text, capture_output=True, encoding="utf-8")
    assert loaded(folder) == ""
    assert (done.returncode, "Traceback" in done.stderr) == (code, False)


def test_the_page_and_its_engine_load_nothing_from_there(folder: Path, command: list[str]) -> None:
    """The server of the page, its engine, and the processes of that."""
    site = Site(command=command)
    try:
        answer = httpx.post(f"{site.address}api/ask", json={"command": "score", "text": SMALL}, timeout=60)
    finally:
        site.close()
    assert loaded(folder) == ""
    assert answer.json()["total"]


def test_an_engine_of_a_program_loads_nothing_from_there(folder: Path) -> None:
    """Neither the engine nor its processes, whatever the program itself does."""
    with Engine(processes=1) as engine:
        assert engine.ask("score", SMALL)["total"]
    assert loaded(folder) == ""
