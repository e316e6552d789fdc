"""The best move: its JSON, its options, and what the terminal shows."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest

from stockbook.models import read_position
from stockbook.models.album.notation import parse_placed_tiles
from stockbook.models.stampswap.scoring import placing_faults
from stockbook.optimizer.placement.plan import make_plan
from stockbook.optimizer.placement.portfolio import Portfolio
from stockbook.optimizer.placement.subproblem import Subproblem
from tests.cli.running import HARD, SMALL, SUNDAY, run
from tests.models.stampswap.game.games import DEMO

KEYS = [
    *("schema", "game", "phase", "warnings", "goal", "proved", "status", "best", "bound"),
    *("plans", "by_contest", "assumed", "seconds", "seed", "workers"),
]


def answer(*arguments: str, text: str | None = None) -> dict[str, Any]:
    """The document of a search that succeeds."""
    result = run("hint", *arguments, "--json", text=text)
    assert result.exit_code == 0, result.stderr
    document: dict[str, Any] = json.loads(result.stdout)
    return document


def test_the_document() -> None:
    """All keys of a plan in their order; counts only where something is counted; items from 1."""
    document = answer("-", "--workers", "1", "--seed", "7", text=SMALL)
    assert list(document) == KEYS
    assert document["seconds"] >= 0
    (assumed,) = document["assumed"]
    assert assumed.startswith("forever_others is not given, and no opponent is listed: forever stamps count")
    other = ("plans", "seconds", "warnings", "assumed")
    assert {key: document[key] for key in KEYS if key not in other} == {
        "schema": 1,
        "game": "stampswap",
        "phase": "show",
        "goal": "now",
        "status": "optimal",
        "best": 66,
        "bound": 66,
        "proved": True,
        "seed": 7,
        "workers": 1,
        "by_contest": [
            {"contest": "edges 10", "best": 46, "bound": 46},
            {"contest": "Corners: perfect-corners 4", "best": 66, "bound": 66},
            {"contest": "sets color 9", "best": 26, "bound": 26},
        ],
    }
    (plan,) = document["plans"]
    assert json.dumps(plan["lines"]) == json.dumps(
        [
            {"label": "Corners: perfect-corners 4", "count": 10, "points": 40},
            {"label": "first-player token", "points": 2},
            {"label": "stamp values", "points": 24},
        ]
    )
    assert list(plan) == ["points", "contest", "lines", "place", "discard"]
    assert (plan["points"], plan["contest"]) == (66, "Corners: perfect-corners 4")
    assert [list(each) for each in plan["place"]] == [["item", "good", "stamp", "at"]] * 2
    green = "2x2 green animals -1"
    assert plan["place"][0] == {"item": 2, "good": green, "stamp": green, "at": "i11"}
    blue = "3x3 blue space 2"
    assert plan["discard"] == [{"item": 1, "good": blue, "stamp": blue}]


def test_the_move_is_legal_and_worth_what_it_says() -> None:
    """The document's own tiles and cells, played again, score its points."""
    position = read_position(SUNDAY)
    (plan,) = answer(SUNDAY)["plans"]
    placed = parse_placed_tiles("; ".join(f"{each['stamp']}@{each['at']}" for each in plan["place"]))
    assert not placing_faults(position, placed)
    contest = next(each for each in position.contests if str(each) == plan["contest"])
    assert make_plan(position, placed, contest).points == plan["points"]
    assert [position.place[each["item"] - 1] for each in plan["place"]] == [each.tile for each in placed]


def test_place_answers_the_same() -> None:
    """For a Show Phase, place is another name of hint."""
    documents = [run(name, "-", "--deterministic", "--json", text=SMALL).stdout for name in ("hint", "place")]
    assert documents[0] == documents[1]


def test_several_plans() -> None:
    """Best first, and no two alike."""
    plans = answer("-", "--plans", "3", text=SMALL)["plans"]
    points = [plan["points"] for plan in plans]
    assert len(plans) == 3
    assert points == sorted(points, reverse=True)
    assert len({json.dumps(plan["place"]) for plan in plans}) == 3


ONE_WAY = """
game = "stampswap"
phase = "show"
round = 1
contests = ["edges 10"]
[me]
place = ["3x3 rare 4"]
album = "3x3 rare 5@a1"
"""


def test_fewer_plans_than_asked_for_have_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """No other move is left, the best is not proved, or the next best is not."""
    full = "; ".join(f"2x4 rare 5@{column}{row}" for column in "acegik" for row in (1, 5))
    text = ONE_WAY.replace("3x3 rare 5@a1", f"{full}; " + "; ".join(f"2x4 rare 5@{c}9" for c in "acegi"))
    arguments = ("hint", "-", "--goal", "now", "--plans", "3")
    assert "1 of 3 plans: no other move is legal" in run(*arguments, text=text).stdout
    assert "of 3 plans" not in run(*arguments, text=ONE_WAY).stdout
    unproved = run(*arguments, "--time", "0.6", text=HARD).stdout
    assert "1 of 3 plans: the next best is looked for once the best is proved" in unproved
    first = Portfolio.run

    def only_once(
        portfolio: Portfolio, subproblems: Sequence[Subproblem], *, only_best: bool = False
    ) -> None:
        if not only_best:
            first(portfolio, subproblems)

    monkeypatch.setattr(Portfolio, "run", only_once)
    late = run(*arguments, text=SMALL).stdout
    assert "1 of 3 plans: plan 2 was not proved to be the next best in time" in late


