"""Running the examples of a page, each page in a folder of its own that is like a fresh clone."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.docs.pages import ROOT, Block, blocks
from tests.docs.sessions import commands

#: The deck that positions and records of the documentation name.
DECK = "my-copy.toml"
#: The first line of a block that is a file with a name.
_NAMED = "# "
#: The first line of a block that is a Python file.
MODULE = re.compile(r"# (\w+\.py)\n")


def clone(folder: Path) -> Path:
    """Make a working folder with the shipped files and the program beside it; the folder of the program."""
    shutil.copytree(ROOT / "seeds", folder / "seeds")
    program = folder.parent / f"{folder.name}-bin"
    program.mkdir()
    for name, words in (
        ("stockbook", [sys.executable, "-c", "from stockbook.cli.main import main; main()"]),
        ("python", [sys.executable]),
    ):
        (program / name).write_text(f'#!/bin/sh\nexec {shlex.join(words)} "$@"\n', "utf-8")
        (program / name).chmod(0o755)
    return program


def run_examples(page: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the console and Python examples of a page in order, and read its files.

    Parameters
    ----------
    page
        The page.
    folder
        An empty folder, in which they are run.
    monkeypatch
        Sets the working folder for Python.

    Raises
    ------
    AssertionError
        If one fails, or prints something else than the page shows.
    """
    program = clone(folder)
    monkeypatch.chdir(folder)
    for block in blocks(page):
        if block.language == "console":
            for command in commands(block):
                if not command.not_run:
                    command.run(folder, program)
        elif block.language in ("toml", "text"):
            _read(block, folder)
        elif module := MODULE.match(block.text):
            (folder / module[1]).write_text(block.text, "utf-8")
    _python(page)


def _read(block: Block, folder: Path) -> None:
    """Keep a block that begins with the name of a file, and read each that is a position or a record."""
    lines = [line for line in block.text.splitlines() if not line.startswith("#")]
    if not lines or not lines[0].startswith("game = "):
        return
    first = block.text.splitlines()[0]
    file = folder / (first.removeprefix(_NAMED) if first.startswith(_NAMED) else "example.toml")
    file.write_text(block.text, "utf-8")
    if f'deck = "{DECK}"' in block.text and not (folder / DECK).exists():
        # An unfinished deck, in which the stamps of the example may be missing.
        demo = (ROOT / "seeds" / "decks" / "demo.toml").read_text("utf-8")
        (folder / DECK).write_text(demo.replace('    "2x2 rare 5",\n', "", 1), "utf-8")
    checked = run("check", str(file))
    assert checked.exit_code == 0, f"{block}: {checked.stdout}"


def _python(page: Path) -> None:
    """The Python examples of a page one after another, as in a notebook."""
    source = "\n".join(block.text for block in blocks(page) if block.language == "python")
    if source:
        example = doctest.DocTestParser().get_doctest(source, {}, page.name, None, 0)
        assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example).failed == 0
