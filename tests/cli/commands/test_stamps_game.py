"""STAMPS behind the commands: hint in both forms, check, show, play and the arena."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.stamps_game.deck import demo_deck
from stockbook.models.stamps_game.game import StampsGame, StampsPosition, moves
from stockbook.models.stamps_game.reading import position_from
from stockbook.optimizer.solver.limits import SearchLimits
from tests.cli.running import POSITIONS, run

EXAMPLE, FOUR, END = (str(POSITIONS / f"stamps-{name}.toml") for name in ("example", "four", "end"))
#: Red in the middle traps in all four diagonals, and purple to its left.
STAR = """
game = "stamps"
hand = ["red"]
pile = 0
grid = '''
r . . . r
. b . g .
r p . . .
. y . y .
r . . . r
. . b . .
'''
[[opponents]]
name = "left"
hand = 1
"""


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits for narrow intervals."""
    monkeypatch.setattr("stockbook.games.stamps.definition.StampsDefinition.enough_time", 0.7)
    monkeypatch.setattr("stockbook.optimizer.stamps_game.advice.ROLLOUTS", 200)


def answer(*arguments: str, text: str | None = None) -> dict[str, Any]:
    """The JSON of a hint."""
    result = run("hint", *arguments, "--json", text=text)
    assert result.exit_code == 0, result.output
    document: dict[str, Any] = json.loads(result.stdout)
    return document


def test_the_example_as_json() -> None:
    """Every move once, best first, with the gains of the issue and intervals around the values."""
    document = answer(EXAMPLE)
    assert {"schema", "game", "moves", "goal", "proved", "warnings", "assumed"} <= document.keys()
    assert (document["schema"], document["game"]) == (1, "stamps")
    found = {(move["card"], *move["at"]): move for move in document["moves"]}
    position = position_from(read_toml_file(EXAMPLE))
    assert sorted(found) == sorted((move.color, *move.at) for move in moves(position.grid, position.hand))
    assert len(found) == len(document["moves"])
    red = found["red", 1, 5]
    assert red.keys() == {"card", "at", "trapped", "gain", "value", "low", "high"}
    assert (red["trapped"], red["gain"]) == ({"yellow": 1, "blue": 1}, 6)
    assert found["red", 3, 2]["gain"] == 4
    assert found["green", 0, 2]["gain"] == 1
    values = [move["value"] for move in document["moves"]]
    assert values == sorted(values, reverse=True)
    assert all(move["low"] <= move["value"] <= move["high"] for move in document["moves"])


def test_an_exact_end_has_no_intervals() -> None:
    """Where the end is searched through, values stand alone."""
    document = answer(END, "--time", "60")
    assert all(move.keys() == {"card", "at", "trapped", "gain", "value"} for move in document["moves"])
    best = document["moves"][0]
    assert (best["card"], best["at"], best["gain"], best["value"]) == ("green", [0, 6], 1, 1)


def test_what_is_assumed_goes_to_standard_error() -> None:
    """The document has nothing of it; with a track of one's own, only the colors are assumed."""
    result = run("hint", EXAMPLE, "--json")
    assert result.stderr.startswith("ASSUMED, not looked up: 6 red, 6 blue")
    assert "under the columns" not in result.stderr
    assert "under the columns" in run("hint", END, "--json").stderr


def test_deterministic_answers_are_equal() -> None:
    """The same bytes on every run, and others with another seed."""
    first, again, other = (
        run("hint", EXAMPLE, "--json", "--deterministic", "--seed", seed).stdout for seed in ("3", "3", "4")
    )
    assert first == again != other


def test_the_terminal_marks_the_traps() -> None:
    """Strokes along every line, the new stamp in brackets, and the pieces before and after."""
    result = run("hint", "-", text=STAR)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert re.fullmatch(r"lay red at row 3, column 3: .* points now, expected lead at the end .*", lines[0])
    assert lines[1] == "traps purple, blue, green, 2 yellow"
    picture = "\n".join(lines)
    assert "r---p--[r]" in picture
    assert sum(line.count("\\") for line in lines) == sum(line.count("/") for line in lines) == 4
    assert re.search(r"^me before +rbygp", picture, re.MULTILINE)
    assert re.search(r"^me after +r +bgp +y ", picture, re.MULTILINE)
    assert re.search(r"^left +rbygp", picture, re.MULTILINE)
    assert "ASSUMED" in picture


def test_a_wide_grid_moves_closer() -> None:
    """Where 80 characters are too few for wide spaces, all of it is shown still, with its trap lines."""
    row = "r b y g p r b y g p r b y g p r b y g p r b y g p"
    text = STAR.replace(STAR.partition("'''\n")[2].partition("'''")[0], f"{row}\n")
    lines = run("hint", "-", text=text, COLUMNS="80").stdout.splitlines()
    assert lines[0].startswith("lay red at row 1, column 26: ")
    assert lines[3].split() == [str(column) for column in range(0, 27, 2)]
    assert lines[6] == f"   1  · {row[:41]}{row[41:].replace(' ', '-')}[r]"
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("file", [EXAMPLE, FOUR, END])
def test_show_and_check(file: str) -> None:
    """The picture has every stamp, each player and the hand; the file has no fault."""
    position = position_from(read_toml_file(file))
    shown = run("show", file).stdout
    for line in (f"hand: {', '.join(position.hand)}; {position.pile} left", "ASSUMED"):
        assert line in shown
    assert all(re.search(rf"^{each.name} ", shown, re.MULTILINE) for each in position.opponents)
    grid = shown.partition("start")[0]
    assert len(re.findall("[rbygp]", grid.rpartition("\n")[0])) == len(position.grid)
    assert run("check", file).stdout == "no faults\n"