@pytest.mark.parametrize(
    ("wish", "contest", "best"),
    [
        ("edges 10", "edges 10", 46),
        ("EDG", "edges 10", 46),
        ("corners", "Corners: perfect-corners 4", 66),
        ("sets c", "sets color 9", 26),
    ],
)
def test_a_contest_of_my_choice(wish: str, contest: str, best: int) -> None:
    """Only that one is entered."""
    document = answer("-", "--contest", wish, text=SMALL)
    assert document["by_contest"] == [{"contest": contest, "best": best, "bound": best}]
    assert document["plans"][0]["contest"] == contest
    shown = run("hint", "-", "--contest", wish, text=SMALL).stdout
    assert f"no legal move with this contest scores more than {best}" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("wish", "code", "message"),
    [
        ("sets theme 9", 3, "'sets theme 9' holds my ticket already: a contest is entered once"),
        ("sets", 2, "'sets' may be 'sets theme 9' or 'sets color 9': write more of it"),
        (
            "none",
            3,
            "every Show Phase enters a contest while one is open: "
            "'edges 10' or 'Corners: perfect-corners 4' or 'sets color 9'",
        ),
        ("edgse", 2, "'edgse' is not among the contests: did you mean 'edges 10'?"),
    ],
)
def test_a_wish_that_cannot_be(wish: str, code: int, message: str) -> None:
    """Entered before, or none, is impossible, unknown is wrong; all say why, and nothing is computed."""
    result = run("hint", "-", "--contest", wish, "--json", text=SMALL)
    assert result.exit_code == code
    assert json.loads(result.stdout)["faults"] == [
        {"file": "standard input", "key": "--contest", "cell": None, "message": message}
    ]
    assert message in result.stderr


def test_the_whole_game_is_this_show_phase_in_the_last_round() -> None:
    """Nothing comes after it, so both goals are the same."""
    document = answer("-", "--goal", "game", text=SMALL)
    assert (document["goal"], document["best"]) == ("game", 66)
    unless_told = [answer("-", "--deterministic", *goal, text=SMALL) for goal in ((), ("--goal", "now"))]
    assert unless_told[0] == unless_told[1]


def test_a_deck_says_what_specialists_do() -> None:
    """A name that it explains scores; one that nobody explains is told once, in words and in JSON."""
    text = SMALL.replace("[me]", '[me]\nspecialists = ["framer", "Nobody"]', 1)
    told = "effects of specialists that are only named are not counted: "
    for deck, names in ((), "framer, Nobody"), (("--deck", str(DEMO)), "Nobody"):
        found = run("hint", "-", "--json", "--time", "2", *deck, text=text)
        assert json.loads(found.stdout)["assumed"][1:] == [told + names]
        assert found.stderr.count(told) == 1
        labels = [line["label"] for line in json.loads(found.stdout)["plans"][0]["lines"]]
        assert ("framer: edges 2" in labels) == bool(deck)


def test_deterministic_answers_have_the_same_bytes() -> None:
    """Two runs agree in every byte, and no clock is in them."""
    first, second = (run("hint", SUNDAY, "--deterministic", "--json").stdout for _ in range(2))
    assert first == second
    assert json.loads(first)["seconds"] is None
    shown = [run("hint", SUNDAY, "--deterministic").stdout for _ in range(2)]
    assert shown[0] == shown[1]


def test_what_the_terminal_shows() -> None:
    """The album with the new stamps, the moves, the points and the contests, in 80 columns."""
    result = run("hint", "-", text=SMALL)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "Sunday: 66 points, proved best, forever stamps left out"
    assert "2  2x2 green animals -1  at i11" in lines
    assert "1  3x3 blue space 2      discard, it fits nowhere" in lines
    assert "enter Corners: perfect-corners 4" in lines
    assert any(line.split() == ["total", "66"] for line in lines)
    assert any(line.split() == [">", "Corners:", "perfect-corners", "4", "66", "="] for line in lines)
    assert "no contest" not in result.stdout
    assert "╔═new══════╗" in result.stdout
    assert max(map(len, lines)) <= 80
    assert "\x1b" not in result.stdout


def test_a_search_that_runs_out_of_time_shows_its_bound() -> None:
    """Nothing is claimed to be proved that is not."""
    arguments = ("hint", "-", "--goal", "now", "--time", "0.2")
    result = run(*arguments, text=HARD)
    assert result.exit_code == 0
    found = re.match(r"Friday: (\d+) points found, at most (\d+) possible\n", result.stdout)
    assert found
    assert int(found[1]) < int(found[2])
    assert "not proved in " in result.stdout
    document = json.loads(run(*arguments, "--json", text=HARD).stdout)
    assert (document["status"], document["proved"]) == ("feasible", False)
    assert document["bound"] > document["best"]


def test_nothing_to_place() -> None:
    """A position without new stamps still has contests to choose from."""
    document = answer(
        "-", text=SMALL.replace('place = ["3x3 blue space 2", "2x2 green animals -1", "forever"]', "")
    )
    assert (document["plans"][0]["place"], document["plans"][0]["discard"]) == ([], [])
    assert document["proved"]
