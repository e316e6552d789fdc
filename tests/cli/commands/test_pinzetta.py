"""Pinzetta behind the commands: their documents, their words, and moves explained against the best."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import POSITIONS, run
from tests.models.pinzetta.test_position_reading import CUT

CUT_FILE, CHOOSE_FILE, SHOW_FILE = (
    str(POSITIONS / f"pinzetta-{phase}.toml") for phase in ("cut", "choose", "show")
)
DECK = str(POSITIONS.parent / "decks" / "demo.toml")
#: The two that answer a choice.
COMMANDS = ("hint", "choose")
#: Work that takes about a second, whatever the machine does meanwhile.
FAST = ("--deterministic", "--time", "1")


def document(*arguments: str, text: str | None = None) -> dict[str, Any]:
    """The JSON of a command that answers."""
    done = run(*arguments, "--json", text=text)
    assert done.exit_code == 0, done.output
    found: dict[str, Any] = json.loads(done.stdout)
    assert (found["schema"], found["game"]) == (1, "pinzetta")
    return found


def test_the_cut_of_the_notation() -> None:
    """Every cut with reserve, piles, kept, expected, exact odds, and the tokens that give them."""
    found = document("hint", "-", *FAST, text=CUT)
    assert (found["phase"], found["goal"], found["seconds"]) == ("cut", "now", None)
    assert len(found["cuts"]) == 50
    for cut in found["cuts"]:
        assert cut["tokens"] == [3, 4, 1, 0, 1, 3]
        assert sorted([*cut["reserve"], *cut["piles"][0], *cut["piles"][1]]) == [1, 2, 3, 4, 5, 6]
        sums = [sum(cut["tokens"][item - 1] for item in pile) for pile in cut["piles"]]
        sums[len(cut["piles"][1]) == 3] += 1
        assert cut["pile_tokens"] == sums
        assert sum(cut["taken"]) == 1 and all(8 * chance == int(8 * chance) for chance in cut["taken"])
        # Two tiles of hers lie face down.
        assert cut["low"] <= cut["expected"] <= cut["high"] and cut["samples"] > 1
    ranks = [(cut["expected"], cut["kept"]) for cut in found["cuts"]]
    assert ranks == sorted(ranks, reverse=True)


def test_an_exact_cut() -> None:
    """With nothing hidden all is exact: no interval, and kept and expected are proved."""
    found = document("hint", CUT_FILE, "--time", "60")
    assert found["proved"] and not found["estimated"] and len(found["cuts"]) == 50
    best = found["cuts"][0]
    assert set(best) == {"reserve", "piles", "kept", "expected", "taken", "tokens", "pile_tokens"}
    assert best["kept"] <= best["expected"]


def test_a_choice() -> None:
    """Both piles after her exchange, the items exchanged, and her tokens for the piles as dealt."""
    found = document("hint", CHOOSE_FILE, *FAST)
    assert found["swapped"] == ["3x3 green animals 2", "2x4 ?"]
    assert found["piles"] == [
        ["2x3 ?", "2x4 ?", "forever"],
        ["exhibitor count rare 2", "3x3 green animals 2"],
    ]
    assert (found["tokens"], found["pile_tokens"]) == ([[2, 3, 1], [1, 0]], [7, 1])
    values = [choice["value"] for choice in found["choices"]]
    assert values == sorted(values, reverse=True)
    assert [(each["from"], each["pile"]) for each in sorted(found["choices"], key=lambda e: e["pile"])] == [
        ("pinzetta", 1),
        ("pinzetta", 2),
    ]
    # Only the first pile has something face down.
    assert [("samples" in each) for each in sorted(found["choices"], key=lambda e: e["pile"])] == [
        True,
        False,
    ]
    assert found == document("hint", CHOOSE_FILE, *FAST)


def test_nothing_is_exchanged() -> None:
    """``swapped`` is null where neither pile leads by three."""
    text = Path(CHOOSE_FILE).read_text("utf-8").replace('"short-rectangle"', '"long-rectangle"')
    text = text.replace('"large-square", ', "").replace("3x3 green animals 2", "3x3 green animals 1")
    found = document("hint", "-", *FAST, text=text)
    assert found["swapped"] is None
    assert found["pile_tokens"] == [2, 3]


def test_a_show_phase() -> None:
    """As in Stamp Swap, with her forever stamps among the rivals'."""
    found = document("hint", SHOW_FILE)
    assert (found["phase"], found["proved"]) == ("show", True)
    lines = {line["label"]: line["points"] for line in found["plans"][0]["lines"]}
    # Two of mine against her two and the imaginary player's three: second.
    assert lines["forever stamps"] == 6
    assert "forever stamps" in run("place", SHOW_FILE).stdout


def test_options_of_a_show_phase() -> None:
    """``--contest`` and ``--plans`` mean what they mean in Stamp Swap."""
    found = document("place", SHOW_FILE, "--contest", "second", "--plans", "2")
    assert [plan["contest"] for plan in found["plans"]] == ["second color 4", "second color 4"]
    wrong = run("place", SHOW_FILE, "--contest", "nothing like it")
    assert wrong.exit_code == 2 and "is not among the contests" in wrong.stderr
    assert document("place", SHOW_FILE, "--deck", DECK)["plans"]


