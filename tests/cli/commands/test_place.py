"""``--goal game``."""

from __future__ import annotations

import json

from tests.cli.running import SATURDAY, run
from tests.models.stampswap.game.games import DEMO

NOW, GAME = ("--goal", "now"), ("--goal", "game")
GROWING = """
game = "stampswap"
phase = "show"
round = 2
contests = ["count rare [0, 5]", "count all 3"]
[me]
album = "2x2 rare 5@a1; 2x2 blue space 5@c1"
place = ["forever"]
"""


def test_place_for_the_whole_game_as_json() -> None:
    """The plan with its interval, what to keep, and every contest that may be entered now."""
    done = run("place", SATURDAY, "--deterministic", "--deck", str(DEMO), "--json")
    found = json.loads(done.stdout)
    assert (done.exit_code, found["goal"]) == (0, "game")
    plan = found["plans"][0]
    assert plan["low"] <= plan["expected"] <= plan["high"]
    assert sum(line["points"] for line in plan["lines"]) == plan["points"]
    assert plan["contest"] in [each["contest"] for each in found["by_contest"]]


def test_what_is_proved_of_this_show_phase_stays() -> None:
    """Unless told it is the goal; best, bound and each contest's are those of ``--goal now``."""
    arguments = ("place", SATURDAY, "--deterministic", "--json")
    game, whole, now = (json.loads(run(*arguments, *goal).stdout) for goal in ((), GAME, NOW))
    assert game == whole
    assert list(game) == list(now)
    assert (game["goal"], game["status"], game["proved"]) == ("game", "feasible", False)
    assert game["best"] == game["bound"] == now["best"]
    rows = [{key: row[key] for key in ("contest", "best", "bound")} for row in game["by_contest"]]
    assert rows == now["by_contest"]


def test_place_for_the_whole_game_in_the_terminal() -> None:
    """It says what to enter, what to keep, what to expect, and the most that this Show Phase can bring."""
    shown = run("hint", SATURDAY, "--deterministic").stdout
    assert "by the end" in shown
    assert "enter" in shown
    assert "keep for later" in shown
    assert "Most points now: 46, proved (as here)" in shown


def test_what_the_best_plan_gives_up_now() -> None:
    """A contest that grows is kept, although it pays more now; fewer plans than asked for have a reason."""
    shown = run("hint", "-", "--deterministic", "--plans", "9", text=GROWING).stdout
    assert shown.startswith("Saturday: 15 points now, ")
    assert "keep for later: count all 3" in shown
    assert "Most points now: 19, proved (--goal now shows the plan)" in shown
    assert " of 9 plans: no other was among the candidates" in shown
    wished = run("hint", "-", "--deterministic", "--contest", "count all", text=GROWING).stdout
    assert "Most points now with this contest: 19, proved (as here)" in wished


def test_forever_stamps_of_an_unknown_album_are_assumed() -> None:
    """Round 3: my three against three and the imaginary player's three; it is said once."""
    text = GROWING.replace("round = 2", "round = 3").replace(
        '["forever"]', '["forever", "forever", "forever"]'
    )
    text += '[[opponents]]\nname = "left"\n'
    for command, options in (("place", ()), ("explain", ("--move", "forever@l1")), ("score", ())):
        shown = run(command, "-", *options, "--json", text=text)
        found = json.loads(shown.stdout)
        assert "nor the album of left: counted with 3 forever stamps" in found["assumed"][0]
        assert shown.stderr.count("counted with 3 forever stamps") == 1
    shown = run("place", "-", text=text).stdout
    assert "proved best with the forever stamps of left assumed" in shown
    assert any(line.split() == ["forever", "stamps", "10"] for line in shown.splitlines())
    for phase, goods in (("cut", 'collection = ["forever", "forever"]'), ("choose", "")):
        swap = text.replace('"show"', f'"{phase}"').replace(
            'place = ["forever", "forever", "forever"]', goods
        )
        swap += (
            'collection = ["forever", "forever"]\n'
            if phase == "cut"
            else 'piles = [["forever"], ["2x2 rare 1"]]\n'
        )
        shown = run("hint", "-", "--time", "2", text=swap)
        assert shown.exit_code == 0, shown.output
        assert "with the forever stamps of left assumed" in " ".join(shown.stdout.split())
        assert "counted with 3 forever stamps" in shown.stderr
