"""The README's commands and examples run and answer what it shows; the examples of the notation read."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from stockbook.models import parse_tile, read_position
from tests.recount import FILTERS, MEASURES

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
NOTATION = (ROOT / "docs" / "notation.md").read_text("utf-8")
STOCKBOOK = (sys.executable, "-c", "from stockbook.cli.main import main; main()")
#: Lines that the section on playing may have to type.
MOST_TYPED = 15


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def shown() -> dict[str, str]:
    """Each command of the README, and the output below it."""
    parts = (part for block in blocks(README, "console") for part in block.split("$ ")[1:])
    return {command: output for command, _, output in (part.partition("\n") for part in parts)}


SHOWN = shown()


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with the shipped positions, as after a clone."""
    shutil.copytree(ROOT / "seeds", tmp_path / "seeds")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def settled(output: str) -> str:
    """The part that no two runs may differ in; of a move only its points, since equally good ones exist."""
    lines = [re.sub(r"\d+\.\d+ s\b", "some s", " ".join(line.split())) for line in output.splitlines()]
    if any("┌" in line for line in lines):
        lines = [line for line in lines if re.search(r"\d points\b|^total\b|\bproved\b", line)]
    return "\n".join(lines).strip()


@pytest.mark.parametrize("command", [command for command in SHOWN if command.startswith("stockbook ")])
def test_the_readmes_commands_answer_what_it_shows(command: str, clone: Path) -> None:
    """A command succeeds and prints what stands below it, where ... stands for anything."""
    words = shlex.split(command)[1:]
    done = subprocess.run([*STOCKBOOK, *words], capture_output=True, text=True, timeout=120, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    for piece in SHOWN[command].split("\n...\n"):
        assert settled(piece) in settled(done.stdout)
    if "--svg" in words:
        assert (clone / words[-1]).read_text("utf-8").startswith("<?xml")


@pytest.mark.parametrize("command", [command for command in SHOWN if command.startswith("make ")])
def test_the_readmes_make_targets_exist(command: str) -> None:
    """Make knows the targets that the README names."""
    subprocess.run([*shlex.split(command), "--dry-run"], check=True, cwd=ROOT, capture_output=True)


def test_every_command_of_the_readme_is_run() -> None:
    """The README shows hint, explain, score, show and check, and nothing that is not tested here."""
    assert {command.split()[0] for command in SHOWN} == {"make", "stockbook"}
    stockbook = {command.split()[1] for command in SHOWN if command.startswith("stockbook ")}
    assert stockbook == {"hint", "explain", "score", "show", "check"}


def test_a_whole_game_takes_few_lines() -> None:
    """The section on playing has few lines to type, and uses all shipped games."""
    section = README.partition("## A whole game")[2].partition("\n## ")[0]
    typed = re.findall(r"^(?:> |\$ )|`stockbook \w+ ", section, re.MULTILINE)
    assert 5 < len(typed) <= MOST_TYPED
    for game in (ROOT / "seeds" / "games").glob("*.txt"):
        assert f"seeds/games/{game.name}" in section


@pytest.mark.usefixtures("clone")
def test_the_readmes_python_examples_answer_what_it_shows() -> None:
    """The Python examples run one after another, as in a notebook."""
    example = doctest.DocTestParser().get_doctest("\n".join(blocks(README, "python")), {}, "README", None, 0)
    assert len(example.examples) > 5
    assert doctest.DocTestRunner().run(example).failed == 0


@pytest.mark.parametrize(("text", "waiting"), [(README, 4), (NOTATION, 2)], ids=["README", "notation"])
def test_the_documents_positions_read(text: str, waiting: int, tmp_path: Path) -> None:
    """The first example of a position file has no fault, with the deck beside it that it names."""
    deck = files("stockbook.seeds").joinpath("decks", "demo.toml").read_text("utf-8")
    (tmp_path / "my-copy.toml").write_text(deck, "utf-8")
    (tmp_path / "position.toml").write_text(blocks(text, "toml")[0], "utf-8")
    assert len(read_position(tmp_path / "position.toml").place) == waiting


def first_column(start: str, end: str) -> list[str]:
    """The code words in the first column of the table between two headings of the notation."""
    table = NOTATION.partition(start)[2].partition(end)[0]
    cells = re.findall(r"^\| (`.*?`) \| ", table, re.MULTILINE)
    return [word.replace(r"\|", "|") for cell in cells for word in re.findall("`(.*?)`", cell)]


def test_the_notations_stamps_read() -> None:
    """Every stamp in the table of stamps is one, each kind and both doubles among them."""
    assert len({parse_tile(text) for text in first_column("## Stamps", "## The album")}) == 7


def test_the_notation_names_every_measure() -> None:
    """The table of measures has all of them, and no others."""
    named = {word for word in first_column("## Contests", "## The Final Show") if "<filter>" not in word}
    assert named == {measure for measure in MEASURES if measure.split()[-1] not in FILTERS}