def test_a_deck_of_ones_own() -> None:
    """Her tiles that lie face down are drawn from the file of a deck, whatever the command."""
    without = document("hint", CHOOSE_FILE, *FAST)["choices"]
    found = [document(command, CHOOSE_FILE, *FAST, "--deck", DECK)["choices"] for command in COMMANDS]
    assert found[0] == found[1] != without
    assert run("choose", CHOOSE_FILE, "--deck", CHOOSE_FILE).exit_code == 2


def test_she_is_not_asked_how_she_chooses() -> None:
    """``--opponents`` is for people: her choice follows her cards."""
    done = run("cut", CUT_FILE, "--opponents", "against")
    assert done.exit_code == 2
    assert "--opponents: means nothing here: leave it out" in done.stderr


def test_the_whole_game() -> None:
    """``--goal game`` looks ahead: more points than this round, over samples."""
    now = document("hint", CHOOSE_FILE, *FAST)
    game = document("hint", CHOOSE_FILE, *FAST, "--goal", "game")
    assert all("samples" in choice for choice in game["choices"])
    assert max(c["value"] for c in game["choices"]) > max(c["value"] for c in now["choices"])


def test_words() -> None:
    """The terminal names the cuts with tokens and odds, her exchange, and what is exact."""
    text = " ".join(run("hint", CUT_FILE, "--time", "60", COLUMNS="120").stdout.split())
    assert "Sunday, round 3: cut against Pinzetta" in text
    assert "50 cuts are legal" in text
    assert "Her piles have 5 and 1 tokens: she exchanges 2x2 blue flowers 1 and 4x2 green vehicles -1" in text
    assert "all points are exact" in text
    text = " ".join(run("hint", CHOOSE_FILE, *FAST, COLUMNS="120").stdout.split())
    assert "she exchanges 3x3 green animals 2 and 2x4 ?" in text
    assert "means over samples" in text
    shown = run("show", CHOOSE_FILE).stdout
    assert "Pinzetta, level 1" in shown and "her pile 1: 7 tokens" in shown


def test_faults_are_told() -> None:
    """``check`` and ``hint`` name every fault of both sides; a cut of one item is impossible."""
    text = CUT.replace("level = 2", "level = 7").replace("round = 2", "round = 0")
    for command in ("check", "hint"):
        done = run(command, "-", "--json", text=text)
        assert done.exit_code == 2
        keys = {fault["key"] for fault in json.loads(done.stdout)["faults"]}
        assert keys == {"round", "pinzetta.level"}
    assert run("check", CUT_FILE).stdout == "no faults\n"


def test_a_cut_of_mine_against_the_best() -> None:
    """Both cuts, what is kept and expected, and the difference, within 80 columns."""
    asked = ("explain", str(POSITIONS / "pinzetta-cut.toml"), "--move", "reserve 1 | 2 3 | 4 5 6")
    found = json.loads(run(*asked, "--json", "--time", "0.6").stdout)
    assert (found["game"], found["move"]["reserve"], found["move"]["piles"]) == (
        "pinzetta",
        [1],
        [[2, 3], [4, 5, 6]],
    )
    kept, expected = found["rows"]
    assert (kept["label"], expected["label"]) == ("kept", "expected")
    assert expected["best"] == found["best"]["expected"] >= expected["move"]
    assert found["difference"] == pytest.approx(expected["best"] - expected["move"], abs=0.02)
    printed = run(*asked, "--time", "0.6").stdout
    assert "your cut: reserve 1 | 2 3 | 4 5 6" in printed and "the best cut: reserve" in printed
    assert max(map(len, printed.splitlines())) <= 80


def test_a_pile_and_a_placement_of_mine() -> None:
    """Hers are taken by number; a Show Phase is explained as in Stamp Swap, with the game of the file."""
    asked = ("explain", str(POSITIONS / "pinzetta-choose.toml"), "--move", "Take 1", "--time", "0.6")
    found = json.loads(run(*asked, "--json").stdout)
    assert (found["move"]["pile"], found["game"], found["phase"]) == (1, "pinzetta", "choose")
    assert "your pile: 1" in run(*asked).stdout
    path = str(POSITIONS / "pinzetta-show.toml")
    found = json.loads(run("explain", path, "--move", "forever@l12", "--json", "--time", "0.6").stdout)
    assert (found["game"], found["phase"]) == ("pinzetta", "show")
    assert found["move"]["place"]


@pytest.mark.parametrize(
    ("file", "move", "code", "message"),
    [
        ("pinzetta-cut", "reserve 1 | 2 | 3 4 5 6", 3, "exactly one item more"),
        ("pinzetta-cut", "reserve 2 | 1 3 | 4 5 6", 3, "rare"),
        ("pinzetta-choose", "take 3", 2, "write one of 'take 1', 'take 2'"),
        ("pinzetta-show", "forever@a1", 3, "a1"),
    ],
)
def test_moves_that_are_none(file: str, move: str, code: int, message: str) -> None:
    """The reason is told, and nothing is searched."""
    result = run("explain", str(POSITIONS / f"{file}.toml"), "--move", move)
    assert (result.exit_code, result.stdout) == (code, "")
    assert message in result.stderr
