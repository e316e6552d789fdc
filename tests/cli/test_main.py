"""The console script: help, version and usage."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stockbook.cli.app import COMMANDS as ALL
from stockbook.cli.app import program
from stockbook.models.files.toml_file import shipped_files
from tests.cli.running import SUNDAY, run

SEEDS = Path(SUNDAY).parents[1]
NAMES = {each.name for each in ALL}
COMMANDS = ("hint", "place", "score", "show", "check", "explain", "bench")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str) -> None:
    """Each command says what it does, and shows a call of itself."""
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Example: stockbook {command} " in result.stdout
    assert "--json" in result.stdout


def test_the_list_of_commands() -> None:
    """Help names every command; so does a call without any, which is wrong usage."""
    for arguments, code in ((["--help"], 0), ([], 2)):
        result = run(*arguments)
        assert result.exit_code == code
        assert all(f" {command} " in result.output for command in (*COMMANDS, "engine"))


@pytest.mark.parametrize(
    "word", ["", "--version", "hintt", "hint", "place", "cut", "choose", "deck", "puzzle"]
)
def test_a_command_is_the_same_alone(word: str) -> None:
    """A process loads only the command that it is asked for; what it says of it stays the same."""
    app = program(word)
    assert len(app.registered_commands) + len(app.registered_groups) == (1 if word in NAMES else len(ALL))
    alone, before = (CliRunner().invoke(each, [word, "--help"]) for each in (app, program()))
    assert (alone.exit_code, alone.output) == (before.exit_code, before.output)


def test_check_loads_no_other_command() -> None:
    """The modules of the other commands would take a fifth of its time."""
    code = f"import sys; from stockbook.cli.app import run; sys.argv = ['', 'check', {SUNDAY!r}]\n"
    code += "try: run()\nexcept SystemExit: pass\n"
    code += "print([name for name in sys.modules if name.startswith('stockbook.cli.commands.')])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "['stockbook.cli.commands.positions']"


def test_version() -> None:
    """The version is that of the package."""
    assert run("--version").stdout == "stockbook 0.1.0\n"


@pytest.mark.parametrize(
    ("option", "value", "kind"), [("--time", "soon", "a number"), ("--plans", "1.5", "a whole number")]
)
def test_a_wrong_number_is_told_in_plain_words(option: str, value: str, kind: str) -> None:
    """No word of the types behind the options."""
    result = run("hint", "x", option, value)
    assert f"Invalid value for '{option}': '{value}' is not {kind}." in " ".join(result.stderr.split())


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (["nope"], None),
        (["hint"], "file"),
        (["hint", "x", "--plan", "2"], "--plan"),
        (["hint", "x", "--plans", "0"], "--plans"),
        (["hint", "x", "--plans", "two"], "--plans"),
        (["hint", "x", "--time", "nan"], "--time"),
        (["hint", "x", "--time", "-1"], "--time"),
        (["hint", "x", "--time"], "--time"),
        (["hint", "x", "--goal", "win"], "--goal"),
        (["hint", "x", "--workers", "0"], "--workers"),
        (["place", "x", "--seed", "-1"], "--seed"),
        (["explain", "x"], "--move"),
        (["explain", "x", "y", "--move", "1"], None),
        (["show", "x", "--toml", "--svg", "-"], None),
    ],
)
def test_wrong_usage(arguments: list[str], key: str | None) -> None:
    """Exit code 2 and a message that names the option; with --json the message is a document as well."""
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Error: " in result.stderr
    document = json.loads(run(arguments[0], "--json", *arguments[1:]).stdout)
    assert list(document) == ["schema", "faults"]
    (fault,) = document["faults"]
    assert fault["message"] in result.stderr
    assert (fault["file"], fault["key"], fault["cell"]) == (None, key, None)


def test_as_a_module(tmp_path: Path) -> None:
    """``python -m stockbook`` is the same program, and imports nothing from the current folder either."""
    (tmp_path / "typer.py").write_text("print('imported')")
    done = subprocess.run(
        [sys.executable, "-m", "stockbook", "check", "sunday"], cwd=tmp_path, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "no faults\n", "")


def test_the_examples_of_the_help_open_what_is_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In any folder: each file that an example reads is shipped, or one that another command has written."""
    monkeypatch.chdir(tmp_path)
    shown = {each.name: each.example.split() for each in ALL}
    read = {name: words[0] for name, words in shown.items() if words[0] in shipped_files()}
    assert read.keys() == {
        *(
            "hint",
            "place",
            "collect",
            "cut",
            "choose",
            "score",
            "show",
            "check",
            "export",
            "explain",
            "whatif",
            "web",
        )
    }
    assert "Example: stockbook hint saturday\n" in "\n".join(
        map(str.strip, run("--help").stdout.splitlines())
    )
    for name in read.keys() & {"score", "show", "check"}:
        assert run(name, *shown[name]).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        *(
            ((*command, "demo"), "this is a deck: ")
            for command in (("hint",), ("score",), ("show",), ("review",))
        ),
        (("puzzle", "solve", "demo"), "this is a deck: "),
        (("play", "--resume", "demo"), "this is a deck: "),
        (("explain", "stamps-demo", "--move", "x"), "this is a deck of STAMPS: "),
        *(((*command, "sunday"), "this is a position: ") for command in (("review",), ("turn",))),
        *((("deck", word, "sunday"), "this is a position: ") for word in ("check", "show")),
        (("hint", "saturday", "--deck", "easy-1"), "this is a position: "),
        (("deck", "check", "at-the-table"), "this is a recorded game: "),
        (("puzzle", "check", "against-agents", "--move", "x"), "this is a recorded game: "),
        (("hint", "saturday", "--deck", "against-agents"), "this is a recorded game: "),
        (("hint", str(SEEDS / "pinzetta" / "demo.toml")), "these are cards for Pinzetta: "),
    ],
)
def test_a_file_of_another_kind_says_what_it_is(arguments: tuple[str, ...], said: str) -> None:
    """One line, whatever was asked, and none of the faults that the file has as something else."""
    result = run(*arguments)
    assert result.exit_code == 2
    (line,) = result.output.splitlines()
    assert said in line
