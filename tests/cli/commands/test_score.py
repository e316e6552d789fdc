"""The points of an album as it stands."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.running import POSITIONS, SMALL, run
from tests.models.stampswap.game.games import DEMO


def test_the_document() -> None:
    """Total and lines, and nothing else; the best open contest is entered."""
    result = run("score", str(POSITIONS / "example-holes.toml"), "--json")
    units = [["k1", "l1"], ["c4", "c5"]]
    assert (result.exit_code, result.stderr) == (0, "")
    assert json.loads(result.stdout) == {
        "schema": 1,
        "game": "stampswap",
        "phase": "show",
        "warnings": [],
        "total": 28,
        "assumed": [],
        "contest": "holes 1x2 3",
        "lines": [
            {"label": "holes 1x2 3", "count": 2, "points": 6, "units": units},
            {"label": "stamp values", "points": 22},
        ],
        "by_contest": [{"contest": "holes 1x2 3", "count": 2, "points": 6, "entered": False, "units": units}],
    }


@pytest.mark.parametrize(
    ("wish", "total"),
    [(None, 57), ("edges", 35), ("corners", 57), ("sets c", 25)],
)
def test_the_contest(wish: str | None, total: int) -> None:
    """The contest scored is the one asked for, or else the one that pays most."""
    options = [] if wish is None else ["--contest", wish]
    assert json.loads(run("score", "-", "--json", *options, text=SMALL).stdout)["total"] == total


def test_a_ticket_already_set() -> None:
    """A contest that was entered before cannot be scored again, and one must be entered."""
    for wish, reason in (("sets theme 9", "holds my ticket already"), ("none", "enters a contest while one")):
        result = run("score", "-", "--contest", wish, text=SMALL)
        assert (result.exit_code, result.stdout) == (3, "")
        assert reason in result.stderr


def test_stamps_to_place_are_not_counted() -> None:
    """Standard error says so when there are some, and the document has it among what is assumed."""
    _, assumed = json.loads(run("score", "-", "--json", text=SMALL).stdout)["assumed"]
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


#: More of her side, for the end of a shipped position in which the last stamps were placed.
HERS = """
level = 2
shows = [4, 6, 5]
boxes = [4, 2, 2, 2, 2, 1, 2]
decision = [6, 4, 5, 5, 2, 0, 2]
rare = [4, 5]
"""


def solo_text(points: int | None) -> str:
    """Sunday against Pinzetta with every stamp placed, and my points on the track before it."""
    text = (POSITIONS / "pinzetta-show.toml").read_text("utf-8")
    text = re.sub(r"(?m)^place = .*\n", "" if points is None else f"points = {points}\n", text)
    return text + HERS


def test_pinzetta() -> None:
    """My points as in Stamp Swap, hers line by line, and the winner once nothing is missing."""
    document = json.loads(run("score", "-", "--json", text=solo_text(60)).stdout)
    assert (document["game"], document["total"], document["certain"]) == ("pinzetta", 46, 106)
    assert (document["her"]["total"], document["winners"], document["assumed"]) == (96, ["me"], [])
    assert sum(line["points"] for line in document["her"]["lines"]) == 96
    assert json.loads(run("score", "-", "--json", text=solo_text(49)).stdout)["winners"] == ["pinzetta"]
    assert json.loads(run("score", "-", "--json", text=solo_text(None)).stdout)["winners"] is None
    shipped = run("score", str(POSITIONS / "pinzetta-show.toml"), "--json")
    document = json.loads(shipped.stdout)
    assert document["winners"] is None
    assert len(document["assumed"]) == len(shipped.stderr.splitlines()) == 3


def test_pinzetta_in_the_terminal() -> None:
    """Both sides within 80 columns, and who wins."""
    result = run("score", "-", text=solo_text(60))
    assert (result.exit_code, result.stderr) == (0, "")
    assert "Pinzetta, level 2: 96 points" in result.stdout
    assert "You win" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert "Pinzetta wins" in run("score", "-", text=solo_text(20)).stdout


@pytest.mark.parametrize(
    ("file", "totals"),
    [("stamps-example", {"me": -10, "left": -11}), ("stamp-albums-last", {"me": 35, "opponent": 38})],
)
def test_games_without_albums_to_fill(file: str, totals: dict[str, int]) -> None:
    """Every player's points so far; a contest means nothing."""
    path = str(POSITIONS / f"{file}.toml")
    players = json.loads(run("score", path, "--json").stdout)["players"]
    assert {each["player"]: each["total"] for each in players} == totals
    for each in players:
        assert sum(line["points"] for line in each["lines"]) == each["total"]
    printed = run("score", path).stdout
    assert all(f"{name}: {points} points" in printed for name, points in totals.items())
    refused = run("score", path, "--contest", "edges")
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "--contest: means nothing here" in refused.stderr


def test_everybody_at_the_end() -> None:
    """All players side by side in 80 columns, forever places, the tie-break, and who wins."""
    text = """
game = "stampswap"
phase = "show"
round = 3
contests = ["count all 3", "edges 10"]
[me]
points = 20
album = "2x2 rare 4@a1; forever@l1"
"""
    for name in ("ann", "bob", "cleo", "dora"):
        text += f'[[opponents]]\nname = "{name}"\npoints = 30\nentering = "edges 10"\n'
        text += 'album = "3x3 blue space 1@a1"\n'
    found = json.loads(run("score", "-", "--json", text=text).stdout)
    assert [(each["player"], each["total"]) for each in found["players"]] == [
        ("me", 40),
        *((name, 31) for name in ("ann", "bob", "cleo", "dora")),
    ]
    assert all(sum(line["points"] for line in each["lines"]) == each["total"] for each in found["players"])
    assert (found["winners"], found["players"][0]["rares"], found["assumed"]) == (["me"], 4, [])
    shown = run("score", "-", text=text).stdout
    assert max(map(len, shown.splitlines())) <= 80
    assert any(line.split() == ["total", "40", "31", "31", "31", "31"] for line in shown.splitlines())
    assert "forever stamps, place: me 1, ann -, bob -, cleo -, dora -" in shown
    assert shown.rstrip().endswith("You win")


#: The last Show Phase of a player whose specialists are only named.
NAMED = """
game = "stampswap"
phase = "show"
round = 3
contests = ["edges 10"]
finale = "edges 2"
forever_others = [1]
[me]
album = "2x2 brown space -2@a1"
specialists = ["specialist Collector", "specialist Nobody"]
"""


def test_a_deck_says_what_cards_score() -> None:
    """With --deck the cards that it names count; the others are told once, by name."""
    plain = json.loads(run("score", "-", "--json", text=NAMED).stdout)
    result = run("score", "-", "--deck", str(DEMO), "--json", text=NAMED)
    found = json.loads(result.stdout)
    assert found["total"] == plain["total"] + 3
    assert {"label": "Collector: value faded 1", "points": 3} in found["lines"]
    for document, names in ((plain, "Collector, Nobody"), (found, "Nobody")):
        [told] = [text for text in document["assumed"] if "only named" in text]
        assert told.endswith(names)
    assert len([line for line in result.stderr.splitlines() if "only named" in line]) == 1


@pytest.mark.parametrize("file", ["stamps-example", "stamp-albums"])
def test_games_without_decks_of_cards(file: str) -> None:
    """Every option that means nothing has its fault."""
    result = run("score", str(POSITIONS / f"{file}.toml"), "--deck", str(DEMO), "--contest", "edges")
    assert (result.exit_code, result.stdout) == (2, "")
    assert all(f"{option}: means nothing here" in result.stderr for option in ("--deck", "--contest"))
