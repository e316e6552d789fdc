"""``stockbook cut``, ``choose``, and ``hint`` and ``explain`` on their positions."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.running import COMMAND, POSITIONS, run

CHOOSE = str(POSITIONS / "choose-sunday.toml")
FRIDAY = str(POSITIONS / "cut-friday.toml")
SATURDAY = str(POSITIONS / "cut-saturday.toml")
#: Before the last round the whole game is the goal unless told otherwise.
NOW = ("--goal", "now")

#: Three goods, so three cuts; blue stamps count for both, and the opponent chooses first.
SMALL = """
game = "stampswap"
phase = "cut"
round = 1
contests = ["count color=blue 5"]
first_player_holder = "left"
[me]
collection = ["2x2 blue space 1", "2x2 green space 3", "2x2 brown space 2"]
[[opponents]]
name = "left"
album = ""
collection = ["2x2 green space 2", "2x2 green space 2", "2x2 green space 2"]
"""
#: By hand: my reserve, the pile that stays, and one green 2 of the opponent's, who takes what is worth more.
CUTS = [
    {"reserve": [1], "piles": [[2], [3]], "kept": 8, "expected": 10, "taken": [1, 0]},
    {"reserve": [2], "piles": [[1], [3]], "kept": 5, "expected": 7, "taken": [1, 0]},
    {"reserve": [3], "piles": [[1], [2]], "kept": 5, "expected": 7, "taken": [1, 0]},
]


def test_the_document_of_a_cut() -> None:
    """Every cut as worked out by hand, best first, and nothing sampled where nothing is hidden."""
    result = run("cut", "-", *NOW, "--json", text=SMALL)
    assert result.exit_code == 0
    document = json.loads(result.stdout)
    assert list(document) == [
        *(
            "schema",
            "game",
            "phase",
            "warnings",
            "goal",
            "proved",
            "items",
            "cuts",
        ),
        *("estimated", "best_proved", "assumed", "seconds", "seed", "workers"),
    ]
    assert (document["phase"], document["proved"], document["estimated"]) == ("cut", True, False)
    assert document["best_proved"]
    assert [{key: row[key] for key in CUTS[0]} for row in document["cuts"]] == CUTS
    assert [list(row) for row in document["cuts"]] == [[*CUTS[0], "taken_by"]] * 3
    assert document["cuts"][0]["taken_by"] == [{"left": 1}, {}]


def test_hint_answers_the_phase_of_the_file() -> None:
    """The same document as the command's own."""
    arguments = ("--json", "--deterministic")
    assert run("hint", "-", *arguments, text=SMALL).stdout == run("cut", "-", *arguments, text=SMALL).stdout
    assert run("hint", CHOOSE, *arguments).stdout == run("choose", CHOOSE, *arguments).stdout


def test_what_the_terminal_shows_of_a_cut() -> None:
    """Three cuts with their piles side by side, and why."""
    lines = run("cut", "-", *NOW, text=SMALL).stdout.splitlines()
    assert lines[0] == "Friday: reserve 1 | 2 | 3"
    assert lines[1].split("  ")[0] == "reserve"
    assert "pile 1, taken 100%: left" in lines[1]
    assert lines[2].split()[:5] == ["1", "2x2", "blue", "space", "1"]
    assert "for sure 8 (what stays), expected 10 points (with a pile I take)" in lines
    assert "with what stays: count color=blue 5: 5" in lines
    assert lines[-1].startswith("what is kept for sure is proved, the Choose turns are exact in ")
    assert max(map(len, lines)) <= 80


def test_cuts_for_the_whole_game() -> None:
    """The goal is named, hidden goods give intervals, and the terminal says what the points are."""
    arguments = ("cut", SATURDAY, "--goal", "game", "--time", "1", "--deterministic")
    document = json.loads(run(*arguments, "--json").stdout)
    assert (document["goal"], document["proved"], document["estimated"]) == ("game", False, True)
    best = document["cuts"][0]
    assert best["low"] <= best["expected"] <= best["high"]
    assert best["samples"] >= 4
    shown = run(*arguments).stdout
    assert "points: what goods bring by the end" in shown
    told = shown.replace("\n", " ")
    assert " (mine alone), expected " in told and " points (less what others get)" in told


def test_in_the_last_round_both_goals_are_the_same() -> None:
    """Nothing comes after it."""
    arguments = ("choose", CHOOSE, "--json", "--deterministic", "--goal")
    game, now = (json.loads(run(*arguments, goal).stdout) for goal in ("game", "now"))
    assert (game.pop("goal"), now.pop("goal")) == ("game", "now")
    assert game == now


