"""A game made for tests, with all that a game registers, and what every game has to do."""

from __future__ import annotations

import pytest

from stockbook.models.games import GAMES
from stockbook.optimizer.arena.agent import AGENTS


@pytest.fixture
def heap_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of the tests is known by its name like any other."""
    monkeypatch.setitem(GAMES, "heap", "tests.games.heap")
    monkeypatch.setitem(AGENTS, "heap", "tests.games.heap_agents")
