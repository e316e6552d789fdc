"""A game made for tests, with all that a game registers, and what every game has to do."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from stockbook.cli.playing.table import FOLDERS
from stockbook.games.registry import MODULES as GAMES

#: A process in which the game of the tests is known, started where the tests are.
COMMAND = [
    sys.executable,
    "-c",
    "import pytest; from tests.games import make_known; make_known(pytest.MonkeyPatch()); "
    "from stockbook.cli.main import main; main()",
]


#: Modules of the game of the tests, in the places of a game of ours.
MODULES = {
    "stockbook.cli.playing.heap": "tests.games.heap_table",
}


def make_known(patch: pytest.MonkeyPatch) -> None:
    """The game of the tests is known by its name like any other, also for one player."""
    patch.setitem(GAMES, "heap", "tests.games.heap_definition")
    for name in ("heap", "heap-season"):
        patch.setitem(FOLDERS, name, "heap")
    for place, module in MODULES.items():
        patch.setitem(sys.modules, place, import_module(module))


@pytest.fixture
def heap_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make it known to one test."""
    make_known(monkeypatch)
