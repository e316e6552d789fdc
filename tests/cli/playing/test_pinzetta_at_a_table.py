"""A game against Pinzetta at a real table, asked for line by line: its record, and what is told of her."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockbook.games.pinzetta.table import record
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.play.record import RULE
from tests.cli.playing.test_table import SHIPPED as STAMP_SWAP
from tests.cli.playing.test_table import answers, head_and_lines
from tests.cli.running import run

SHIPPED = STAMP_SWAP.parent / "pinzetta-at-the-table.txt"
#: Keys that a whole game may take.
MOST_KEYS = 700
SETUP = "pinz\n1\n\nedges 10\nsets theme 9\ncount rare 2\ngroup shape=rectangle 3\nsecond color 4\n"
CARDS = "count theme=space 1\nsmall-square\n0 1 1 2 2 3 3 4\n"
ITEMS = "2x3 bl an 2; 2x2 r 5; 3x3 gr sp 1 down; f; 2x2 br sp 1; 2x2 ye fl -1"


def test_a_whole_game_is_asked_for(tmp_path: Path) -> None:
    """The shipped game comes of answers alone; her choice, her exchange and everybody's points are told."""
    head, lines = head_and_lines(SHIPPED)
    file = tmp_path / "game.txt"
    file.write_text(head)
    game = record.begin(TomlFile.parse(head.partition(f"\n{RULE}\n")[0], "head"))
    typed = [answer for _, answer in answers(lines, game, record)]
    assert sum(len(answer) + 1 for answer in typed) <= MOST_KEYS
    result = run("table", str(file), text="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    assert file.read_text() == head + "\n".join(lines) + "\n"
    said = " ".join(result.stdout.split())
    for words in (
        "her tokens for my items: 4 1 2 1 1 1",
        "Pile 1, 5 tokens: 3x2 rare 6 (4), forever (1).",
        "Her decision card crosses out 4: 5 and 1 are left.",
        "Pinzetta takes pile 1: 3x2 rare 6; forever.",
        "she exchanges 3x2 blue animals 1 and 2x4 rare 5.",
        "me 113 15 1 pinzetta 105 6 2",
    ):
        assert words in said


def test_a_new_game_with_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Setup, a hint that Enter plays, why, faults that lose nothing, and lines taken back."""
    monkeypatch.setattr("stockbook.engine.play.SECONDS", 0.3)
    file = tmp_path / "game.txt"
    dealt = f"reserve 1\n2x3 ?; f | 2x2 r 4; 3x3 ?\n{ITEMS}; first\n{ITEMS}\n"
    swap = f"{dealt}1 | 2 3 | 4\n1 | 2 3 4 | 5 6\n5\n2\nwhy 1\n"
    result = run("table", str(file), text=f"{SETUP}{CARDS}{swap}undo\nundo\n?\n\nshow\nscore\nq\n")
    assert result.exit_code == 0, result.output
    kept = file.read_text().split(f"{RULE}\n")
    assert 'players = ["me", "pinzetta"]' in kept[0]
    assert "crossed = [0, 1, 1, 2, 2, 3, 3, 4]" in kept[0]
    below = kept[1].split("\n")
    assert below[:3] == ["event reserve 1", "pinzetta piles 2x3 ?; f | 2x2 r 4; 3x3 ?", f"me collect {ITEMS}"]
    assert below[3].startswith("me cut ")
    said = " ".join(result.stdout.split())
    for words in (
        "the solo game has no first-player token",
        "item 5 is missing",
        "no decision card has 5 crossed-out icons",
        "the best pile",
        "taken back: pinzetta decision 2",
        "Enter plays it",
        "her show-scoring cards are not all counted",
    ):
        assert words in said


def test_advice_plays_a_whole_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Enter after a hint plays my choice, and all of my Show Phase."""
    monkeypatch.setattr("stockbook.engine.play.SECONDS", 0.3)
    file = tmp_path / "game.txt"
    head, lines = head_and_lines(SHIPPED)
    file.write_text(head + "\n".join(lines[:5]) + "\n")
    result = run("table", str(file), text="4\n?\n\n3x3 bl s 2\n?\n\nq\n")
    assert result.exit_code == 0, result.output
    below = file.read_text().split(f"{RULE}\n")[1].split("\n")
    assert below[5] == "pinzetta decision 4"
    assert below[6].startswith("me take ")
    assert [line for line in below if line.startswith("me place ")]
    assert [line for line in below if line.startswith("me enter ")]
    assert "the points that her show-scoring card of Friday lists" in " ".join(result.stdout.split())
