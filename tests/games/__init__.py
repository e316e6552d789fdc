"""A game made for tests, with all that a game registers, and what every game has to do."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from stockbook.cli.games import GAMES as TABLES
from stockbook.models.games.registry import GAMES
from stockbook.optimizer.arena.agent import AGENTS

#: A process in which the game of the tests is known, started where the tests are.
COMMAND = [
    sys.executable,
    "-c",
    "import pytest; from tests.games import make_known; make_known(pytest.MonkeyPatch()); "
    "from stockbook.cli.main import main; main()",
]


def make_known(patch: pytest.MonkeyPatch) -> None:
    """The game of the tests is known by its name like any other, also for one player."""
    for name in ("heap", "heap-season"):
        patch.setitem(GAMES, name, "tests.games.heap")
        patch.setitem(AGENTS, name, "tests.games.heap_agents")
        patch.setitem(TABLES, name, "heap")
    patch.setitem(sys.modules, "stockbook.cli.games.heap", import_module("tests.games.heap_table"))


@pytest.fixture
def heap_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make it known to one test."""
    make_known(monkeypatch)
