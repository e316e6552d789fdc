"""Two games made for tests, one with all that a game registers and one with no more than it has to, and what
every game has to do.
"""

from __future__ import annotations

import sys

import pytest

from stockbook.games.registry import MODULES as GAMES

#: A process in which the game of the tests is known, started where the tests are.
COMMAND = [
    sys.executable,
    "-c",
    "import pytest; from tests.games import make_known; make_known(pytest.MonkeyPatch()); "
    "from stockbook.cli.main import main; main()",
]


def make_known(patch: pytest.MonkeyPatch) -> None:
    """The games of the tests are known by their names like any other, also for one player."""
    patch.setitem(GAMES, "heap", "tests.games.heap_definition")
    patch.setitem(GAMES, "bids", "tests.games.bids")


@pytest.fixture
def heap_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make it known to one test."""
    make_known(monkeypatch)
