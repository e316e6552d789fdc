"""Positions of every game, from files and records."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockbook.games.registry import MODULES
from stockbook.games.sources import game_in, position_in, read_source
from stockbook.models.files.faults import PositionError
from stockbook.models.files.toml_file import TomlFile, shipped_files


def test_every_shipped_position_is_read() -> None:
    """Whatever its game and phase; one is there to be refused."""
    names = [name for name in shipped_files(("positions", "puzzles")) if not name.endswith("-refused")]
    assert {game_in(read_source(name)) for name in names} == set(MODULES)
    for name in names:
        assert position_in(read_source(name))


@pytest.mark.parametrize(
    ("tables", "game"),
    [({}, "stampswap"), ({"game": "stampswop"}, "stampswap"), ({"game": "pinzetta"}, "pinzetta")],
)
def test_a_game_that_is_not_said_is_stamp_swap(tables: dict[str, str], game: str) -> None:
    """A file without a game, or with one that is nearly Stamp Swap, is left to its reading."""
    assert game_in(TomlFile(tables, "it")) == game


@pytest.mark.parametrize(("game", "fix"), [("stamp", "did you mean 'stamps'"), ("chess", "use one of")])
def test_no_such_game(game: str, fix: str) -> None:
    """The fault helps."""
    with pytest.raises(PositionError, match=f"it: game: unknown game '{game}': {fix}"):
        game_in(TomlFile({"game": game}, "it"))


def test_a_position_has_one_moment() -> None:
    """A line is for records only."""
    with pytest.raises(PositionError, match="sunday: --at: this is a position"):
        read_source("sunday", 3)


def test_a_file_may_name_others_beside_it(tmp_path: Path) -> None:
    """A position knows its folder; standard input and a moment of a record have none of their own."""
    path = tmp_path / "mine.toml"
    path.write_text('game = "stamps"\n')
    assert read_source(str(path)).folder == tmp_path
    assert read_source("at-the-table", 29).folder is None
