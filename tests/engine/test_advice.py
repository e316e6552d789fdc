"""The best move of any game and phase from Python."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stockbook.engine import NoMove, advise, document, read
from stockbook.engine.advice import default_goal
from stockbook.models import parse_position, read_position
from stockbook.models.files.faults import PositionError
from stockbook.models.files.shipped import shipped_files
from stockbook.models.games.goal import Goal
from stockbook.models.stampswap.position import Position
from stockbook.optimizer import SearchLimits, best_placement
from tests.cli.running import POSITIONS
from tests.engine.documents.answers import POSITION, is_json

QUICK = SearchLimits(time=0.3, workers=1)


def position_of(name: str) -> Any:
    """A shipped position of any game."""
    return read(POSITIONS / f"{name}.toml")


@pytest.mark.parametrize(
    ("name", "game", "moves"),
    [
        ("friday", "stampswap", "plans"),
        ("sunday", "stampswap", "plans"),
        ("cut-sunday", "stampswap", "cuts"),
        ("choose-sunday", "stampswap", "choices"),
        ("collect-saturday", "stampswap", "choices"),
        ("pinzetta-cut", "pinzetta", "cuts"),
        ("pinzetta-show", "pinzetta", "plans"),
        ("stamps-example", "stamps", "moves"),
        ("stamp-albums", "stamp-albums", "purchases"),
    ],
)
def test_every_game_and_phase(name: str, game: str, moves: str) -> None:
    """The document has the moves of its game and phase."""
    advice = advise(position_of(name), limits=QUICK)
    found = document(advice)
    assert is_json(found)
    assert found["game"] == game
    assert found[moves]
    assert advice.seconds is not None
    assert not advice.interrupted


@pytest.mark.parametrize("phase", ["cut", "choose", "collect"])
def test_a_placement_is_no_answer_to_another_phase(phase: str) -> None:
    """Instead of a plan without tiles there is an error that says what answers."""
    with pytest.raises(ValueError, match=rf"not the phase '{phase}': use stockbook\.engine\.advise"):
        best_placement(replace(POSITION, phase=phase))


def test_the_goal_unless_told() -> None:
    """The whole game, which is this Show Phase in the last round; against Pinzetta this Show Phase."""
    assert default_goal(POSITION) is Goal.GAME
    assert default_goal(Position(round=3, contests=())) is Goal.NOW
    assert default_goal(position_of("pinzetta-cut")) is Goal.NOW


def test_nothing_to_advise() -> None:
    """A missing pool, no pile on offer and a choice without meaning are errors that say so."""
    collect = read_position(POSITIONS / "collect-saturday.toml")
    with pytest.raises(PositionError, match="pool: missing: add pool"):
        advise(replace(collect, pool=()))
    choose = read_position(POSITIONS / "choose-sunday.toml")
    gone = tuple(replace(each, piles=()) for each in choose.opponents)
    with pytest.raises(NoMove, match="no pile of an opponent is on offer") as caught:
        advise(replace(choose, opponents=gone))
    assert caught.value.key == "opponents"
    with pytest.raises(TypeError, match="plans: means nothing here"):
        advise(choose, plans=2)


@pytest.mark.parametrize(
    ("file", "kind", "game"),
    [
        ("sunday", "Position", "stampswap"),
        ("pinzetta-cut", "SoloPosition", "pinzetta"),
        ("stamps-example", "StampsPosition", "stamps"),
        ("stamp-albums", "AlbumsPosition", "stamp-albums"),
    ],
)
def test_every_game_is_read_and_answered(file: str, kind: str, game: str) -> None:
    """A path or a name, as text or as a path; what is read has an answer and a document."""
    position = read(POSITIONS / f"{file}.toml")
    assert type(position).__name__ == kind
    assert position == read(str(POSITIONS / f"{file}.toml")) == read(file)
    assert document(advise(position, limits=SearchLimits(time=0.3)))["game"] == game


def test_a_record_is_read_at_its_lines() -> None:
    """The position is that of the moment, as ``stockbook hint --at`` has it."""
    assert read("against-agents", 468).phase == "choose"
    with pytest.raises(PositionError, match="the game has ended"):
        read("against-agents")


@pytest.mark.parametrize(
    "name", ["stamps-example", "stamp-albums", "pinzetta-cut", *shipped_files(("games",))]
)
def test_stamp_swaps_own_reader_names_it(name: str) -> None:
    """Of another game, and of a record, one fault says what the file is and which function reads it."""
    with pytest.raises(PositionError) as refused:
        read_position(name)
    (fault,) = refused.value.faults
    assert fault.message.startswith("this is a") and "stockbook.engine.read" in fault.message


def test_the_text_of_another_game_too() -> None:
    """A text is told just like a file."""
    with pytest.raises(PositionError, match="game: this is a position of stamps: "):
        parse_position('game = "stamps"')
