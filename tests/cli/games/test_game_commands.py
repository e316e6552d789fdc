"""Commands that know Stamp Swap only say so of another game's file."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.running import POSITIONS, run

SEEDS = POSITIONS.parent
#: The answer of the puzzle easy-1.
SOLVED = (
    "2x3 brown space canceled@c4; double 2x4 (brown flowers 2 | green flowers 2)@h1; 2x2 blue flowers 1@f4"
)
#: Games with other positions than those of Stamp Swap.
OTHERS = ("pinzetta", "stamp-albums", "stamps")


@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize(
    "command",
    [
        *(("puzzle", name, "-") for name in ("solve", "hint")),
        ("puzzle", "check", "-", "--move", "forever@a1"),
        ("puzzle", "sheet", "-", "--svg", "-"),
    ],
    ids=" ".join,
)
def test_another_game_is_named(game: str, command: tuple[str, ...]) -> None:
    """One fault, with the commands that there are, instead of one for each of its keys."""
    result = run(*command, text=f'game = "{game}"\nhand = ["x"]\n')
    assert (result.exit_code, result.stdout) == (2, "")
    assert (
        f"{command[0]} knows Stamp Swap only: for {game!r} there are hint, score, check and show"
        in result.stderr
    )
    assert len(result.stderr.splitlines()) == 1


#: The command that answers each file, of those that answer one phase.
ANSWERED_BY = {
    "collect-saturday": "collect",
    "cut-friday": "cut",
    "pinzetta-cut": "cut",
    "choose-saturday": "choose",
    "pinzetta-choose": "choose",
    "saturday": "place",
    "stamps-example": "hint",
    "stamp-albums": "hint",
}


@pytest.mark.parametrize(("name", "answers"), ANSWERED_BY.items())
def test_the_command_of_another_phase_names_the_right_one(name: str, answers: str) -> None:
    """Every other command of a phase refuses the file, and says which command it is for."""
    file = str(POSITIONS / f"{name}.toml")
    for command in {"collect", "cut", "choose", "place"} - {answers}:
        result = run(command, file)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.endswith(f": stockbook {answers} {file}\n")


@pytest.mark.parametrize("name", ["stamps-example", "stamp-albums", "cut-sunday", "collect-saturday"])
def test_options_that_mean_nothing_are_refused(name: str) -> None:
    """Plans and contests of the Show Phase are no options elsewhere; each is named."""
    result = run("hint", str(POSITIONS / f"{name}.toml"), "--plans", "3", "--contest", "edges 10")
    assert (result.exit_code, result.stdout) == (2, "")
    for option in ("--plans", "--contest"):
        assert f"{option}: means nothing here: leave it out" in result.stderr


@pytest.mark.parametrize(
    ("name", "command"),
    [
        *(("positions/sunday", (name, "-")) for name in ("hint", "place", "score")),
        ("positions/sunday", ("explain", "-", "--move", "2x2 brown animals 3@i6")),
        ("positions/cut-sunday", ("cut", "-")),
        ("positions/cut-sunday", ("explain", "-", "--move", "reserve 1 | 2 3 | 4 5 6")),
        ("positions/choose-sunday", ("choose", "-")),
        ("positions/choose-sunday", ("explain", "-", "--move", "take left 1")),
        ("positions/collect-saturday", ("collect", "-")),
        *(("positions/pinzetta-show", (name, "-")) for name in ("hint", "place")),
        *(("positions/pinzetta-choose", (name, "-")) for name in ("choose", "hint")),
        ("positions/pinzetta-cut", ("cut", "-")),
        *(("puzzles/easy-1", ("puzzle", name, "-")) for name in ("solve", "hint")),
        ("puzzles/easy-1", ("puzzle", "check", "-", "--move", "2x3 brown space canceled@g1")),
        ("puzzles/easy-1", ("puzzle", "check", "-", "--move", SOLVED)),
        ("positions/sunday", ("show", "-")),
        ("positions/pinzetta-cut", ("show", "-")),
    ],
)
def test_every_command_tells_the_warnings(name: str, command: tuple[str, ...]) -> None:
    """In one line on standard error, and in its document as ``check`` has them."""
    text = re.sub(r"specialists = .*\n", "", (SEEDS / f"{name}.toml").read_text("utf-8"))
    text = text.replace("[me]\n", '[me]\nspecialists = ["Ann", "Ann"]\n', 1)
    warnings = json.loads(run("check", "-", "--json", text=text).stdout)["warnings"]
    assert "me.specialists[2]" in [warning["key"] for warning in warnings]
    time = () if command[0] in ("score", "show") else ("--time", "0.3")
    result = run(*command, *time, "--json", text=text)
    assert result.exit_code == 0, result.output
    if command[0] != "show":
        assert json.loads(result.stdout)["warnings"] == warnings
    told = "; ".join(f"{warning['key']}: {warning['message']}" for warning in warnings)
    [line] = [line for line in result.stderr.splitlines() if "warning" in line]
    assert line == f"standard input: warning: {told}"


def test_it_is_a_fault_in_json_too() -> None:
    """The key is that of the game."""
    result = run("puzzle", "solve", "-", "--json", text='game = "stamps"\n')
    (fault,) = json.loads(result.stdout)["faults"]
    assert (fault["file"], fault["key"]) == ("standard input", "game")


@pytest.mark.parametrize("command", ["hint", "check", "show", "cut"])
@pytest.mark.parametrize(
    ("game", "fix"),
    [
        ("pinzeta", "did you mean 'pinzetta'?"),
        ("stampalbums", "did you mean 'stamp-albums'?"),
        ("stampswop", "did you mean 'stampswap'?"),
        ("chess", "use one of 'stampswap', 'pinzetta', 'stamp-albums', 'stamps'"),
    ],
)
def test_a_game_that_is_none(command: str, game: str, fix: str) -> None:
    """The nearest game is named, or all of them."""
    result = run(command, "-", text=f'game = "{game}"\nphase = "cut"\n')
    assert result.exit_code == 2
    assert f"game: unknown game {game!r}: {fix}" in result.output
