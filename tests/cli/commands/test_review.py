"""``review``: the document of a game as docs/review.md has it, several games, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stockbook.games.stamps import review as stamps_review
from stockbook.optimizer.review.decisions import DecisionClass
from tests.cli.running import POSITIONS, SUNDAY, run
from tests.optimizer.arena.matches import at_once
from tests.optimizer.review.games import played, record_of
from tests.optimizer.review.test_game_review import KnownReviewer
from tests.test_docs_keys import keys, named

TABLE = str(POSITIONS.parent / "games" / "at-the-table.txt")
NAMES = ("ann", "<bob>")
#: Stands for the file of the game that a test has.
GAME = "GAME"


@pytest.fixture
def game(tmp_path: Path) -> str:
    """The record of a game of STAMPS that has only begun."""
    path = tmp_path / "game.txt"
    path.write_text(str(record_of(played("stamps", ("random", "random")), NAMES, 5)), "utf-8")
    return str(path)


@pytest.fixture
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that need no time, in this process."""
    monkeypatch.setattr(stamps_review, "StampsReviewer", KnownReviewer)
    monkeypatch.setattr("stockbook.optimizer.arena.workers.local_workers", at_once)


def lines(*arguments: str) -> list[dict[str, Any]]:
    """The documents that a command prints, one a line."""
    return [json.loads(line) for line in run("review", *arguments, "--json").stdout.splitlines()]


def test_the_document_of_a_game(game: str) -> None:
    """Decisions, players and course have the keys and values that are promised."""
    (document,) = lines(game, "--time", "0.05")
    assert (document["schema"], document["game"], document["interrupted"]) == (1, "stamps", False)
    assert [each["n"] for each in document["decisions"]] == [1, 2, 3, 4, 5]
    for each in document["decisions"]:
        assert each["file"] == game
        assert each["player"] in NAMES
        assert each["lost"] >= 0
        assert each["class"] in set(DecisionClass)
        assert ("low" in each) == ("high" in each)
        assert each.get("low", 0) <= each["lost"] <= each.get("high", each["lost"])
    for player in document["players"]:
        mine = [each["lost"] for each in document["decisions"] if each["player"] == player["player"]]
        assert player["decisions"] == len(mine)
        assert player["lost"] == pytest.approx(sum(mine), abs=0.05)
        assert player["lost"] == pytest.approx(sum(player["by_phase"].values()), abs=0.05)
        assert player["per_decision"] == pytest.approx(player["lost"] / len(mine), abs=0.01)
    assert sorted(set(keys(document)) - named()) == []
    assert [point["n"] for point in document["course"]] == [1, 2, 3, 4, 5]
    assert all(set(point["lead"]) == set(NAMES) for point in document["course"])


