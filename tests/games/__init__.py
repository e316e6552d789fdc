"""A game made for tests, with all that a game registers, and what every game has to do."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from stockbook.games.registry import MODULES as DEFINITIONS
from stockbook.models.games.registry import GAMES

#: A process in which the game of the tests is known, started where the tests are.
COMMAND = [
    sys.executable,
    "-c",
    "import pytest; from tests.games import make_known; make_known(pytest.MonkeyPatch()); "
    "from stockbook.cli.main import main; main()",
]


#: Modules of the game of the tests, in the places of a game of ours.
MODULES = {
    "stockbook.models.heap.setup": "tests.games.heap",
    "stockbook.optimizer.heap.agents": "tests.games.heap_agents",
    "stockbook.games.heap.definition": "tests.games.heap_definition",
}


def make_known(patch: pytest.MonkeyPatch) -> None:
    """The game of the tests is known by its name like any other, also for one player."""
    for name in ("heap", "heap-season"):
        patch.setitem(GAMES, name, "heap.setup")
    patch.setitem(DEFINITIONS, "heap", "heap")
    for place, module in MODULES.items():
        patch.setitem(sys.modules, place, import_module(module))


@pytest.fixture
def heap_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make it known to one test."""
    make_known(monkeypatch)
