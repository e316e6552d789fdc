"""``stockbook puzzle``: new, solve, check, hint and sheet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stockbook.models import parse_position, read_position
from stockbook.optimizer import Plan, best_placement
from tests.cli.running import POSITIONS, SUNDAY, run

PUZZLE = str(POSITIONS.parent / "puzzles" / "medium-1.toml")
POSITION = read_position(PUZZLE)
BEST, SECOND = best_placement(POSITION, contests=POSITION.contests, plans=2).plans


def move(plan: Plan) -> str:
    """A plan as one types it."""
    return "; ".join(str(each) for _, each in plan.placed)


@pytest.mark.parametrize("command", ["new", "solve", "check", "hint", "sheet"])
def test_help_has_an_example(command: str) -> None:
    """Each command of a puzzle shows a call of itself."""
    result = run("puzzle", command, "--help")
    assert result.exit_code == 0
    assert f"Example: stockbook puzzle {command} " in result.stdout


def test_new_is_a_position_and_the_same_for_a_seed(tmp_path: Path) -> None:
    """Standard output and --out get the same bytes, and --json the same position with its measures."""
    arguments = ["puzzle", "new", "--seed", "1", "--level", "easy", "--kind", "fit"]
    text = run(*arguments).stdout
    out = tmp_path / "puzzle.toml"
    document = json.loads(run(*arguments, "--json", "--out", str(out)).stdout)
    assert out.read_text("utf-8") == text
    position = parse_position(text)
    assert document["best"] > document["second"]
    assert document["best"] >= document["quick"]
    assert (document["seed"], document["level"], document["kind"]) == (1, "easy", "fit")
    assert document["contest"] == str(position.contests[0])
    assert document["position"]["me"]["place"] == [str(tile) for tile in position.place]


def test_new_without_time_is_impossible() -> None:
    """Where no puzzle is found in time, exit code 3 and a word on what to do."""
    result = run("puzzle", "new", "--seed", "9", "--level", "easy", "--time", "0.1")
    assert (result.exit_code, result.stdout) == (3, "")
    assert "--seed" in result.stderr


def test_new_refuses_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """A folder is no file: exit code 2, and the option is named."""
    result = run("puzzle", "new", "--kind", "fit", "--out", str(tmp_path))
    assert result.exit_code == 2
    assert "--out" in result.stderr


def test_solve_shows_the_proved_answer() -> None:
    """The answer in words and as the document of hint."""
    assert f"{BEST.points} points, proved best" in run("puzzle", "solve", PUZZLE).stdout
    document = json.loads(run("puzzle", "solve", PUZZLE, "--json").stdout)
    assert (document["best"], document["proved"]) == (BEST.points, True)
    assert len(document["plans"][0]["place"]) == len(POSITION.place)


def test_check_says_right_or_how_many_points_short() -> None:
    """The answer is right; another move is told its points short, and nothing of the answer."""
    assert run("puzzle", "check", PUZZLE, "--move", move(BEST)).stdout == "right\n"
    short = BEST.points - SECOND.points
    result = run("puzzle", "check", PUZZLE, "--move", move(SECOND))
    assert (result.exit_code, result.stdout) == (0, f"{short} points short\n")
    documents = [
        json.loads(run("puzzle", "check", PUZZLE, "--json", "--move", move(plan)).stdout)
        for plan in (BEST, SECOND)
    ]
    assert [(each["right"], each["short"], each["left_over"]) for each in documents] == [
        (True, 0, []),
        (False, short, []),
    ]


def test_check_tells_what_is_left_over() -> None:
    """A move that is not complete is told the stamps that still fit, not what they would score."""
    beginning = str(BEST.placed[0][1])
    result = run("puzzle", "check", PUZZLE, "--move", beginning)
    assert result.exit_code == 0
    assert str(BEST.placed[1][1].tile) in result.stdout
    assert "short" not in result.stdout
    document = json.loads(run("puzzle", "check", PUZZLE, "--json", "--move", beginning).stdout)
    assert (document["right"], document["short"]) == (False, None)
    assert document["left_over"][0]["good"] == str(POSITION.place[1])


@pytest.mark.parametrize(
    ("file", "text", "code"),
    [
        (PUZZLE, f"{POSITION.place[0]}@l12", 3),
        (PUZZLE, "5x5 blue space 1@a1", 2),
        (PUZZLE, " ; ", 2),
        ("no such file", "forever@a1", 2),
        (str(POSITIONS / "example-edges.toml"), "forever@h3", 2),
    ],
)
def test_check_refuses(file: str, text: str, code: int) -> None:
    """An illegal move ends with 3; what cannot be read, or is no puzzle, with 2; JSON names the faults."""
    result = run("puzzle", "check", file, "--move", text)
    assert (result.exit_code, result.stdout) == (code, "")
    assert json.loads(run("puzzle", "check", file, "--json", "--move", text).stdout)["faults"]


def test_hint_reveals_one_stamp_of_the_answer() -> None:
    """The same stamp each time, where the answer has it."""
    shown = {run("puzzle", "hint", PUZZLE).stdout for _ in range(2)}
    document = json.loads(run("puzzle", "hint", PUZZLE, "--json").stdout)
    assert shown == {f"{document['item']}  {document['stamp']} at {document['at']}\n"}
    assert f"{document['stamp']}@{document['at']}" in move(BEST).split("; ")


def test_a_position_of_a_game_is_a_puzzle_too() -> None:
    """The contest that pays most of several is entered; a sheet has no room for them."""
    position = read_position(SUNDAY)
    best = best_placement(position).plans[0]
    assert run("puzzle", "check", SUNDAY, "--move", move(best)).stdout == "right\n"
    assert "not complete" in run("puzzle", "check", SUNDAY, "--move", "forever@h3").stdout
    hint = json.loads(run("puzzle", "hint", SUNDAY, "--json").stdout)
    assert hint["stamp"] in {str(tile) for tile in position.place}
    assert run("puzzle", "sheet", SUNDAY, "--svg", "-").exit_code == 2


def test_sheets_are_drawn(tmp_path: Path) -> None:
    """One as SVG, several as HTML, with title, points to reach and rule; the answer is upside down alone."""
    drawing = run("puzzle", "sheet", PUZZLE, "--svg", "-").stdout
    assert drawing.startswith("<?xml")
    assert f"{BEST.points} points" in drawing
    assert POSITION.contests[0].rule in drawing
    places = ", ".join(f"{item + 1} at {str(each).rpartition('@')[2]}" for item, each in BEST.placed)
    assert drawing.count(places) == 1
    title = Path(PUZZLE).read_text("utf-8").partition("\n")[0].removeprefix("# ")
    assert f">{title}<" in drawing
    assert not any(f"{each.tile} at " in drawing for _, each in BEST.placed)
    out = tmp_path / "sheets.html"
    assert run("puzzle", "sheet", PUZZLE, PUZZLE, "--html", str(out)).exit_code == 0
    assert out.read_text("utf-8").count("<section>") == 2
    document = json.loads(run("puzzle", "sheet", PUZZLE, "--html", str(out), "--json").stdout)
    measures = {"contest": str(POSITION.contests[0]), "best": BEST.points, "proved": True}
    assert (document["drawn"], document["proved"]) == (str(out), True)
    assert document["puzzles"] == [{"file": PUZZLE, "title": title, **measures}]


@pytest.mark.parametrize(
    "options", [(), ("--svg", "a", "--html", "b"), (PUZZLE, "--svg", "a"), ("--svg", "-", "--json")]
)
def test_a_sheet_is_one_drawing_or_pages(options: tuple[str, ...]) -> None:
    """Without an output, with both, with two puzzles in one SVG or two on standard output: wrong usage."""
    assert run("puzzle", "sheet", PUZZLE, *options).exit_code == 2
