"""The points of an album as it stands."""

from __future__ import annotations

import json

import pytest

from tests.cli.running import EDGES, SMALL, run


def test_the_document() -> None:
    """Total and lines, and nothing else; the best open contest is entered."""
    result = run("score", EDGES, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    assert json.loads(result.stdout) == {
        "schema": 1,
        "game": "stampswap",
        "phase": "show",
        "warnings": [],
        "total": 23,
        "assumed": [],
        "contest": "edges 10",
        "lines": [
            {"label": "edges 10", "count": 1, "points": 10},
            {"label": "stamp values", "points": 13},
        ],
        "by_contest": [{"contest": "edges 10", "count": 1, "points": 10, "entered": False}],
    }


@pytest.mark.parametrize(
    ("wish", "total"),
    [(None, 57), ("edges", 35), ("corners", 57), ("none", 25)],
)
def test_the_contest(wish: str | None, total: int) -> None:
    """Of my choice, or the one that pays most."""
    options = [] if wish is None else ["--contest", wish]
    assert json.loads(run("score", "-", "--json", *options, text=SMALL).stdout)["total"] == total


def test_a_ticket_already_set() -> None:
    """A contest that was entered before cannot be scored again."""
    result = run("score", "-", "--contest", "sets theme 9", text=SMALL)
    assert (result.exit_code, result.stdout) == (3, "")
    assert "holds my ticket already" in result.stderr


def test_stamps_to_place_are_not_counted() -> None:
    """Standard error says so when there are some, and the document has it among what is assumed."""
    (assumed,) = json.loads(run("score", "-", "--json", text=SMALL).stdout)["assumed"]
    assert assumed.startswith("the 3 stamps still to place are not counted")
    assert "\nthe 3 stamps still to place are not counted" in run("score", "-", text=SMALL).stderr


def test_the_score_track() -> None:
    """The points before are added to what the table marks now; values in the album are certain at the end."""
    text = SMALL.replace("first_player = true", "first_player = true\npoints = 13")
    document = json.loads(run("score", "-", "--json", text=text).stdout)
    assert (document["marked"], document["track"], document["certain"]) == (34, 47, 70)
    shown = run("score", "-", text=text).stdout
    assert shown.endswith("score track: +34 to 47; certain at the end: 70\n")
    (plan,) = json.loads(run("hint", "-", "--json", text=text).stdout)["plans"]
    assert (plan["track"], plan["certain"]) == (13 + plan["marked"], 13 + plan["points"])
    assert f"certain at the end: {plan['certain']}" in run("hint", "-", text=text).stdout


def test_what_the_terminal_shows() -> None:
    """The album, the points, and what each contest would give, those entered before among them."""
    lines = run("score", "-", text=SMALL).stdout.splitlines()
    assert lines[0] == "Sunday: 57 points as the album stands"
    assert any(line.split() == ["total", "57"] for line in lines)
    assert any(line.split() == [">", "Corners:", "perfect-corners", "4", "8", "32"] for line in lines)
    assert any(line.split() == ["sets", "theme", "9", "(entered)", "0", "0"] for line in lines)
    assert max(map(len, lines)) <= 80
