"""``stockbook collect``."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import POSITIONS, SATURDAY, run
from tests.models.stampswap.game.games import DEMO

FILE = str(POSITIONS / "collect-saturday.toml")


def test_the_choices_as_json() -> None:
    """Best first, counted from 1, with an interval where tiles are unseen."""
    done = run("collect", FILE, "--json", "--deterministic", "--deck", str(DEMO))
    found = json.loads(done.stdout)
    assert (done.exit_code, found["phase"], found["goal"]) == (0, "collect", "game")
    assert sorted(choice["item"] for choice in found["choices"]) == list(range(1, 13))
    assert all(choice["low"] <= choice["value"] <= choice["high"] for choice in found["choices"])
    assert set(found["choices"][0]["others"]) == {"left"}


def test_the_last_round_is_the_whole_game() -> None:
    """Nothing comes after it, so both goals bring the same; unless told, it is called now."""
    text = Path(FILE).read_text("utf-8").replace("round = 2", "round = 3")
    goals = ((), ("--goal", "now"), ("--goal", "game"))
    shown = [run("collect", "-", "--json", "--deterministic", *goal, text=text).stdout for goal in goals]
    assert shown[0] == shown[1]
    assert json.loads(shown[1])["choices"] == json.loads(shown[2])["choices"]


def test_the_best_item_in_the_terminal() -> None:
    """The heading names it, the table has what it is worth to everyone."""
    shown = run("collect", FILE).stdout
    assert shown.startswith("select ")
    assert "to left" in shown


def test_another_phase_is_refused() -> None:
    """Only a Collect Phase has a pool to select from."""
    done = run("collect", SATURDAY)
    assert done.exit_code == 2
    assert "phase" in done.stderr


def test_an_empty_pool_is_refused_with_the_fix() -> None:
    """The fault names the key."""
    text = 'game = "stampswap"\nphase = "collect"\nround = 1\ncontests = ["edges 10"]\n'
    done = run("collect", "-", text=text)
    assert done.exit_code == 2
    assert "pool" in done.stderr