@pytest.mark.parametrize(
    ("command", "day", "goal"),
    [
        *(("cut", "saturday", "game"), ("choose", "saturday", "game"), ("collect", "saturday", "game")),
        *(("cut", "sunday", "now"), ("choose", "sunday", "now")),
    ],
)
def test_the_goal_unless_told(command: str, day: str, goal: str) -> None:
    """The whole game, and in the last round this Show Phase; hint asks the same."""
    arguments = (str(POSITIONS / f"{command}-{day}.toml"), "--json", "--deterministic", "--time", "0.5")
    shown = run(command, *arguments).stdout
    assert json.loads(shown)["goal"] == goal
    assert shown == run(command, *arguments, "--goal", goal).stdout == run("hint", *arguments).stdout


def test_the_document_of_a_choice() -> None:
    """Both piles, best first; exact values carry no interval."""
    document = json.loads(run("choose", CHOOSE, "--json").stdout)
    assert (document["phase"], document["proved"]) == ("choose", True)
    rows = [{key: row[key] for key in row if key != "items"} for row in document["choices"]]
    assert rows == [{"from": "left", "pile": 1, "value": 77}, {"from": "left", "pile": 2, "value": 69}]
    assert document["choices"][0]["items"][1] == {"item": 2, "good": "first-player"}


def test_what_the_terminal_shows_of_a_choice() -> None:
    """The best pile first, and what is in each."""
    lines = run("choose", CHOOSE).stdout.splitlines()
    assert lines[0] == "Sunday: take pile 1 of left"
    assert lines[3].split()[:3] == ["left", "1", "77"]


def test_too_few_samples_are_no_expectation() -> None:
    """Two have an interval that says nothing: there is no value, and the number of samples says why."""
    document = json.loads(run("cut", SATURDAY, *NOW, "--json", "--deterministic", "--time", "0.2").stdout)
    assert document["estimated"]
    samples = [row["samples"] for row in document["cuts"]]
    assert samples == sorted(samples, reverse=True)
    for row in document["cuts"]:
        if row["samples"] < 4:
            assert row["expected"] is None and row.keys().isdisjoint({"low", "high"})
        else:
            assert row["low"] <= row["expected"] <= row["high"]
        assert 3 not in row["reserve"]


def test_a_cut_explained() -> None:
    """The points that my cut gives away are shown as JSON and in the terminal."""
    arguments = ("explain", "-", "--move", "reserve 2 | 3 | 1", *NOW)
    document = json.loads(run(*arguments, "--json", text=SMALL).stdout)
    assert document["difference"] == 3
    assert document["rows"] == [
        {"label": "kept", "move": 5, "best": 8},
        {"label": "expected", "move": 7, "best": 10},
    ]
    assert document["move"]["piles"] == [[1], [3]]
    assert document["best"]["reserve"] == [1]
    text = run(*arguments, text=SMALL).stdout
    assert text.startswith("your cut gives away 3 points\n")
    best = run("explain", "-", "--move", "reserve 1 | 2 | 3", *NOW, text=SMALL).stdout
    assert best.startswith("your cut is a best one\n")


def test_explain_and_hint_agree() -> None:
    """Before the last round a cut is explained by the whole game too: the one advised gives nothing away."""
    hint = json.loads(run("hint", "-", "--deterministic", "--json", text=SMALL).stdout)
    best, *_, worst = hint["cuts"]
    for cut, given_away in ((best, 0), (worst, best["expected"] - worst["expected"])):
        move = " | ".join(" ".join(map(str, part)) for part in (cut["reserve"], *cut["piles"]))
        arguments = ("explain", "-", "--move", f"reserve {move}", "--deterministic")
        document = json.loads(run(*arguments, "--json", text=SMALL).stdout)
        assert document["goal"] == hint["goal"] == "game"
        assert document["difference"] == pytest.approx(given_away, abs=0.011)
    assert "by the end" in run(*arguments, text=SMALL).stdout


@pytest.mark.parametrize(
    ("arguments", "code", "reason"),
    [
        (("explain", "-", "--move", "reserve 1 | 2 | 2 3"), 3, "item 2 is in it 2 times"),
        (("explain", "-", "--move", "take 1 2"), 2, "a cut is the reserve and two piles"),
        (("cut", "-", "--opponents", "nice"), 2, "write selfish, against, random, or a probability"),
        (("cut", "-", "--opponents", "2"), 2, "a probability"),
        (("choose", "-"), 2, "this is a Swap Phase, the cut: stockbook cut -"),
    ],
)
def test_what_is_refused(arguments: tuple[str, ...], code: int, reason: str) -> None:
    """Wrong options, illegal cuts, other phases: told, with the code for it."""
    result = run(*arguments, "--json", text=SMALL)
    assert result.exit_code == code
    assert reason in json.loads(result.stdout)["faults"][0]["message"]


def test_there_is_nothing_to_choose() -> None:
    """No pile of an opponent is on offer: no legal move."""
    text = SMALL.replace('"cut"', '"choose"').replace("collection", "got")
    result = run("hint", "-", text=text)
    assert result.exit_code == 3
    assert "you keep what is yours" in result.stderr


