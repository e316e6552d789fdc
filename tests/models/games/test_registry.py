"""The table of the games."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from stockbook.models.games.registry import GAMES, SEASON, game_folder, game_module, make_game


@pytest.mark.parametrize("name", GAMES)
def test_one_line_is_all_that_a_game_registers(name: str) -> None:
    """By its folder its agents are found, and, but for a season, the commands for its files."""
    assert make_game(name).name == name
    folder = game_folder(name)
    assert import_module(f"stockbook.optimizer.{folder}.agents").AGENTS
    assert name.endswith(SEASON) or find_spec(f"stockbook.cli.games.{folder}")


def test_a_slip_gets_the_nearest_name() -> None:
    """A stranger gets the list."""
    with pytest.raises(ValueError, match="unknown game 'stamp': did you mean 'stamps'"):
        game_module("stamp")
    with pytest.raises(ValueError, match="unknown game 'chess': use one of pinzetta, "):
        game_module("chess")
