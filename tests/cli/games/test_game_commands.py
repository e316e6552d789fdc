"""Commands that know Stamp Swap only say so of another game's file."""

from __future__ import annotations

import json

import pytest

from tests.cli.running import POSITIONS, run

#: Games with other positions than those of Stamp Swap.
OTHERS = ("pinzetta", "stamp-albums", "stamps")


@pytest.mark.parametrize("game", OTHERS)
@pytest.mark.parametrize(
    "command",
    [
        ("explain", "-", "--move", "forever@a1"),
        ("score", "-"),
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
    assert f"{command[0]} knows Stamp Swap only: for {game!r} there are hint, check and show" in result.stderr
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


def test_it_is_a_fault_in_json_too() -> None:
    """The key is that of the game."""
    result = run("score", "-", "--json", text='game = "stamps"\n')
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