def test_faults_are_told() -> None:
    """A wrong place of the picture ends with code 2, from every command."""
    text = Path(EXAMPLE).read_text("utf-8").replace("y g . . p", "y g . x p")
    for command in ("hint", "check", "show"):
        result = run(command, "-", text=text)
        assert result.exit_code == 2
        assert "grid, cell 2,4: 'x' is no color" in result.output


def test_more_than_the_default_time_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint does not use all of the default time, but all that is asked for beyond it."""
    times: list[float] = []

    def stopped(_: StampsPosition, limits: SearchLimits) -> None:
        times.append(limits.time)
        raise KeyboardInterrupt

    monkeypatch.setattr("stockbook.optimizer.stamps_game.advice.best_moves", stopped)
    for asked in ("10", "60"):
        assert run("hint", EXAMPLE, "--time", asked).exit_code == 130
    assert times[0] < 1.21
    assert times[1] > 55


class TestPlaying:
    """A game in the terminal."""

    def test_a_whole_game(self, tmp_path: Path) -> None:
        """Three agents play to the end; the sheet says who won, and the record goes on to the same end."""
        file = str(tmp_path / "game.txt")
        result = run(
            "play",
            "stamps",
            "--players",
            "3",
            "--seed",
            "5",
            "--auto",
            "greedy",
            "--opponent",
            "greedy",
            "--save",
            file,
        )
        assert result.exit_code == 0, result.output
        assert re.search("(won|share the win)\n", result.stdout)
        assert "ASSUMED" in result.stdout
        assert run("play", "--resume", file).stdout.splitlines()[-6:] == result.stdout.splitlines()[-6:]

    def test_a_few_turns(self, tmp_path: Path) -> None:
        """Wrong input is explained, my move is described with the stamp drawn, and the others follow."""
        typed = "\n".join(["blue 1,1", "red 9,9", "red 1", "x", "list", "1", "q"]) + "\n"
        result = run(
            "play",
            "stamps",
            "--players",
            "3",
            "--seed",
            "3",
            "--opponent",
            "greedy",
            "--save",
            str(tmp_path / "a"),
            text=typed,
        )
        assert result.exit_code == 0, result.output
        assert "no blue stamp is in your hand: it has yellow and green" in result.stdout
        assert re.search(
            r"you lay yellow at row 0, column 1: traps nothing.*you\s+draw ", result.stdout, re.DOTALL
        )
        assert "player 2 lays" in result.stdout
        assert "player 3 lays" in result.stdout

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("green 1,1", "a [a-z]+ stamp lies at row 1, column 1"),
            ("green 5,5", "not along an edge"),
            ("red", "no move"),
        ],
    )
    def test_what_is_not_possible(self, text: str, message: str, tmp_path: Path) -> None:
        """The reason is told: a place that is taken, one that is too far away, no move at all."""
        file = str(tmp_path / "game.txt")
        result = run("play", "stamps", "--seed", "3", "--save", file, text=f"{text}\nq\n")
        assert re.search(message, result.stdout)


def test_the_arena_knows_the_agents() -> None:
    """Random loses against greedy, from the command line."""
    result = run(
        "arena", "--game", "stamps", "--agents", "greedy,random", "--games", "10", "--workers", "1", "--json"
    )
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)


def test_a_copy_in_the_arena(tmp_path: Path) -> None:
    """A copy and readings of one's own are options of the game."""
    from stockbook.games.registry import make_game

    options = {"deck": str(demo_deck()), "across_gaps": True}
    game = make_game("stamps", 4, options)
    assert isinstance(game, StampsGame)
    assert (game.players, game.readings.across_gaps, game.readings.farthest_closes) == (4, True, False)
    assert make_game("stamps", 4, game.options) == game


def test_explain() -> None:
    """A move beside the best one: at the end what it gives away is exact; others are refused."""
    file = str(POSITIONS / "stamps-end.toml")
    moves = json.loads(run("hint", file, "--json", "--time", "60").stdout)["moves"]
    worst = moves[-1]
    text = f"{worst['card'][0]} {worst['at'][0]},{worst['at'][1]}"
    found = json.loads(run("explain", file, "--move", text, "--json", "--time", "60").stdout)
    assert (found["game"], found["proved"], found["goal"]) == ("stamps", True, "game")
    assert found["difference"] == round(moves[0]["value"] - worst["value"], 2)
    assert found["rows"][0] == {"label": "points at once", "move": worst["gain"], "best": moves[0]["gain"]}
    shown = run("explain", file, "--move", text)
    assert "your move gives away" in shown.stdout
    assert found["best"] in shown.stdout
    for wrong, code, reason in (
        ("red 1,1", 3, "no red stamp is in your hand"),
        ("green 20,1", 3, "row 20, column 1 is not along an edge"),
        ("green", 2, "write color, row and column"),
    ):
        result = run("explain", file, "--move", wrong)
        assert result.exit_code == code
        assert f"{file}: --move: " in result.stderr
        assert reason in result.stderr
