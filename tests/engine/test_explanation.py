"""A move beside the best one from Python, as the command answers it."""

from __future__ import annotations

import json
from functools import partial

import pytest

from stockbook.engine import document, explain
from stockbook.models import read_position
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.optimizer import IllegalMove, SearchLimits
from stockbook.optimizer.stampswap import game_placement, show_plans
from tests.cli.running import POSITIONS, run
from tests.engine.documents.answers import is_json

LIMITS = SearchLimits(0.1, deterministic=True)
OPTIONS = ("--deterministic", "--time", "0.1")
POOR = "3x3 purple flowers 1@g8; 2x2 brown monuments -2@c8"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few samples, and candidates without local search."""
    monkeypatch.setattr(game_placement, "SAMPLES", 6)
    monkeypatch.setattr(game_placement, "candidate_plans", partial(show_plans.candidate_plans, orders=0))


@pytest.mark.parametrize(
    ("name", "text", "move"),
    [
        ("saturday", POOR, parse_placed_tiles(POOR)),
        ("choose-saturday", "take left 1", (1, 0)),
        ("collect-saturday", "5", 4),
    ],
)
def test_python_and_the_command_agree(name: str, text: str, move: object) -> None:
    """The same document: the goal of the advice, and a difference with an interval over common samples."""
    path = POSITIONS / f"{name}.toml"
    found = document(explain(read_position(path), move, limits=LIMITS))
    assert is_json(found)
    assert {"schema": 1, **found} == json.loads(
        run("explain", str(path), "--move", text, *OPTIONS, "--json").stdout
    )
    assert found["goal"] == "game"
    assert found["low"] <= found["difference"] <= found["high"]
    assert found["samples"] >= 2


def test_goal_now_is_an_option() -> None:
    """Then the difference is that of this Show Phase, proved."""
    found = document(
        explain(read_position(POSITIONS / "saturday.toml"), parse_placed_tiles(POOR), goal="now")
    )
    assert found["proved"]
    assert found["difference"] == found["best"]["points"] - found["move"]["points"] > 0
    assert "samples" not in found


@pytest.mark.parametrize(
    ("name", "move"),
    [
        ("choose-saturday", (1, 2)),
        ("collect-saturday", 99),
        ("cut-saturday", Cut((0,), ((1,), (2,)))),
    ],
)
def test_an_illegal_move(name: str, move: object) -> None:
    """A pile that is not on offer is refused."""
    with pytest.raises(IllegalMove):
        explain(read_position(POSITIONS / f"{name}.toml"), move, limits=LIMITS)