@pytest.mark.usefixtures("_known")
def test_one_player_in_the_terminal_and_on_a_page(game: str, tmp_path: Path) -> None:
    """Only their decisions are there, in text, in the drawing and on a page that needs no other file."""
    page, drawing = tmp_path / "review.html", tmp_path / "course.svg"
    shown = run("review", game, "--player", "<bob>", "--html", str(page), "--svg", str(drawing)).stdout
    assert "2 decisions" in shown
    assert "expected at the end" in shown
    assert "blunder" in shown
    text = page.read_text("utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert "&lt;bob&gt;" in text
    assert "<bob>" not in text
    assert not {"href=", "src=", "<script"} & set(text.split())
    assert drawing.read_text("utf-8").count("<path") == text.count("<path")
    assert "prefers-color-scheme: dark" in text
    assert run("review", game, "--html", str(page)).exit_code == 0


@pytest.mark.usefixtures("_known")
def test_a_game_at_a_real_table(game: str, tmp_path: Path) -> None:
    """My decisions are reviewed, alone and among dealt games; nobody knows what the others held."""
    file = POSITIONS.parent / "games" / "stamps-at-the-table.txt"
    page = tmp_path / "course.svg"
    (document,) = lines(str(file), "--svg", str(page))
    mine = [n for n, line in enumerate(file.read_text().splitlines(), 1) if line.startswith("me ")]
    assert {each["line"] for each in document["decisions"]} < set(mine)
    assert [each["player"] for each in document["players"]] == ["me"]
    assert "expected final lead: stamps<" in page.read_text()
    assert run("review", str(file), "--player", "me").exit_code == 0
    refused = run("review", str(file), "--player", "ann")
    assert (refused.exit_code, "only my decisions are known" in refused.stderr) == (2, True)
    *_, summary = lines(str(file), game)
    assert (summary["summary"], summary["games"]) == (True, 2)


def test_stamp_swap_at_a_real_table(tmp_path: Path) -> None:
    """My decisions have no course of leads; those of which too little is told have the reason."""
    head, _, rest = Path(TABLE).read_text("utf-8").partition("---\n")
    told = [line for line in rest.splitlines() if not line.startswith("pool")]
    first = told[: told.index("round 2")]
    mine = [line for line in first if line.startswith("me ")]
    goods = "; ".join(line.removeprefix("me collect ") for line in mine if " collect " in line)
    goods = goods.replace("2x4 br", "2x4 br ve 2 / bl ve 2").replace("2x3 br", "2x3 br mo 3")
    goods = goods.replace("3x3 gr", "3x3 gr sp 3").replace("2x3 ye", "2x3 ye ve 2")
    cut = first.index("me cut 1 | 2 4 | 3 5")
    file, page = tmp_path / "table.txt", tmp_path / "review.html"
    lines_ = ["event collect 5", f"me collect {goods}", first[cut]]
    file.write_text(f"{head}---\n" + "\n".join(lines_) + "\n", "utf-8")
    (document,) = lines(str(file), "--time", "0.05")
    assert [each["phase"] for each in document["decisions"]] == ["cut"]
    assert document["course"] == []
    (left,) = document["left_out"]
    assert "the pool of round 1 is not told" in left["reason"]
    shown = run("review", str(file), "--time", "0.05", "--html", str(page)).stdout
    assert "left out: 1 decision" in shown
    assert f"line {left['line']}: the pool of round 1" in " ".join(shown.split())
    assert "Left out" in page.read_text("utf-8")
    file.write_text(f"{head}---\n" + "\n".join(lines_[:2]) + "\n", "utf-8")
    assert "no decision can be reviewed" in run("review", str(file)).stdout


@pytest.mark.usefixtures("_known")
def test_a_game_that_has_not_begun(game: str, tmp_path: Path) -> None:
    """There is nothing to review, and every form of the answer says so."""
    path = Path(game)
    path.write_text(path.read_text("utf-8").partition("---\n")[0] + "---\n", "utf-8")
    page = str(tmp_path / "review.html")
    assert "nobody has decided anything" in run("review", game, "--html", page).stdout
    assert [each["decisions"] for each in lines(game)] == [[]]
    assert lines(game, game, "--workers", "1")[-1]["players"] == []


@pytest.mark.usefixtures("_known")
def test_several_games_end_with_a_summary(game: str, tmp_path: Path) -> None:
    """Each is a line; what a file of reviews has is not reviewed again, and other options are refused."""
    other, out = tmp_path / "other.txt", tmp_path / "reviews.jsonl"
    other.write_text(str(record_of(played("stamps", ("random", "random"), 2), NAMES)), "utf-8")
    first, summary = lines(game, "--out", str(out))
    assert summary["summary"]
    assert summary["games"] == 1
    both = lines(game, str(other), "--out", str(out))
    assert both[0] == first
    assert [each["file"] for each in both[:-1]] == [game, str(other)]
    assert sorted(set(keys(both)) - named()) == []
    for player in both[-1]["players"]:
        games = [each for each in both[:-1] for each in each["players"] if each["player"] == player["player"]]
        assert player["decisions"] == sum(each["decisions"] for each in games)
        assert player["lost"] == sum(each["lost"] for each in games)
        assert player["low"] <= player["per_decision"] <= player["high"]
    kept = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert [each.pop("batch", {}).get("options") for each in kept] == [{}, {}, None]
    assert kept == both
    refused = run("review", game, "--out", str(out), "--time", "7")
    assert refused.exit_code == 2
    assert "line 1: answers review, and this is review --time=7.0" in refused.stderr
    assert "2 games" in run("review", game, str(other), "--out", str(out)).stdout


@pytest.mark.usefixtures("_known")
def test_ctrl_c_keeps_what_is_done(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The summary is that of the games before it, and the same command goes on."""
    other, out = tmp_path / "other.txt", str(tmp_path / "reviews.jsonl")
    other.write_text(str(record_of(played("stamps", ("random", "random"), 2), NAMES)), "utf-8")

    def stop(*arguments: Any) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("stockbook.engine.batch.Batch.run", stop)
        stopped = run("review", game, str(other), "--out", out)
    assert stopped.exit_code == 130
    assert "stopped by Ctrl-C" in stopped.stdout
    assert [each.get("summary") for each in lines(game, str(other), "--out", out)] == [None, None, True]


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("greedy", {"player 2", "player 3"}),
        ("planner:0.1", {"planner:0.1"}),
        ("planner", {"planner:0.1"}),
        ("player 3", {"player 3"}),
    ],
)
def test_all_players_of_an_agent(name: str, seats: set[str], tmp_path: Path) -> None:
    """An agent's name, as the arena writes it into a record, means each of its players, of many games too."""
    names = ("planner:0.1", "greedy", "greedy")
    files = []
    for number in range(2):
        files.append(str(tmp_path / f"{number}.txt"))
        Path(files[-1]).write_text(
            str(record_of(played("stamps", ("random",) * 3, number), names, 5)), "utf-8"
        )
    (document,) = lines(files[0], "--player", name)
    assert {each["player"] for each in document["players"]} == seats
    *games, summary = lines(*files, "--player", name)
    assert [{each["player"] for each in game["players"]} for game in games] == [seats, seats]
    assert summary["games"] == 2
    refused = run("review", files[0], "--player", "zoe")
    assert refused.stderr.endswith("no player has this name: the game has planner:0.1, greedy\n")


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ((GAME, "--player", "zoe"), "--player: no player has this name: the game has ann, <bob>"),
        ((SUNDAY,), "game: this is a position: stockbook hint FILE"),
        ((TABLE, "--player", "ann"), "only my decisions are known"),
        ((GAME, "--html", "x.html", "--out", "y"), "--html: is for one game"),
        ((GAME, "--after", "3", "--out", "y"), "--after: is for one game"),
        ((GAME, "--dask", "a", "--workers", "2"), "choose --workers N"),
    ],
)
def test_what_is_refused(game: str, arguments: tuple[str, ...], fault: str) -> None:
    """Each is one line that says what to do."""
    refused = run("review", *(game if each == GAME else each for each in arguments))
    assert refused.exit_code == 2
    assert fault in refused.stderr


@pytest.mark.usefixtures("_known")
def test_a_game_with_faults_among_others(game: str) -> None:
    """The others are reviewed and summed up; in words its faults are told on standard error."""
    first, faulty, summary = lines(game, SUNDAY)
    assert (first["file"], faulty["file"], summary["games"]) == (game, SUNDAY, 1)
    assert "this is a position" in faulty["faults"][0]["message"]
    shown = run("review", game, SUNDAY)
    assert (shown.exit_code, "1 game" in shown.stdout, "a position" in shown.stderr) == (2, True, True)


def test_a_fault_of_a_record_names_its_line(game: str) -> None:
    """Nothing is reviewed before all files can be played again."""
    path = Path(game)
    text = path.read_text("utf-8")
    path.write_text(f"{text}1 red 99,99\n", "utf-8")
    refused = run("review", game)
    assert refused.exit_code == 2
    assert f"line {len(text.splitlines()) + 1}" in refused.stderr
