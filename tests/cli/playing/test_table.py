"""The tables at which games are played in the terminal."""

from __future__ import annotations

import sys

import pytest

from stockbook.cli.playing.table import table_for
from stockbook.games.registry import make_game
from tests.games.heap_table import HeapTable

pytestmark = pytest.mark.usefixtures("heap_known")


@pytest.mark.parametrize("name", ["pinzetta", "stamp-albums", "stamps", "stampswap", "stampswap-season"])
def test_a_game_has_the_table_of_its_folder(name: str) -> None:
    """The module has the name of the folder in ``models``."""
    game = make_game(name)
    table = table_for(game)
    assert type(table).__module__ == f"stockbook.cli.playing.{type(game).__module__.split('.')[2]}"


def test_a_game_of_ones_own() -> None:
    """One line in the table of games is enough."""
    assert isinstance(table_for(make_game("heap")), HeapTable)


def test_a_game_without_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is refused in the terminal."""
    monkeypatch.delitem(sys.modules, "stockbook.cli.playing.heap")
    with pytest.raises(ValueError, match="heap is not played in the terminal"):
        table_for(make_game("heap"))
