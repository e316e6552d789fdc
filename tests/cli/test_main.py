"""The console script: help, version and usage."""

from __future__ import annotations

import json

import pytest

from stockbook.cli.app import app, keep_only
from tests.cli.running import run

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
def test_a_command_is_the_same_alone(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process forgets the commands that it is not asked for; what it says of the one asked for stays."""
    for each in ("registered_commands", "registered_groups"):
        monkeypatch.setattr(app, each, list(getattr(app, each)))
    before, known = run(word, "--help"), len(app.registered_commands) + len(app.registered_groups)
    keep_only(word)
    after = run(word, "--help")
    assert (after.exit_code, after.output) == (before.exit_code, before.output)
    left = len(app.registered_commands) + len(app.registered_groups)
    assert left == (1 if before.exit_code == 0 and word.isalpha() else known)


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
        (["check", "x", "y"], None),
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
