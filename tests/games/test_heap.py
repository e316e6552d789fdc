"""All that a game gets by one registration, asked of the game of the tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from stockbook.engine import Check, Explain, Hint, Score, SearchTime, Show, Source, answer
from stockbook.engine.answers import Advised, Checked, Refusal, Scored, ScoredGame, Shown
from stockbook.games.registry import definition_of
from stockbook.models.files.json_text import SCHEMA, VERSION_KEY
from tests.cli.running import run
from tests.games.heap_definition import GAME
from tests.schemas import hold

pytestmark = pytest.mark.usefixtures("heap_known")

POSITION = """
game = "heap"
players = 2
heap = [9, 1, 1, 8]
me = 1
points = [3, 4]
card = 2
"""
RECORD = """game = "heap"
players = 2
seed = 4
names = ["me", "greedy"]
---
1 take 2
2 take 1
"""
TABLE = """game = "heap"
players = ["me", "ann"]
heap = [9, 1, 1, 8]
card = 2
---
me take 1 die 1
ann take 2
"""
QUICK = SearchTime(0.3, deterministic=True)


def asked(question: Any) -> Any:
    """The answer, which is none of faults; its document has the shape of its command."""
    found = answer(question)
    assert not isinstance(found, Refusal), found.faults
    hold(type(question).__name__.lower(), {VERSION_KEY: SCHEMA, **found.document})
    return found


def test_a_hint_ranks_all_moves() -> None:
    """By rollouts of its own agent, best first."""
    found: Advised = asked(Hint(Source.of(POSITION), search=QUICK))
    rows = found.document["moves"]
    assert {row["move"] for row in rows} == {"take 1", "take 2", "take 3"}
    assert [row["value"] for row in rows] == sorted((row["value"] for row in rows), reverse=True)
    assert found.document["game"] == "heap"


def test_a_move_beside_the_best_one() -> None:
    """The best move gives nothing away, another one what its value is less; one that is none is refused."""
    best = asked(Hint(Source.of(POSITION), search=QUICK)).document["moves"][0]["move"]
    assert asked(Explain(Source.of(POSITION), best, search=QUICK)).document["difference"] == 0
    lost = {
        move: asked(Explain(Source.of(POSITION), move, search=QUICK)).document["difference"]
        for move in ("take 1", "take 2", "take 3")
    }
    assert min(lost.values()) == 0 < max(lost.values())
    for wrong in ("take 9", "nothing"):
        assert isinstance(answer(Explain(Source.of(POSITION), wrong, search=QUICK)), Refusal)


def test_points_text_and_drawing() -> None:
    """Of my own points nothing is hidden; the position reads back, and is drawn as its lines."""
    scored: Scored = asked(Score(Source.of(POSITION)))
    assert [(row["player"], row["total"]) for row in scored.document["players"]] == [("player 1", 5)]
    assert scored.document["assumed"] == ["the points of player 2 depend on what is not seen"]
    shown: Shown = answer(Show(Source.of(POSITION)))  # Its table has no schema of its own.
    assert not isinstance(shown, Refusal)
    assert shown.document["heap"] == [9, 1, 1, 8]
    drawing = ElementTree.fromstring(shown.drawing)
    assert "heap = [9, 1, 1, 8]" in "".join(drawing.itertext())
    checked: Checked = asked(Check(Source.of(POSITION)))
    assert (checked.error, checked.game) == (None, "heap")
    wrong = asked(Check(Source.of(POSITION.replace("card = 2", "card = 9"))))
    assert wrong.document["faults"][0]["key"] == "card"


def test_a_record_and_a_real_table() -> None:
    """A moment of either is a position, and both have a score sheet; what others hide is not told."""
    for text, missing in ((RECORD, 0), (TABLE, 1)):
        scored: ScoredGame = asked(Score(Source.of(text)))
        assert len(scored.document["assumed"]) == missing
        hint: Advised = asked(Hint(Source.of(text), search=QUICK))
        assert hint.document["moves"]
        assert asked(Check(Source.of(text))).error is None
    assert answer(Show(Source.of(TABLE))).document["points"] == [6, -2]


@pytest.mark.parametrize("text", [RECORD, TABLE], ids=["dealt", "at a table"])
def test_a_review(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each decision is compared by rollouts, and the leads after it are expected."""
    monkeypatch.chdir(tmp_path)
    Path("game.txt").write_text(text)
    done = run("review", "game.txt", "--time", "0.05", "--json")
    assert done.exit_code == 0, done.stderr
    document = json.loads(done.stdout)
    assert document["decisions"][0]["move"] in ("take 1", "take 2")
    assert len(document["course"]) == len(document["decisions"])


def test_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves, a picture, a comparison and a new real table are printed for people too."""
    monkeypatch.chdir(tmp_path)
    Path("it.toml").write_text(POSITION)
    assert "heap = [9, 1, 1, 8]" in run("show", "it.toml").stdout
    assert "expected lead" in run("hint", "it.toml", "--time", "0.2").stdout
    assert "best" in run("explain", "it.toml", "--move", "take 2", "--time", "0.2").stdout
    told = run("table", "new.txt", text="heap\nann\n3 1 4 5\n2\ntake 1\nundo\n?\n\nundo\ntake 1\nq\n")
    assert "recorded: me take 1" in told.stdout, told.stdout + told.stderr
    assert "Enter plays it" in told.stdout and told.stdout.count("taken back: me take") == 2
    assert Path("new.txt").read_text().endswith("---\nme take 1\n")


def test_one_object() -> None:
    """All of it comes from the object that the table of games names."""
    assert definition_of("heap") is definition_of("heap-season") is GAME
    assert GAME.best_agent == "planner"
