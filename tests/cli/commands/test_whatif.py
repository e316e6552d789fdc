"""``stockbook whatif``, and wishes for ``hint`` and ``place``."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.commands.test_cut import NOW
from tests.cli.commands.test_cut import SMALL as CUT
from tests.cli.commands.test_place import GROWING
from tests.cli.running import HARD, POSITIONS, SMALL, SUNDAY, run

SURE = ("--deterministic", "--time", "2")


def ask(*arguments: str, code: int = 0, text: str | None = None) -> dict[str, Any]:
    """The document of a what-if question."""
    done = run("whatif", *arguments, "--json", text=text)
    assert done.exit_code == code, done.output
    document: dict[str, Any] = json.loads(done.stdout)
    return document


def test_the_document_is_that_of_place_with_what_wishes_cost() -> None:
    """All keys of ``place`` and three more; points with the wishes and without differ by the cost."""
    place = json.loads(run("place", SUNDAY, "--json").stdout)
    found = ask(SUNDAY, "--leave", "5", "--reach", "edges 3", "--least", "90")
    assert set(found) == set(place) | {"possible", "cost", "wishes", "without"}
    assert (found["possible"], found["proved"], found["status"]) == (True, True, "optimal")
    assert found["without"] == {"best": place["best"], "bound": place["bound"]}
    assert found["cost"] == place["best"] - found["best"] == 2
    assert [each["item"] for each in found["plans"][0]["discard"]] == [5]
    assert found["wishes"] == [
        {"wish": "leave 5", "possible": True, "cost": 2},
        {"wish": "reach edges 3", "possible": True, "cost": 0},
        {"wish": "least 90", "possible": True, "cost": 0},
    ]


@pytest.mark.parametrize("command", ["hint", "place"])
def test_hint_and_place_take_the_same_wishes(command: str) -> None:
    """With wishes they answer as ``whatif`` does."""
    arguments = (SUNDAY, "--put", "1@g5", "--empty", "e7", *SURE, "--json")
    assert run(command, *arguments).stdout == run("whatif", *arguments).stdout


def test_several_plans_as_wished() -> None:
    """Each has all wishes, and they come best first."""
    plans = ask("-", "--put", "3@a11", "--plans", "3", text=SMALL)["plans"]
    assert [plan["points"] for plan in plans] == sorted((plan["points"] for plan in plans), reverse=True)
    assert len(plans) == 3
    for plan in plans:
        assert {"item": 3, "good": "forever", "stamp": "forever", "at": "a11"} in plan["place"]


def test_impossible_wishes_have_a_reason() -> None:
    """Exit code 3, the wishes at fault alone, and the same reason as a fault."""
    found = ask(SUNDAY, "--least", "50", "--put", "3@k11", code=3)
    assert (found["possible"], found["conflict"]) == (False, ["put 3@k11"])
    assert found["reason"] == "4x2 at k11 crosses the right edge"
    assert found["irreducible"] is True
    assert found["faults"] == [{"file": None, "key": "--put", "cell": None, "message": found["reason"]}]


def test_a_conflict_of_several_wishes() -> None:
    """Only together they cost too much; the reason says how much is possible with the others."""
    found = ask(SUNDAY, "--leave", "5", "--put", "1@g5", "--least", "109", code=3)
    assert found["conflict"] == ["leave 5", "least 109"]
    assert found["reason"] == "at most 108 points are possible with the others"
    shown = run("whatif", SUNDAY, "--leave", "5", "--put", "1@g5", "--least", "109")
    assert shown.exit_code == 3
    assert shown.stdout.startswith("Impossible together: leave 5 and least 109\n")


def test_a_discard_that_the_rules_do_not_allow() -> None:
    """A stamp that fits must be placed, which a search proves."""
    found = ask(SUNDAY, "--leave", "4", code=3)
    assert found["conflict"] == ["leave 4"]
    assert found["reason"] == "forever fits wherever the others go, and what fits must be placed"


def test_what_is_known_when_the_time_is_over() -> None:
    """Neither a plan nor a proof: it says so, with the bound, and it is no failure."""
    found = ask("-", "--reach", "holes 1x2 9", "--time", "0.7", text=HARD)
    assert (found["possible"], found["cost"], found["plans"], found["status"]) == (None, None, [], "unknown")
    assert found["best"] is None and found["bound"] > 0
    assert found["wishes"] == [{"wish": "reach holes 1x2 9", "possible": None, "cost": None}]
    shown = run("whatif", "-", "--reach", "holes 1x2 9", "--time", "0.7", text=HARD)
    assert shown.exit_code == 0
    assert "It is not known whether these wishes are possible" in shown.stdout


def test_costs_of_what_is_not_proved_have_bounds() -> None:
    """The least and the most that the wishes can cost."""
    found = ask("-", "--put", "1@a1", "--goal", "now", "--time", "0.7", text=HARD)
    assert found["proved"] is False
    assert 0 <= found["low"] <= found["high"] and found["low"] <= found["cost"] <= found["high"]


def test_the_answer_in_the_terminal() -> None:
    """The plan, the points without wishes, and what each wish costs, in 80 columns."""
    shown = run("whatif", SUNDAY, "--leave", "5", "--reach", "edges 3").stdout
    assert "Sunday: 108 points, proved best with these wishes" in shown
    assert "without wishes: 110 points, proved best" in shown
    assert [line.split() for line in shown.splitlines()[-5:] if "─" not in line] == [
        ["leave", "5", "2"],
        ["reach", "edges", "3", "0"],
        ["together", "2"],
    ]
    assert max(map(len, shown.splitlines())) <= 80


def test_the_whole_game() -> None:
    """Before the last round wishes cost points by the end, in the same samples, and points now beside."""
    wishes = ("--put", "1@l12", "--enter", "count rare")
    found = ask("-", *wishes, *SURE, text=GROWING)
    assert (found["goal"], found["possible"], found["proved"]) == ("game", True, False)
    assert found["plans"][0]["contest"] == "count rare [0, 5]"
    costs = [found, *found["wishes"]]
    assert all(each.get("low", each["cost"]) <= each["cost"] for each in costs)
    assert found["cost_now"] == found["without"]["best"] - found["best"] == 4
    assert [set(each) >= {"wish", "possible", "cost", "cost_now"} for each in found["wishes"]] == [True, True]
    shown = run("whatif", "-", *wishes, *SURE, text=GROWING).stdout
    assert "costs by the end" in shown


@pytest.mark.parametrize(
    ("file", "arguments", "keys"),
    [
        ("sunday", (), [None]),
        ("sunday", ("--put", "9@a1", "--empty", "zz", "--least", "x"), ["--put", "--empty", "--least"]),
        ("sunday", ("--enter", "nonsense"), ["--enter"]),
        ("cut-sunday", ("--put", "1@a1"), ["--put"]),
        ("cut-sunday", ("--keep", "7", "--reserve", "x"), ["--keep", "--reserve"]),
        ("sunday", ("--keep", "1"), ["--keep"]),
        ("collect-saturday", ("--least", "5"), ["--least"]),
        ("stamps-end", ("--leave", "1"), ["--leave"]),
    ],
)
def test_wrong_wishes_are_named(file: str, arguments: tuple[str, ...], keys: list[str | None]) -> None:
    """Every one that cannot be read, or means nothing for the position; nothing is computed."""
    found = ask(str(POSITIONS / f"{file}.toml"), *arguments, code=2)
    assert [fault["key"] for fault in found["faults"]] == keys


def test_a_contest_beside_a_wish_to_enter_one() -> None:
    """``--contest`` restricts the answer without wishes too; beside ``--enter`` it means nothing."""
    done = run("hint", SUNDAY, "--contest", "edges", "--enter", "sets", "--json")
    assert done.exit_code == 2
    assert json.loads(done.stdout)["faults"][0]["key"] == "--contest"


def test_the_worth_of_stamps_and_contests() -> None:
    """The document of ``place`` with what it loses without each, sorted; in the terminal a table."""
    place = json.loads(run("place", SUNDAY, "--json").stdout)
    found = ask(SUNDAY, "--worth")
    assert set(found) == set(place) | {"worth"} and found["proved"]
    assert (found["worth"][0], found["worth"][-1]["item"]) == ({"contest": "edges 10", "worth": 22}, 2)
    values = [each["worth"] for each in found["worth"]]
    assert values == sorted(values, reverse=True) and len(values) == 8
    shown = run("whatif", SUNDAY, "--worth").stdout.splitlines()
    assert [line.split() for line in shown[-8:-6]] == [["edges", "10", "22"], ["4", "forever", "14"]]


@pytest.mark.parametrize(
    ("file", "arguments", "key"),
    [
        ("sunday", ("--put", "1@g5"), "--put"),
        ("saturday", ("--goal", "game"), "--goal"),
        ("cut-sunday", (), "--worth"),
        ("stamps-end", (), "--worth"),
    ],
)
def test_where_worth_means_nothing(file: str, arguments: tuple[str, ...], key: str) -> None:
    """Beside wishes, for the whole game, and outside of a Show Phase."""
    found = ask(str(POSITIONS / f"{file}.toml"), "--worth", *arguments, code=2)
    assert [fault["key"] for fault in found["faults"]] == [key]


@pytest.mark.parametrize("command", ["whatif", "cut"])
def test_wishes_for_a_cut(command: str) -> None:
    """The document of ``cut`` with the cuts that have all wishes, and what these cost against the best."""
    plain = json.loads(run("cut", "-", *NOW, "--json", text=CUT).stdout)
    found = json.loads(run(command, "-", *NOW, "--reserve", "2", "--keep", "3", "--json", text=CUT).stdout)
    assert set(found) == set(plain) | {"possible", "cost", "wishes", "without"}
    assert (found["possible"], found["cost"]) == (True, 3)
    assert found["wishes"] == [
        {"wish": "keep 3", "possible": True, "cost": 0},
        {"wish": "reserve 2", "possible": True, "cost": 3},
    ]
    assert [each["reserve"] for each in found["cuts"]] == [[2]]
    assert found["without"] == {"cut": "reserve 1 | 2 | 3", "expected": 10}


def test_wishes_that_no_cut_has() -> None:
    """Only one item is reserved: code 3, and neither wish can be left out."""
    found = ask("-", *NOW, "--reserve", "1", "--reserve", "2", text=CUT, code=3)
    assert (found["possible"], found["conflict"]) == (False, ["reserve 1", "reserve 2"])
    assert found["reason"] == "at most 1 of these items may be reserved"
    shown = run("whatif", "-", *NOW, "--reserve", "1", "--reserve", "2", text=CUT)
    assert shown.exit_code == 3
    assert shown.stdout.startswith("Impossible together: reserve 1 and reserve 2\n")


def test_wishes_for_a_cut_in_the_terminal() -> None:
    """The best cut with them, and what they cost; against Pinzetta too."""
    shown = run("whatif", "-", *NOW, "--reserve", "2", text=CUT).stdout
    assert shown.startswith("Friday: reserve 2 | 1 | 3\n")
    assert "without wishes: reserve 1 | 2 | 3" in shown
    assert shown.splitlines()[-1].split() == ["reserve", "2", "3"]
    solo = run("cut", str(POSITIONS / "pinzetta-cut.toml"), "--reserve", "3", *SURE)
    assert solo.exit_code == 0 and "1. reserve 3 |" in solo.stdout
