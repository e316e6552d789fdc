"""``stockbook arena`` on the game of the tests."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from stockbook.cli.commands import measuring
from stockbook.games.records import read_record
from stockbook.models.files.storage import JsonLines
from stockbook.models.play.record import replay
from tests.cli.running import COMMAND as PROGRAM
from tests.cli.running import run, run_process
from tests.games import COMMAND
from tests.optimizer.arena.matches import threads

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def _at_once(heap_known: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known, and workers need no start: they are threads."""
    monkeypatch.setattr(
        "stockbook.optimizer.arena.workers.local_workers", lambda number: threads(number or 1)
    )


def answer(*options: str) -> dict[str, Any]:
    """The document of an arena of the game of the tests."""
    done = run("arena", "--game", "heap", *options, "--json")
    assert done.exit_code == 0, done.stderr
    document: dict[str, Any] = json.loads(done.stdout)
    return document


def test_the_document() -> None:
    """It says who played what, and every figure with its interval."""
    found = answer("--games", "100", "--seed", "3")
    assert [found[key] for key in ("schema", "game", "players", "agents", "seed", "games", "pairs")] == [
        1, "heap", 2, ["planner", "greedy"], 3, 100, 50,
    ]  # fmt: skip
    assert [score["agent"] for score in found["scores"]] == ["planner", "greedy"]
    for estimate in (*found["scores"], found["lead"], found["percent"], found["wins"]["share"]):
        assert estimate["low"] <= estimate["value"] <= estimate["high"]
    wins = found["wins"]
    assert wins["won"] + wins["lost"] + wins["drawn"] == 100
    assert wins["share"]["value"] == pytest.approx(wins["won"] / (wins["won"] + wins["lost"]), abs=1e-4)
    assert found["beaten"] is None
    assert found["interrupted"] is False


def test_the_same_whatever_the_workers() -> None:
    """All but their number and the clock's seconds."""

    def timeless(workers: str) -> dict[str, Any]:
        found = answer("--agents", "coin,greedy", "--workers", workers, "--games", "30")
        assert found.pop("workers") == int(workers)
        for timed in (found, *found["scores"]):
            timed.pop("seconds")
            timed.pop("longest", None)
        return found

    assert timeless("1") == timeless("4")


def test_the_table() -> None:
    """In the terminal: who, how many, the figures, the verdict."""
    done = run("arena", "--game", "heap", "--players", "4", "--games", "50")
    lines = done.stdout.splitlines()
    assert lines[:2] == [
        "planner against greedy: heap, 4 players, seed 1",
        "52 games in 13 pairs of the same deal",
    ]
    assert any(line.startswith("planner is ahead by ") for line in lines)
    assert any(line.endswith("; 25 % is even") for line in lines)
    assert any(line.startswith("sequential test: ") for line in lines)
    assert "52 of 52 games: planner " in done.stderr


def test_one_player() -> None:
    """A season is the game of that name for one player; with an automatic opponent it says who beat it."""
    found = answer("--season", "--players", "1", "--games", "20")
    assert (found["game"], found["pairs"], found["wins"], found["beaten"]) == ("heap", 10, None, None)
    done = run("arena", "--game", "heap", "--players", "1", "--option", "house=20", "--games", "20")
    assert "alone" in done.stdout
    assert "planner beat the game " in done.stdout
    assert "greedy beat the game " in done.stdout


def test_a_file_and_a_drawing(tmp_path: Path) -> None:
    """Finished games are kept and not played again; the drawing is SVG with both agents."""
    out, svg = tmp_path / "games.jsonl", tmp_path / "scores.svg"
    first = answer("--games", "20", "--out", str(out))
    before = out.read_bytes()
    again = answer("--games", "20", "--out", str(out), "--plot", str(svg))
    # What the clock said is kept as well.
    assert again["scores"][0]["value"] == first["scores"][0]["value"]
    assert out.read_bytes() == before
    drawn = ElementTree.parse(svg).getroot()
    words = [text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "planner against greedy: 20 games of heap" in words
    assert any(word.startswith("greedy, ") for word in words)
    more = answer("--games", "30", "--out", str(out))
    assert more["games"] == 30
    assert out.read_bytes().startswith(before)


def test_it_stops_early() -> None:
    """With the sequential test, games that are not needed are not played."""
    found = answer("--agents", "planner,coin", "--games", "1000", "--sprt")
    assert found["sprt"]["verdict"] == "better"
    assert found["games"] < 200


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--game", "heep"], "game: unknown game 'heep': did you mean 'heap'?"),
        (["--agents", "planner"], "name two agents, such as planner,greedy"),
        (["--agents", "planner,greddy"], "--agents: unknown agent 'greddy': did you mean 'greedy'?"),
        (["--agents", "planner:x,greedy"], "--agents: 'planner:x': write seconds"),
        (["--players", "9"], "--players: heap is for 1 to 4 players"),
        (["--option", "size"], "write a key, = and a value"),
        (["--option", "size=99"], "--option size: 99 is not between 0 and 50"),
        (["--option", "title=@none.txt"], "none.txt: cannot be read"),
        (["--out", "/dev/zero"], "/dev/zero: --out: cannot hold results"),
        (["--out", "/none/x"], "/none/x: --out: cannot hold results: No such file"),
        (["--workers", "2", "--dask", "tcp://127.0.0.1:1"], "or --dask ADDRESS for a cluster"),
        (["--dask", "nonsense:"], "--dask: no scheduler there"),
        (["--dask", "127.0.0.1:1"], "--dask: no scheduler there: Connection refused"),
        (["--game", "stamps", "--season"], "--season: stamps has no season for one player"),
    ],
)
def test_wrong_options(options: list[str], message: str) -> None:
    """Each is refused with its reason, before a game is played."""
    done = run("arena", "--game", "heap", *options)
    assert done.exit_code == 2
    assert message in " ".join(done.stderr.replace("\u2502", " ").split())
    assert done.stdout == ""


