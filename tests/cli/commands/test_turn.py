"""``stockbook turn``: games of every kind by single turns, moves taken back, and games that are kept."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stockbook.games.records import parse_record
from stockbook.models.play.record import replay
from tests.cli.running import run

GAMES = (("stamps", 3), ("stamp-albums", 2), ("pinzetta", 1), ("stampswap", 2))


def begun(game: str, players: int, me: int, seed: int) -> str:
    """The record of a game in which nobody has acted."""
    names = ["greedy"] * players
    names[me] = "me"
    return (
        f'game = "{game}"\nplayers = {players}\nseed = {seed}\nnames = {json.dumps(names)}\n\n'
        "[options]\n\n---\n"
    )


def turn(record: str, *options: str) -> Any:
    """The document of a turn."""
    return json.loads(run("turn", "-", "--json", *options, text=record).stdout)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_by_turns(game: str, players: int) -> None:
    """Legal moves lead to the end, with the points of the rules; taken back, a move was never made."""
    rng = Random(game)
    me = players - 1
    document = turn(begun(game, players, me, 11))
    while not document["over"]:
        assert {step["player"] for step in document["steps"][1:]} <= set(range(1, players + 1))
        assert document["position"]["game"] == game
        number = rng.randrange(len(document["actions"]))
        text = document["actions"][number]["action"] if number % 2 else str(number + 1)
        after = turn(document["record"], "--move", text)
        assert after["decisions"] == document["decisions"] + len(after["steps"])
        assert after["steps"][0]["player"] == me + 1
        if after["undo"] and number % 3 == 0:
            back = turn(after["record"], "--undo")
            assert {**back, "steps": []} == {**document, "steps": [], "undo": back["undo"]}
        document = after
    history = replay(parse_record(document["record"]))
    assert history.turn is None
    points = [row["total"] for row in document["score"]["players"]]
    assert points[:players] == list(history.game.score(history.state))[:players]
    assert (document["actions"], document["question"]) == ([], None)


@pytest.mark.parametrize(
    ("names", "option", "key"),
    [
        ('["greedy", "greedy"]', ("--move", "1"), "names"),
        ('["me", "me"]', ("--move", "1"), "names"),
        ('["me", "gredy"]', ("--move", "1"), "player 2"),
        ('["me", "greedy"]', ("--move", "99"), "--move"),
        ('["me", "greedy"]', ("--move", "red 50,50"), "--move"),
        ('["me", "greedy"]', ("--undo",), "--undo"),
        ('["me", "greedy"]', ("--undo", "--move", "1"), "--undo"),
    ],
)
def test_wrong_turns(names: str, option: tuple[str, ...], key: str) -> None:
    """The fault names the player, the move or the option; the exit code is 2."""
    record = f'game = "stamps"\nplayers = 2\nseed = 5\nnames = {names}\n\n---\n'
    result = run("turn", "-", "--json", *option, text=record)
    assert result.exit_code == 2
    assert [fault["key"] for fault in json.loads(result.stdout)["faults"]] == [key]


def test_a_game_is_kept() -> None:
    """The file of the game may be replaced by the game; another file is not."""
    Path("game.txt").write_text(begun("stamps", 2, 0, 5), encoding="utf-8")
    Path("work.txt").write_text("mine", encoding="utf-8")
    shown = run("turn", "game.txt", "--move", "1", "--save", "game.txt")
    assert (shown.exit_code, "you lay" in shown.stdout, "which stamp" in shown.stdout) == (0, True, True)
    assert len(replay(parse_record(Path("game.txt").read_text(encoding="utf-8"))).actions) == 2
    assert run("turn", "game.txt", "--move", "1", "--save", "work.txt").exit_code == 2
    assert Path("work.txt").read_text(encoding="utf-8") == "mine"
