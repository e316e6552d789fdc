"""Each game is one object, by which all above knows it."""

from __future__ import annotations

from contextlib import suppress
from xml.etree import ElementTree

import pytest

from stockbook.engine import read
from stockbook.games.records import MOST_PLAYERS
from stockbook.games.registry import (
    MODULES,
    definition_of,
    definitions,
    game_of,
    make_game,
    recorded_tables,
)
from stockbook.models.files.faults import PositionError
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


def test_every_game_is_made_by_its_name() -> None:
    """Variants too, which have no files of positions."""
    names = [name for name, _ in definitions()]
    assert names[:2] == ["stampswap", "stampswap-season"] and {*MODULES} <= {*names}
    for name, found in definitions():
        assert found.name == make_game(name).name == name
    assert {*recorded_tables()} == {name for name in MODULES if definition_of(name).table_records}


def test_a_slip_gets_the_nearest_name() -> None:
    """A stranger gets the list."""
    with pytest.raises(ValueError, match="unknown game 'stamp': did you mean 'stamps'"):
        definition_of("stamp")
    with pytest.raises(ValueError, match=r"unknown game 'chess': use one of .*pinzetta, "):
        definition_of("chess")


@pytest.mark.parametrize("name", [*MODULES, "heap", "bids"])
def test_what_a_game_offers_is_possible(heap_known: None, name: str) -> None:
    """It can be made for the players that it says and no others, with its agents and settings."""
    game = definition_of(name)
    possible = []
    for players in range(1, MOST_PLAYERS + 1):
        with suppress(PositionError):
            possible.append(make_game(name, players).players)
    assert list(game.players) == possible
    assert game.usual_players in possible
    assert set(game.opponents) <= game.agents.known.keys()
    assert set(game.own_agents()) - {"hasty"} <= set(game.opponents)
    for key, values in game.settings.items():
        made = [make_game(name, options={key: value}).options for value in values]
        assert [options[key] for options in made] == list(values)
        assert make_game(name).options[key] == values[0]
