"""A game at a real table, asked for line by line: the record that comes of it, and the keys that it takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from stockbook.cli.playing import hints
from stockbook.models.files.toml_file import TomlFile
from stockbook.models.games.record import RULE
from stockbook.models.stampswap.table.game import TableGame
from stockbook.models.stampswap.table.questions import TableQuestion, next_question
from stockbook.models.stampswap.table.record import played, table_game_from
from tests.cli.running import POSITIONS, run

SHIPPED = POSITIONS.parent / "games" / "at-the-table.txt"
SETUP = "ann ben\nann\nedges 10\nsets theme 9\ncount rare 2\ngroup shape=rectangle 3\nsecond color 4\n"
MATS = "count theme=space 1\n\n\n"
GOODS = "2x3 bl an 2; 2x2 r 5; 3x3 gr sp 1; f; 2x2 br sp 1; 2x2 ye fl -1\n"
#: Keys that a whole game of three may take, with everything for advice on collecting.
MOST_KEYS = 2500


def answers(lines: list[str], game: TableGame) -> list[str]:
    """The answers that make these lines: without what each question says already."""
    found: list[str] = []
    passed: set[TableQuestion] = set()
    for line in lines:
        while (question := next_question(game, passed)) is not None:
            if line.startswith(question.start) or not question.optional:
                break
            passed.add(question)
            found.append("")
        assert question is not None
        found.append(line.removeprefix(question.start))
        game = played(game, line)
    return found


def head_and_lines() -> tuple[str, list[str]]:
    """The shipped record's head, with the rule, and its lines but those that say a round's number."""
    text = SHIPPED.read_text("utf-8")
    head, _, below = text.partition(f"\n{RULE}\n")
    return f"{head}\n{RULE}\n", [line for line in below.split("\n") if line and not line.startswith("round")]


def test_a_whole_game_is_asked_for(tmp_path: Path) -> None:
    """The shipped game comes of answers alone, with fewer keys than a table has time for."""
    head, lines = head_and_lines()
    file = tmp_path / "game.txt"
    file.write_text(head)
    game = table_game_from(TomlFile.parse(head.partition(f"\n{RULE}\n")[0], "head"))
    typed = answers(lines, game)
    keys = sum(len(answer) + 1 for answer in typed)
    assert keys <= MOST_KEYS
    result = run("table", str(file), text="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    assert file.read_text() == head + "\n".join(lines) + "\n"
    assert "me         129" in result.stdout


def test_a_new_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Setup, a hint that Enter plays, a line taken back, faults, and the score so far."""
    monkeypatch.setattr(hints, "SECONDS", 0.5)
    file = tmp_path / "game.txt"
    text = f"{SETUP}{MATS}\n\n{GOODS}zoe\n1 | 2 | 3\nf | 1 2 3 | 5 6\nundo\n?\n\nscore\nq\n"
    result = run("table", str(file), text=text)
    assert result.exit_code == 0, result.output
    kept = file.read_text().split("\n")
    assert kept[-3] == f"me collect {GOODS.strip()}"
    assert kept[-2].startswith("me cut ")
    for words in ("item 4 is missing", "taken back: me cut f | 1 2 3 | 5 6", "Enter plays it", "place"):
        assert words in result.stdout
    again = run("table", str(file), text="q\n")
    assert "the cut of ann" in again.stdout


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('game = "stampswap"\n', "this is no record of a game at a real table"),
        ('game = "stamps"\nplayers = 2\nseed = 1\nnames = ["a", "b"]\n---\n', "this is no record of a game"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, text: str, fault: str) -> None:
    """A file that holds something else stays as it is."""
    file = tmp_path / "other.txt"
    file.write_text(text)
    result = run("table", str(file), text="q\n")
    assert (result.exit_code, file.read_text()) == (2, text)
    assert fault in result.stderr
