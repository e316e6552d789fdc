"""The best move of any game and phase from Python."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stockbook.engine import NoMove, advise, document, read
from stockbook.engine.advice import default_goal
from stockbook.models import read_position
from stockbook.models.files.faults import PositionError
from stockbook.models.play.goal import Goal
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
    """Instead of a plan without tiles there is an error that names the phase."""
    with pytest.raises(ValueError, match=f"Expected a Show Phase, not the phase '{phase}'"):
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
