"""The documentation names no file and no module that does not exist."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = (
    *("models", "optimizer", "games", "engine", "web", "cli"),
    *("seeds", "benchmarks", "release", "tests", "docs"),
)
#: Files that readers make, and positions of the benchmark, are in folders with the name of one of ours.
_OTHERS = re.compile(r"games/(?:\*\.txt|sunday-01)")
#: CHANGELOG.md is left out: history has the names of its time.
PAGES = [
    *sorted((ROOT / "docs").rglob("*.md")),
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "benchmarks" / "README.md",
]
#: References to names, which the site checks when it is built.
_ROLE = re.compile(r"\{py:\w+\}`[^`]+`")
_LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
_PATH = re.compile(rf"(?<![\w./-])(?:{'|'.join(FOLDERS)})/[\w./*-]*[\w*/]")
#: A name to fill in, such as the FOLDER of a game, and what is made below it.
_ANY = re.compile(r"\b[A-Z]+\b(?=/|\.py).*")
_MODULE = re.compile(
    rf"(?<![\w./-])(?:stockbook\.)?((?:{'|'.join(FOLDERS)})(?!\.md\b)(?:\.[a-z]\w*)+)(?![\w(])"
)
#: A file of the program without its folder; one that begins with ``my_`` is the reader's own.
_PROGRAM = re.compile(r"(?<![\w./*-])(?!my_)\w+\.py\b")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_exists(page: Path) -> None:
    """Links, paths below a folder of the project, modules, and files of the program are all there."""
    text = _OTHERS.sub("", _ROLE.sub("", page.read_text("utf-8")))
    links = [(page.parent, link) for link in _LINK.findall(text)]
    paths = [(ROOT, _ANY.sub("", path)) for path in _PATH.findall(text)]
    modules = [(ROOT, f"{module.replace('.', '/')}*") for module in _MODULE.findall(text)]
    missing = [path for folder, path in chain(links, paths, modules) if not _there(folder, path)]
    missing += [
        name for name in _PROGRAM.findall(text) if not any(_there(ROOT / f, f"**/{name}") for f in FOLDERS)
    ]
    assert missing == []


def _there(folder: Path, path: str) -> bool:
    """Whether a path leads to a file or folder; a ``*`` in it stands for any text."""
    return any(folder.glob(path)) if "*" in path else (folder / path).exists()
