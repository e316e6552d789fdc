"""``stockbook turn`` in the record of a game at a real table: a line at a time, and what is asked next."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stockbook.models.play.record import RULE
from tests.cli.running import POSITIONS, run

GAMES = POSITIONS.parent / "games"
SHIPPED = ("at-the-table", "pinzetta-at-the-table", "stamps-at-the-table", "stamp-albums-at-the-table")


def turn(record: str, *options: str) -> Any:
    """The document of a turn."""
    return json.loads(run("turn", "-", "--json", *options, text=record).stdout)


def parts(name: str) -> tuple[str, list[str]]:
    """The head of a shipped record, with the rule, and its lines."""
    head, _, below = (GAMES / f"{name}.txt").read_text("utf-8").partition(f"\n{RULE}\n")
    return f"{head}\n{RULE}\n", [line for line in below.split("\n") if line]


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_game_line_by_line(name: str) -> None:
    """Answers lead to the shipped record; a line taken back was never told, and the end has the sheet."""
    head, lines = parts(name)
    document = turn(head)
    for number, line in enumerate(lines[:12]):
        asked = [n for n, each in enumerate(document["questions"], 1) if line.startswith(each["start"])]
        start = document["questions"][asked[0] - 1]["start"] if asked else ""
        answer = line.removeprefix(start)
        after = turn(document["record"], "--move", answer, "--question", str(asked[0] if asked else 1))
        assert after["lines"][-1]["text"] == line
        if number % 4 == 0:
            assert turn(after["record"], "--undo") == document
        document = after
    assert document["record"] == head + "\n".join([*lines[:12], ""])
    whole = turn(head + "\n".join([*lines, ""]))
    sheet = json.loads(run("score", str(GAMES / f"{name}.txt"), "--json").stdout)
    del sheet["schema"]
    assert (whole["over"], whole["questions"], whole["score"]) == (True, [], sheet)


@pytest.mark.parametrize("name", SHIPPED)
def test_offered_answers_are_possible(name: str) -> None:
    """Each choice that is offered in a shipped game can be made, and each kind is put together so."""
    head, lines = parts(name)
    for end in range(2, len(lines), 9):
        document = turn(head + "\n".join([*lines[:end], ""]))
        for number, question in enumerate(document["questions"][:2], 1):
            if question["choices"]:
                answer = question["choices"][len(lines) % len(question["choices"])]["answer"]
            elif question["kind"] == "pick":
                answer = question["between"].join(question["goods"][: question["most"]])
            else:
                continue
            after = turn(document["record"], "--move", answer, "--question", str(number))
            waits = after.get("faults", [{"message": ""}])[0]["message"]
            assert not waits or "has not been turned up" in waits or "still fits" in waits, waits


def test_several_lines_count_together() -> None:
    """All lines are told, or none."""
    head, _ = parts("at-the-table")
    collected = "me collect f; 2x2 r 5; 2x3 bl an 2; 2x2 bl an 1; 2x2 gr an 1; 3x3 ye sp 1"
    document = turn(head, "--move", f"{collected}\nme cut 1 | 2 3 | 4 5 6")
    assert len(document["lines"]) == 2
    assert document["no_advice"].startswith("I have cut")
    faults = turn(head, "--move", f"{collected}\nme cut 1 | 2 3 | 4 5 7")["faults"]
    assert faults[0]["key"] == "--move"


@pytest.mark.parametrize(
    ("options", "key", "word"),
    [
        (("--move", "zoe collect f"), "--move", "zoe"),
        (("--move", ""), "--move", "what happened"),
        (("--move", "f", "--question", "9"), "--move", "question 9"),
        (("--undo",), "--undo", "nothing"),
    ],
)
def test_what_cannot_be_told(options: tuple[str, ...], key: str, word: str) -> None:
    """The fault says why."""
    fault = turn(parts("at-the-table")[0], *options)["faults"][0]
    assert (fault["key"], word in fault["message"]) == (key, True)


def test_a_fault_has_its_line() -> None:
    """A line of the file that is not possible is named."""
    head, lines = parts("stamps-at-the-table")
    wrong = head + "\n".join([*lines[:4], "ann draw everything", ""])
    assert turn(wrong)["faults"][0]["key"] == f"line {wrong.count(chr(10))}"


def test_a_record_is_kept_with_its_remarks() -> None:
    """The file may be replaced by what goes on from it, another one is not; remarks stay."""
    head, lines = parts("stamps-at-the-table")
    Path("game.txt").write_text(f"{head}{lines[0]}\n# ann smiles\n", "utf-8")
    assert run("turn", "game.txt", "--move", lines[1], "--save", "game.txt").exit_code == 0
    assert Path("game.txt").read_text("utf-8") == f"{head}{lines[0]}\n# ann smiles\n{lines[1]}\n"
    Path("other.txt").write_text("mine", "utf-8")
    assert run("turn", "game.txt", "--undo", "--save", "other.txt").exit_code == 2
    assert Path("other.txt").read_text("utf-8") == "mine"


def test_a_question_is_for_real_tables() -> None:
    """A game against agents asks one thing only."""
    record = 'game = "stamps"\nplayers = 2\nseed = 5\nnames = ["me", "greedy"]\n\n---\n'
    assert run("turn", "-", "--question", "2", text=record).exit_code == 2
