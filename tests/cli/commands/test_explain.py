"""A move against the best one."""

from __future__ import annotations

import json
from functools import partial

import pytest

from stockbook.optimizer.stampswap import game_placement, show_plans
from tests.cli.running import POSITIONS, SATURDAY, SMALL, run
from tests.models.stampswap.game.games import DEMO

BAD = "2x2 green animals -1@k11"
QUICK = ("--deterministic", "--time", "0.1")


def test_the_document() -> None:
    """The difference, both plans, and the points line by line."""
    result = run("explain", "-", "--move", BAD, "--json", text=SMALL)
    assert result.exit_code == 0
    document = json.loads(result.stdout)
    assert list(document) == [
        *("schema", "game", "phase", "warnings", "goal", "proved", "difference", "rows", "move", "best"),
        *("assumed", "seconds", "seed", "workers"),
    ]
    assert document["proved"]
    assert (document["move"]["points"], document["best"]["points"]) == (62, 66)
    assert document["difference"] == 4
    places = {each["good"]: each["at"] for each in document["move"]["place"]}
    assert places["2x2 green animals -1"] == "k11"
    assert document["rows"][0] == {"label": "Corners: perfect-corners 4", "move": 36, "best": 40}
    assert sum(row["move"] or 0 for row in document["rows"]) == 62
    assert sum(row["best"] or 0 for row in document["rows"]) == 66


def test_the_contest_of_the_move() -> None:
    """The move enters it; the best move is free to choose."""
    arguments = ("explain", "-", "--move", BAD, "--contest", "edges", "--json")
    document = json.loads(run(*arguments, text=SMALL).stdout)
    assert (document["move"]["contest"], document["best"]["contest"]) == (
        "edges 10",
        "Corners: perfect-corners 4",
    )
    labels = {row["label"]: (row["move"], row["best"]) for row in document["rows"]}
    assert labels["Corners: perfect-corners 4"] == (None, 40)
    assert labels["edges 10"][1] is None


def test_what_the_terminal_shows() -> None:
    """The terminal shows the points that the move gives away, both moves, and the table of points."""
    lines = run("explain", "-", "--move", BAD, text=SMALL).stdout.splitlines()
    assert lines[0] == "your move gives away 4 points"
    assert "your move: 62 points" in lines
    assert "the best move: 66 points" in lines
    assert any(line.split() == ["total", "62", "66", "-4"] for line in lines)
    end = " ".join(lines[-4:])
    assert "forever stamps left out: no other way to go on scores more than 62" in end
    assert end.endswith("forever stamps left out: no legal move scores more than 66")
    assert max(map(len, lines)) <= 80
    best = run("explain", "-", "--move", "2x2 green animals -1@i11", text=SMALL).stdout
    assert best.startswith("your move is a best one\n")


@pytest.mark.parametrize(
    ("move", "reasons"),
    [
        ("2x2 green animals -1@a1", ["a1 is covered by a stamp of the album"]),
        ("2x2 green animals -1@l12", ["it leaves the album"]),
        ("forever@a11; forever@d11", ["I have it only once to place"]),
        (
            "2x2 rare 1@j11; forever@j11",
            ["not among the stamps that I have", "j11 is covered by 2x2 rare 1@j11"],
        ),
    ],
)
def test_an_illegal_move(move: str, reasons: list[str]) -> None:
    """Refused as impossible, with every reason."""
    result = run("explain", "-", "--move", move, "--json", text=SMALL)
    assert result.exit_code == 3
    faults = json.loads(result.stdout)["faults"]
    assert len(faults) == len(reasons)
    for fault, reason in zip(faults, reasons, strict=True):
        assert fault["key"] == "--move"
        assert reason in fault["message"]
        assert reason in result.stderr


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("2x2 green animls -1@a1", "did you mean 'animals'?"),
        ("forever@z99", "is off the album"),
        ("forever", "has no place"),
        (" ; ", "no tile in it"),
    ],
)
def test_a_move_that_cannot_be_read(move: str, message: str) -> None:
    """Wrong input, with the fix."""
    result = run("explain", "-", "--move", move, text=SMALL)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


@pytest.mark.parametrize(
    ("name", "best", "other"),
    [("choose-sunday", "take {from} {pile}", "take left 2"), ("collect-saturday", "{item}", "{good}")],
)
def test_a_choice_explained(name: str, best: str, other: str) -> None:
    """The pile or item that hint advises gives nothing away, another one the difference of the values."""
    file = str(POSITIONS / f"{name}.toml")
    first, *_, last = json.loads(run("hint", file, "--deterministic", "--json").stdout)["choices"]
    for row, move in ((first, best), (last, other)):
        arguments = ("explain", file, "--move", move.format(**row), "--deterministic")
        found = json.loads(run(*arguments, "--json").stdout)
        assert found["best"] == first
        given_away = first["value"] - found["move"]["value"]
        assert found["difference"] == pytest.approx(given_away, abs=0.011)
        assert (found["difference"] == 0) == (found["move"] == first)
    assert "gives away" in run(*arguments).stdout