OWN = """
class Own:
    def __init__(self, game, time=None):
        self.game = game

    def act(self, view, rng):
        return self.game.actions(self.game.sample(view, rng))[0]


class Ill(Own):
    def act(self, view, rng):
        raise KeyError("ill")
"""


def test_an_agent_from_outside(tmp_path: Path) -> None:
    """A module that Python finds plays, in workers too; one of the current folder is not looked for."""
    (tmp_path / "mine.py").write_text(OWN)
    stamps = ("arena", "--game", "stamps", "--games", "2", "--agents")
    found = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONSAFEPATH": "1"}
    done = run_process(
        *stamps, "mine:Own,random", "--workers", "2", "--records", "kept", cwd=tmp_path, env=found
    )
    assert (done.returncode, "mine:Own against random" in done.stdout) == (0, True)
    assert 'names = ["mine:Own", "random"]' in (tmp_path / "kept" / "00001-1.txt").read_text()
    ill = run_process(*stamps, "mine:Ill,random", cwd=tmp_path, env=found)
    assert (ill.returncode, ill.stdout) == (2, "")
    assert "--agents: an agent has failed: pair 1, game " in ill.stderr and "KeyError: 'ill'" in ill.stderr
    assert "fault of stockbook" not in ill.stderr
    unknown = run_process(*stamps, "mine:Own,random", cwd=tmp_path, env={**os.environ, "PYTHONSAFEPATH": "1"})
    assert (unknown.returncode, "--agents: there is no module 'mine'" in unknown.stderr) == (2, True)


def test_without_dask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where Dask is not installed, the message says how to get it."""
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    done = run("arena", "--game", "heap", "--dask", "tcp://127.0.0.1:1")
    assert done.exit_code == 2
    assert "pip install 'stockbook[cluster]'" in done.stderr


@pytest.mark.alone
def test_ctrl_c_shows_what_is_finished(tmp_path: Path) -> None:
    """A process with workers of its own, stopped by the key: code 130, a table of the whole pairs, a file
    that goes on, and no process left behind."""
    out = tmp_path / "games.jsonl"
    options = ["--game", "heap", "--agents", "slow,coin", "--games", "2000", "--out", str(out)]
    command = [*COMMAND, "arena", *options, "--workers", "1"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, encoding="utf-8", cwd=ROOT, start_new_session=True
    ) as process:
        assert process.stdout
        assert process.stderr
        # The first tenth is finished.
        assert process.stderr.readline().startswith("200 of 2000 games")
        # The key goes to the workers as well.
        os.killpg(process.pid, signal.SIGINT)
        shown = process.stdout.read()
        rest = process.stderr.read()
        assert process.wait(timeout=60) == 130
    assert "Traceback" not in rest
    assert "leaked" not in rest
    assert "stopped by Ctrl-C" in shown
    kept = len(out.read_bytes().splitlines()) - 1
    assert kept >= 200
    assert f"{kept // 2 * 2} games in {kept // 2} pairs" in shown
    assert f"{2000 - kept} games not finished" in shown


def test_the_season_of_stamp_swap_is_known() -> None:
    """The game for one player that isolates placement."""
    assert measuring._season_of("stampswap") == "stampswap-season"


def test_records_of_games_are_kept(tmp_path: Path) -> None:
    """Each can be played again to the scores of its line; another file in their place is not replaced."""
    out, folder = tmp_path / "arena.jsonl", tmp_path / "games"
    options = ("--games", "6", "--seed", "3", "--out", str(out), "--records", str(folder))
    answer(*options)
    _, *results = map(json.loads, out.read_text("utf-8").splitlines())
    assert sorted(each.name for each in folder.iterdir()) == sorted(
        f"{each['pair']:05}-{each['game']}.txt" for each in results
    )
    for each in results:
        record = read_record(folder / f"{each['pair']:05}-{each['game']}.txt")
        history = replay(record)
        assert list(history.game.score(history.state)) == each["scores"]
        assert sorted(record.names) == ["greedy", "planner"]
    answer("--games", "6", "--seed", "3", "--records", str(folder))
    (folder / "00001-1.txt").write_text("mine", "utf-8")
    refused = run("arena", "--game", "heap", "--games", "6", "--seed", "3", "--records", str(folder))
    assert refused.exit_code == 2
    assert "00001-1.txt: --records: exists and is no record of this game" in refused.stderr


@pytest.mark.alone
@pytest.mark.parametrize("after", [1.0, 1.7, 2.4])
def test_a_closed_terminal(after: float) -> None:
    """It tells every process of an arena, those that Python starts for itself too: none complains of it."""
    options = ["--game", "stamps", "--agents", "greedy,random", "--games", "20000", "--workers", "2"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [*PROGRAM, "arena", *options], stdout=pipe, stderr=pipe, encoding="utf-8", start_new_session=True
    ) as process:
        time.sleep(after)
        os.killpg(process.pid, signal.SIGHUP)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 128 + signal.SIGHUP
    assert "Traceback" not in said
    assert "resource_tracker" not in said


def test_one_arena_a_file(tmp_path: Path) -> None:
    """A second one with the same file is refused with a sentence."""
    path = tmp_path / "out.jsonl"
    held = JsonLines(path)
    options = ("arena", "--game", "heap", "--agents", "random,random", "--games", "2", "--out", str(path))
    done = run(*options)
    assert done.exit_code == 2
    assert (
        f"{path}: --out: cannot hold results: another stockbook keeps its answers there: choose another name"
        in done.stderr
    )
    held.close()
    assert run(*options).exit_code == 0
