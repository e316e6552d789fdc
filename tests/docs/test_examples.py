"""The examples of every page run and answer what it shows; ``make docs`` runs them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.docs.examples import MODULE, run_examples
from tests.docs.pages import DOCS, LANGUAGES, PAGES, Block, blocks
from tests.docs.sessions import Command, commands

BLOCKS = [block for page in PAGES for block in blocks(page) if not block.directive]
NOT_RUN = [
    command
    for block in BLOCKS
    if block.language == "console"
    for command in commands(block)
    if command.not_run
]
#: A line that could be typed as it stands.
_SHELL = re.compile(r"^(?:\$ )?(?:stockbook|make|python3?|pip|dask) [^=:]*$", re.MULTILINE)


@pytest.mark.docs
@pytest.mark.parametrize("page", PAGES[1:], ids=lambda page: str(page.relative_to(DOCS)))
def test_the_examples_of_a_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands print what stands below them, Python answers what it shows, files have no fault."""
    folder = tmp_path / "clone"
    folder.mkdir()
    run_examples(page, folder, monkeypatch)


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_no_example_escapes(block: Block) -> None:
    """Each block says what it is; commands stand in ``console`` blocks, Python in examples or named files."""
    assert block.language in LANGUAGES
    if block.language == "python":
        assert block.text.startswith(">>> ") or MODULE.match(block.text)
    elif block.language != "console":
        assert not _SHELL.search(block.text)


@pytest.mark.parametrize("command", NOT_RUN, ids=lambda command: command.line)
def test_what_is_not_run_could_be(command: Command) -> None:
    """An example that is not run says why, and has options that its command knows."""
    words = command.line.partition(" #")[0].split()
    assert len(command.not_run) > 10
    if words[0] == "stockbook":
        name = words[1:3] if words[1] in ("puzzle", "deck") else words[1:2]
        known = run(*name, "--help", COLUMNS="200").stdout
        assert {word for word in words if word.startswith("--")} <= set(re.findall(r"--[a-z-]+", known))
