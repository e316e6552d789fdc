"""All that a game gets that overrides nothing, asked of one that is unlike the others."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stockbook.engine import Check, Explain, Hint, Score, Show, Source, Turn, answer
from stockbook.engine.answers import Refusal
from stockbook.games.registry import make_game, words_of
from stockbook.models.play.record import GameHistory
from tests.cli.running import run
from tests.games.bids import GAME, Bids, State
from tests.games.test_heap import QUICK, asked

pytestmark = pytest.mark.usefixtures("heap_known")

POSITION = """
game = "bids"
players = 3
me = 2
wish = "ärger"
points = [2, -4, 0]
idle = [0, 0, 1]
bids = ["verdeckt"]
"""
RECORD = """game = "bids-once"
players = 2
seed = 4
names = ["me", "random"]
[options]
wheel = [2]
may_end = false
---
1 kühn
2 über alles
"""


def test_advice_and_points() -> None:
    """Moves in words are ranked, compared and refused, and what others hide is not told."""
    moves = asked(Hint(Source.of(POSITION), search=QUICK)).document["moves"]
    assert {row["move"] for row in moves} == {"müßig", "zögernd", "kühn", "über alles"}
    costly = asked(Explain(Source.of(POSITION), "über alles", search=QUICK)).document
    assert costly["difference"] > 0 and costly["best"] == moves[0]["move"]
    refused = answer(Explain(Source.of(POSITION), "kuhn", search=QUICK))
    assert isinstance(refused, Refusal) and "did you mean 'kühn'" in refused.faults[0].message
    score = asked(Score(Source.of(POSITION))).document
    assert [(row["player"], row["total"]) for row in score["players"]] == [("player 2", -2)]
    shown = asked(Show(Source.of(POSITION)))
    assert 'bids = ["verdeckt"]' in "".join(ElementTree.fromstring(shown.drawing).itertext())


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ("me = 3", "it is the turn of player 2: there is nothing to decide"),
        ("me = 2\nover = true", "the game is over: there is nothing to decide"),
    ],
)
def test_nothing_to_decide(changed: str, said: str) -> None:
    """Neither in the turn of another player nor after the end, though the file can be read and drawn."""
    source = Source.of(POSITION.replace("me = 2", changed))
    for question in (Hint(source, search=QUICK), Explain(source, "kühn", search=QUICK)):
        refused = answer(question)
        assert isinstance(refused, Refusal) and refused.faults[0].message == said
    assert asked(Check(source)).error is None


def test_a_hidden_move_is_not_told() -> None:
    """What I cannot see is not said, before all is shown; my own move is."""
    game = make_game("bids", options={"wheel": [2], "may_end": False})
    history = GameHistory(game, 1)
    words = words_of(game)
    told = []
    for action in ("kühn", "über alles", "müßig"):
        before, player = game.view(history.state, 1), history.turn
        assert player is not None
        history.play(action)
        told.append(words.tell(before, player, action, game.view(history.state, 1)))
    assert told == ["player 1: a move that I do not see", "player 2: über alles", "player 3: müßig"]


def test_winners_are_those_of_the_rules() -> None:
    """Of equal points those win who win by the rules, nobody who may not, and nobody before the end."""

    def sheet(points: tuple[int, ...], idle: tuple[int, ...], over: bool = True) -> tuple[str, ...]:
        state = State(("glück",) * 3, points, idle, shown=(0,), over=over)
        return GAME.score_sheet(Bids(), state, ("a", "b", "c")).winners

    assert sheet((3, 3, 1), (1, 0, 0)) == ("b",)
    assert sheet((3, 3, 1), (1, 1, 0)) == ("a", "b")
    assert sheet((-3, -1, -2), (0, 0, 0)) == sheet((3, 1, 2), (0, 0, 0), over=False) == ()


def test_a_record_of_a_variant() -> None:
    """It is scored, its moments are positions of the game, and it is reviewed."""
    scored = asked(Score(Source.of(RECORD))).document
    assert scored["game"] == "bids-once" and len(scored["players"]) == 2
    moment = asked(Hint(Source.of(RECORD, at=8), search=QUICK)).document
    assert moment["game"] == "bids" and len(moment["moves"]) == 4
    over = asked(Turn(Source.of(RECORD))).document
    assert over["over"] and over["position"]["over"]
    begun = asked(Turn(Source.of(RECORD.replace("2 über alles\n", "").replace("1 kühn\n", "")))).document
    assert begun["position"]["wish"] in ("glück", "ärger")


def test_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Position, hint, comparison and arena; a game that is over at once has a score sheet."""
    monkeypatch.chdir(tmp_path)
    played = run("play", "bids", "--seed", "3", "--option", "may_end=false", text="?\nwhy kühn\nkühn\nq\n")
    assert 'wish = "' in played.stdout and "View(" not in played.stdout
    assert "expected lead" in played.stdout and "your move: kühn" in played.stdout
    assert "place" in run("play", "bids", "--players", "1", "--option", "rounds=0").stdout
    options = ("--game", "bids-once", "--agents", "random,random", "--games", "6", "--workers", "1", "--json")
    assert json.loads(run("arena", *options).stdout)["scores"][0]["agent"] == "random"
