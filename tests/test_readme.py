"""The README's commands and examples run and answer what it shows; the examples of the notation read."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from stockbook.models import parse_tile, read_position
from tests.docs.examples import run_examples
from tests.docs.pages import DOCS, README, ROOT, blocks
from tests.docs.sessions import commands
from tests.recount import FILTERS, MEASURES

NOTATION = (DOCS / "notation.md").read_text("utf-8")
#: Lines that the section on playing may have to type.
MOST_TYPED = 15
CONSOLE = [command for block in blocks(README) if block.language == "console" for command in commands(block)]


def test_the_readmes_examples_answer_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command prints what stands below it, and each Python example answers what it shows."""
    folder = tmp_path / "clone"
    folder.mkdir()
    run_examples(README, folder, monkeypatch)
    assert (folder / "sunday.svg").read_text("utf-8").startswith("<?xml")
    assert len([block for block in blocks(README) if block.language == "python"]) == 3


def test_the_readme_shows_what_matters() -> None:
    """It shows hint, explain, score, show and check, and runs all of them."""
    words = [command.line.split() for command in CONSOLE]
    assert {word for word, *_ in words} == {"make", "stockbook"}
    assert {name for word, name, *_ in words if word == "stockbook"} == {
        *("hint", "explain", "score", "show", "check")
    }
    assert not any(command.not_run for command in CONSOLE)


def test_a_whole_game_takes_few_lines() -> None:
    """The section on playing has few lines to type, and uses all shipped games."""
    section = README.read_text("utf-8").partition("## A whole game")[2].partition("\n## ")[0]
    typed = re.findall(r"^(?:> |\$ )|`stockbook \w+ ", section, re.MULTILINE)
    assert 5 < len(typed) <= MOST_TYPED
    for game in (ROOT / "seeds" / "games").glob("*.txt"):
        assert f"seeds/games/{game.name}" in section


def test_the_first_positions_read(tmp_path: Path) -> None:
    """The first position file of README and notation has as many stamps as it shows."""
    demo = files("stockbook.seeds").joinpath("decks", "demo.toml").read_text("utf-8")
    # An unfinished deck, in which the stamps of an example may be missing.
    deck = demo.replace('    "2x2 rare 5",\n', "", 1)
    (tmp_path / "my-copy.toml").write_text(deck, "utf-8")
    for page, waiting in ((README, 4), (DOCS / "notation.md", 2)):
        first = next(block for block in blocks(page) if block.language == "toml")
        (tmp_path / "position.toml").write_text(first.text, "utf-8")
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