@pytest.mark.parametrize(
    ("name", "message"), [("choose-sunday", "'take left 2'"), ("collect-saturday", "not in the pool")]
)
def test_a_choice_that_is_not_there(name: str, message: str) -> None:
    """It says what there is."""
    result = run("explain", str(POSITIONS / f"{name}.toml"), "--move", "nothing")
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


def test_explain_and_hint_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before round 3 a placement is explained by the whole game: the one advised gives nothing away."""
    monkeypatch.setattr(game_placement, "SAMPLES", 6)
    monkeypatch.setattr(game_placement, "candidate_plans", partial(show_plans.candidate_plans, orders=0))
    hint = json.loads(run("hint", SATURDAY, *QUICK, "--json").stdout)
    advised = hint["plans"][0]
    move = "; ".join(f"{each['good']}@{each['at']}" for each in advised["place"])
    found = json.loads(run("explain", SATURDAY, "--move", move, *QUICK, "--json").stdout)
    assert (found["goal"], found["difference"]) == (hint["goal"], 0)
    assert found["best"] == found["move"] == advised


def test_a_worse_move_for_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The points given away have an interval, and the totals for now stand beside it."""
    monkeypatch.setattr(game_placement, "SAMPLES", 6)
    monkeypatch.setattr(game_placement, "candidate_plans", partial(show_plans.candidate_plans, orders=0))
    move = "3x3 purple flowers 1@g8; 2x2 brown monuments -2@c8; forever@g5; 3x2 blue animals 2@i5"
    lines = run("explain", SATURDAY, "--move", move, *QUICK).stdout.splitlines()
    assert lines[0].startswith("your move gives away ") and " points by the end (95 %: " in lines[0]
    assert any(line.startswith("your move: ") and " points now, " in line for line in lines)
    assert any(line.startswith("by the end ") for line in lines)
    assert "Both in the same 6 samples of the stamps to come." in lines
    assert max(map(len, lines)) <= 80


def test_few_samples_say_nothing_of_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where too few samples were seen, the table ends with the points now."""
    monkeypatch.setattr(game_placement, "SAMPLES", 6)
    monkeypatch.setattr("stockbook.optimizer.sampling.intervals.FEWEST", 7)
    monkeypatch.setattr(game_placement, "candidate_plans", partial(show_plans.candidate_plans, orders=0))
    lines = run("explain", SATURDAY, "--move", "forever@a7", *QUICK).stdout.splitlines()
    assert lines[-1].startswith("total now ")
    assert "too few samples for those by the end" in "\n".join(lines)


#: A small Swap Phase and a small Show Phase with cards that are only named.
HEAD = """
game = "stampswap"
contests = ["edges 3"]
finale = "sets color 1"
forever_others = [1]
round = 3
"""
NAMED_CUT = f"""{HEAD}
phase = "cut"
[me]
collection = ["specialist ARCHIVIST", "specialist Nobody", "2x2 blue space 2", "2x2 green space 1"]
album = "2x2 blue space 1@a1"
"""
NAMED_SHOW = f"""{HEAD}
phase = "show"
[me]
place = ["2x2 blue space 2"]
specialists = ["specialist Framer", "specialist Nobody"]
album = "2x2 blue space 1@a1"
"""


@pytest.mark.parametrize(
    ("text", "move"), [(NAMED_CUT, "reserve 1 3 | 2 | 4"), (NAMED_SHOW, "2x2 blue space 2@c1")]
)
def test_a_deck_says_what_moves_are_legal_and_score(text: str, move: str) -> None:
    """A cut and a placement with --deck, as in hint; the card that nobody explains is told once."""
    arguments = ("--deck", str(DEMO), "--deterministic", "--time", "1", "--json")
    hint = json.loads(run("hint", "-", *arguments, text=text).stdout)
    result = run("explain", "-", "--move", move, *arguments, text=text)
    found = json.loads(result.stdout)
    best = (hint.get("cuts") or hint["plans"])[0]
    assert best.items() <= found["best"].items()
    assert found["assumed"] == hint["assumed"]
    assert [each.rpartition(": ")[2] for each in found["assumed"] if "only named" in each] == ["Nobody"]
    assert len([line for line in result.stderr.splitlines() if "only named" in line]) == 1
