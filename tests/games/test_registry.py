"""Each game is one object, by which all above knows it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from stockbook.engine import read
from stockbook.games.registry import MODULES, definition_of, game_of
from stockbook.models.files.toml_file import TomlFile
from tests.cli.running import POSITIONS

FILES = sorted(path for path in POSITIONS.glob("*.toml") if "refused" not in path.stem)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_positions_of_every_game(path: object) -> None:
    """A position knows its game, which writes what it reads back, draws it and has a search for it."""
    position = read(str(path))
    game = game_of(position)
    assert game is definition_of(position.game_name)
    assert game.read(TomlFile(game.tables(position), "again")) == position
    assert ElementTree.fromstring(game.drawing(position)).tag.endswith("svg")
    assert callable(game.search(position, game.default_goal(position)).run)


def test_every_game_has_a_position() -> None:
    """The table names those games, each with its own object."""
    assert {read(str(path)).game_name for path in FILES} == MODULES.keys()
    assert [definition_of(name).name for name in MODULES] == list(MODULES)
