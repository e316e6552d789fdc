"""``--goal game``."""

from __future__ import annotations

import json

from tests.cli.running import SATURDAY, run
from tests.models.stampswap.games import DEMO


def test_place_for_the_whole_game_as_json() -> None:
    """The plan with its interval, what to keep, and every contest that may be entered now."""
    done = run("place", SATURDAY, "--goal", "game", "--time", "2", "--deck", str(DEMO), "--json")
    found = json.loads(done.stdout)
    assert (done.exit_code, found["goal"]) == (0, "game")
    plan = found["plans"][0]
    assert plan["low"] <= plan["expected"] <= plan["high"]
    assert sum(line["points"] for line in plan["lines"]) == plan["points"]
    assert plan["contest"] in [each["contest"] for each in found["by_contest"]]


def test_place_for_the_whole_game_in_the_terminal() -> None:
    """It says what to enter, what to keep and what to expect."""
    shown = run("hint", SATURDAY, "--goal", "game", "--time", "2").stdout
    assert "by the end" in shown
    assert "enter" in shown
    assert "keep for later" in shown
