"""The table of the games."""

from __future__ import annotations

from importlib import import_module

import pytest

from stockbook.models.games.registry import GAMES, game_folder, game_module, make_game


@pytest.mark.parametrize("name", GAMES)
def test_one_line_is_all_that_a_game_registers(name: str) -> None:
    """By its folder its agents are found."""
    assert make_game(name).name == name
    folder = game_folder(name)
    assert import_module(f"stockbook.optimizer.{folder}.agents").AGENTS


def test_a_slip_gets_the_nearest_name() -> None:
    """A stranger gets the list."""
    with pytest.raises(ValueError, match="unknown game 'stamp': did you mean 'stamps'"):
        game_module("stamp")
    with pytest.raises(ValueError, match="unknown game 'chess': use one of pinzetta, "):
        game_module("chess")
