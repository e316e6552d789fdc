"""STAMPS at a real table, asked for line by line: the record that comes of it, and the keys that it takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import run
from tests.games.stamps.typed import typed_stamps

#: The answers before the first line: who plays, who starts, the points under the columns.
SETUP = "ann ben\nann\n\n"
#: Keys that a whole game of three may take, and one in which the hints play for me.
MOST_KEYS, KEYS_WITH_HINTS = 400, 300
#: A move of mine by its hint: its key, and Enter twice.
HINT = 3


def test_a_whole_game_is_asked_for(tmp_path: Path) -> None:
    """A game of three comes of answers alone, with few keys, and ends with everybody's points."""
    typed = typed_stamps(3, 5, first=1)
    answers = []
    for line in typed.lines:
        words = line.replace(",", " ").split()[1:]
        answers.append(" ".join(word if not word.isalpha() or word == "draw" else word[0] for word in words))
    answers = [answer.removeprefix("draw ") for answer in answers]
    keys = len(SETUP) + sum(len(answer) + 1 for answer in answers)
    assert keys <= MOST_KEYS
    mine = [answer for answer, line in zip(answers, typed.lines, strict=True) if line.startswith("me ")]
    lays = [answer for answer in mine if " " in answer][1:]
    assert keys - sum(len(answer) + 1 - HINT for answer in lays) <= KEYS_WITH_HINTS
    file = tmp_path / "game.txt"
    result = run("table", str(file), text=f"stamps\n{SETUP}" + "\n".join(answers) + "\n")
    assert result.exit_code == 0, result.output
    kept = file.read_text().split("---\n")[1].replace("\n", " ").split()
    assert len(kept) == len(" ".join(typed.lines).replace(",", " ").split())
    scores = typed.game.score(typed.final)
    for name, points in zip(typed.names, scores, strict=True):
        assert f"{name}: {points} point" in result.stdout
    assert "place" in result.stdout


def test_a_game_with_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Setup, a hint that Enter plays, why, faults that lose nothing, undo, show and score at any line."""
    monkeypatch.setattr("stockbook.engine.play.SECONDS", 0.3)
    file = tmp_path / "game.txt"
    setup = "stamps\nann\n\n1 2 x\n1 2 3 4 5 6\n26\n"
    game = "r b y\nr b y g\nr g\nwhy\nwhy g 3 1\nwhy b 3 1\n?\n\ny\nshow\nscore\nr 9 9\nundo\nundo\nq\n"
    result = run("table", str(file), text=setup + game)
    assert result.exit_code == 0, result.output
    head, below = file.read_text().split("---\n")
    assert head.split("\n")[:5] == [
        'game = "stamps"',
        'players = ["me", "ann"]',
        'first = "me"',
        "track = [1, 2, 3, 4, 5, 6]",
        "pile = 26",
    ]
    assert below == "square r b y g\nme draw r g\n"
    for words in (
        "number 'x' is not a whole number",
        "3 stamps: write the four",
        "why, and what my answer would be to: I lay",
        "your move: green 3,1",
        "no blue stamp is in my hand",
        "Enter plays it",
        "left to draw",
        "row 9, column 9 is not along an edge",
        "taken back: me draw y",
    ):
        assert words in result.stdout
