"""The tables at which games are played in the terminal."""

from __future__ import annotations

import pytest

from stockbook.cli.playing.table import table_for
from stockbook.models.games.registry import make_game
from tests.games.heap_table import HeapTable

pytestmark = pytest.mark.usefixtures("heap_known")


@pytest.mark.parametrize("name", ["pinzetta", "stamp-albums", "stamps"])
def test_a_game_has_the_table_of_its_folder(name: str) -> None:
    """The module has the name of the folder in ``models``."""
    game = make_game(name)
    table = table_for(game)
    assert type(table).__module__ == f"stockbook.cli.playing.{type(game).__module__.split('.')[2]}"


def test_a_game_of_ones_own() -> None:
    """One line in the table of games is enough."""
    assert isinstance(table_for(make_game("heap")), HeapTable)


@pytest.mark.parametrize("name", ["stampswap", "stampswap-season"])
def test_a_game_without_a_table(name: str) -> None:
    """It is measured in the arena, and refused in the terminal."""
    with pytest.raises(ValueError, match=f"{name} is not played in the terminal"):
        table_for(make_game(name))