@pytest.mark.parametrize("how", ["against", "random", "0.5"])
def test_other_opponents(how: str) -> None:
    """Who plays against me takes what I like, who picks at random each pile as often."""
    document = json.loads(run("cut", "-", *NOW, "--opponents", how, "--json", text=SMALL).stdout)
    row = next(row for row in document["cuts"] if row["reserve"] == [2])
    chances = {"against": [1, 0], "random": [0.5, 0.5], "0.5": [0.75, 0.25]}
    assert row["taken"] == chances[how]


def test_a_deck_of_ones_own() -> None:
    """Unseen stamps come from the file of a deck."""
    deck = POSITIONS.parent / "decks" / "demo.toml"
    file = str(POSITIONS / "choose-saturday.toml")
    result = run("choose", file, "--deck", str(deck), "--deterministic", "--time", "0.2", "--json")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["choices"][0]["samples"] >= 2


@pytest.mark.alone
def test_ctrl_c_gives_the_best_so_far(tmp_path: Path) -> None:
    """Stopped by hand: every cut is there, the exit code is 130."""
    # A cut that takes far longer than the second before the first line, on fast machines too.
    command = [*COMMAND, "cut", FRIDAY, *NOW, "--workers", "1", "--time", "60", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert any("searching" in line for line in process.stderr)
        process.send_signal(signal.SIGINT)
        started = time.monotonic()
        out, _ = process.communicate(timeout=60)
        assert time.monotonic() - started < 50
    assert process.returncode == 130
    assert len(json.loads(out)["cuts"]) == 532


def test_show_names_the_phase_and_the_goods() -> None:
    """The goods of everyone stand below the album."""
    text = run("show", SATURDAY).stdout
    assert text.startswith("Saturday, round 2: Swap Phase, the cut\n")
    assert "2: 3x3 yellow vehicles 3 (down)" in " ".join(text.split())


#: A small Swap Phase whose event pays for what is taken.
GIFTS = """
game = "stampswap"
phase = "cut"
round = 3
contests = ["edges 3"]
finale = "sets color 1"
event = "gift value"
[me]
collection = ["2x2 blue space 2", "2x2 green space 3", "exhibitor edges 1"]
album = "2x2 blue space 1@a1"
[[opponents]]
name = "ann"
collection = ["2x2 blue animals 1", "2x2 green animals 1", "2x2 brown animals 1"]
album = "2x2 blue space 1@a1"
"""


def test_gifts_are_named() -> None:
    """The points for each pile if it is taken, in JSON and above the piles, also where cuts are explained."""
    arguments = ("--deterministic", "--time", "1")
    best = json.loads(run("cut", "-", *arguments, "--json", text=GIFTS).stdout)["cuts"][0]
    values = {1: 2, 2: 3, 3: 2}
    assert best["gifts"] == [sum(values[item] for item in pile) for pile in best["piles"]]
    shown = run("cut", "-", *arguments, text=GIFTS).stdout
    explained = run("explain", "-", "--move", "reserve 1 | 2 | 3", *arguments, text=GIFTS).stdout
    for printed in (shown, explained):
        assert "gifts +3" in printed
        assert max(map(len, printed.splitlines())) <= 80


MINE = 'piles = [["2x2 blue space 2"], ["2x2 green space 3", "exhibitor edges 1"]]'
THEIRS = 'piles = [["2x2 green animals 1"], ["2x2 brown animals 3"]]'
#: My Choose turn in it.
CHOICE = re.sub("collection.*space.*", MINE, re.sub("collection.*animals.*", THEIRS, GIFTS)).replace(
    '"cut"', '"choose"'
)


def test_gifts_are_a_part_of_a_choice() -> None:
    """My second pile is taken then, for which I get 3 and 2: in JSON and as a column, explained too."""
    arguments = ("--deterministic", "--time", "1")
    choices = json.loads(run("choose", "-", *arguments, "--json", text=CHOICE).stdout)["choices"]
    assert [choice["gifts"] for choice in choices] == [5, 5]
    other = CHOICE.replace("gift value", "collect 6")
    plain = json.loads(run("choose", "-", *arguments, "--json", text=other).stdout)
    assert [choice["value"] - 5 for choice in choices] == [choice["value"] for choice in plain["choices"]]
    assert not any("gifts" in choice for choice in plain["choices"])
    move = ("--move", "take ann 1")
    rows = json.loads(run("explain", "-", *move, *arguments, "--json", text=CHOICE).stdout)["rows"]
    assert rows[1] == {"label": "gifts", "move": 5, "best": 5}
    shown = run("choose", "-", *arguments, text=CHOICE).stdout
    explained = run("explain", "-", *move, *arguments, text=CHOICE).stdout
    for printed in (shown, explained):
        assert "of it gifts" in printed
        assert max(map(len, printed.splitlines())) <= 80
