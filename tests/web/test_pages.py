"""The pages: what a browser loads for each."""

from __future__ import annotations

import re
from posixpath import dirname, join, normpath

import pytest

from stockbook.web.games import offered
from stockbook.web.pages import PAGES, page_files

FILES = page_files()


def named(path: str) -> list[str]:
    """The files that the page at a path names."""
    return re.findall(r'(?:href|src)="/static/([^"]+)"', PAGES[path].html(FILES).decode())


@pytest.mark.parametrize("path", PAGES)
def test_a_page_names_all_that_it_loads(path: str) -> None:
    """Nothing that a module of the page imports is left to be found one after another."""
    names = set(named(path))
    assert names <= FILES.keys()
    for name in names:
        if name.endswith(".js"):
            text = FILES[name].source.read_text("utf-8")
            for imported in re.findall(r'^(?:import|export) .*? from "(\.[^"]+)";$', text, re.MULTILINE):
                assert normpath(join(dirname(name), imported)) in names, (name, imported)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_small(path: str) -> None:
    """All that a browser loads for a page has less than 300 kB, without compression."""
    size = sum(len(FILES[name].source.read_bytes()) for name in {*named(path)})
    assert size + len(PAGES[path].html(FILES)) < 300_000


def test_every_file_belongs_to_a_page() -> None:
    """No module or style lies about that no page loads."""
    files = {name for name in FILES if name.endswith((".css", ".js", ".svg"))}
    assert files == {name for path in PAGES for name in named(path)}


def test_every_game_has_its_rules() -> None:
    """The page can tell how each game goes that it plays."""
    rules = {name for name in FILES if name.startswith("rules/")}
    assert rules == {f"rules/{each['game']}.html" for each in offered()}
    assert all(FILES[name].source.read_text("utf-8").count("<li>") >= 4 for name in rules)
