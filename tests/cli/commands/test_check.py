"""The faults of a file."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import SMALL, SUNDAY, run

FAULTY = SMALL.replace('"2x2 green animals -1"', '"2x2 green animls -1"').replace("a a a a b", "a a . a b", 1)


def test_a_file_without_fault() -> None:
    """Says so, and succeeds."""
    result = run("check", SUNDAY)
    assert (result.exit_code, result.stdout) == (0, "no faults\n")
    document = json.loads(run("check", SUNDAY, "--json").stdout)
    question = {"schema": 1, "game": "stampswap", "phase": "show"}
    assert document == {**question, "warnings": [], "ok": True, "faults": []}


def test_every_fault_is_told() -> None:
    """Each with the file, the key, the cell where there is one, and the fix."""
    result = run("check", "-", "--json", text=FAULTY)
    document = json.loads(result.stdout)
    assert result.exit_code == 2
    assert list(document) == ["schema", "game", "phase", "warnings", "ok", "faults"]
    assert document["ok"] is False
    places = {(fault["file"], fault["key"], fault["cell"]) for fault in document["faults"]}
    assert places == {("standard input", "me.place[2]", None), ("standard input", "me.album", "c1")}
    assert all(list(fault) == ["file", "key", "cell", "message"] for fault in document["faults"])
    shown = run("check", "-", text=FAULTY)
    assert (shown.exit_code, shown.stderr) == (2, "")
    assert all(fault["message"] in shown.stdout for fault in document["faults"])


def test_warnings() -> None:
    """They have keys and leave the exit code alone; other commands tell them in one line."""
    result = run("check", "-", "--json", text=SMALL)
    document = json.loads(result.stdout)
    assert (result.exit_code, document["ok"], document["faults"]) == (0, True, [])
    keys = [warning["key"] for warning in document["warnings"]]
    assert keys == ["entered", "finale", "forever_others"]
    shown = run("check", "-", text=SMALL)
    lines = shown.stdout.splitlines()
    assert (shown.exit_code, shown.stderr, lines[0], len(lines)) == (0, "", "no faults", 4)
    assert all(warning["message"] in shown.stdout for warning in document["warnings"])
    for command in ("hint", "show", "score"):
        [told] = [line for line in run(command, "-", text=SMALL).stderr.splitlines() if "warning" in line]
        assert all(f"{key}: " in told for key in keys)
        json.loads(run(command, "-", "--json", text=SMALL).stdout)


def test_capitals_do_not_matter() -> None:
    """The words of a game and a phase are those in small letters."""
    text = SMALL.replace('"stampswap"', '"Stampswap"').replace('"show"', '"Show"')
    assert text != SMALL
    document = json.loads(run("check", "-", "--json", text=text).stdout)
    assert (document["game"], document["phase"], document["ok"]) == ("stampswap", "show", True)
    assert "stockbook place -" in run("cut", "-", text=text).stderr


def test_a_record_has_warnings_too(tmp_path: Path) -> None:
    """Those of the position at its last moment."""
    head = 'game = "stampswap"\nplayers = ["me", "ann"]\ncontests = ["edges 10"]\n---\nround 1\n'
    path = tmp_path / "game.txt"
    path.write_text(f"{head}pool {'; '.join(['f'] * 16)}\n", "utf-8")
    result = run("check", str(path))
    assert result.exit_code == 0
    assert f"{path}: pool[16]: warning: 16 forever stamps in all, and the box has 15" in result.stdout
    assert [each["key"] for each in json.loads(run("check", str(path), "--json").stdout)["warnings"]] == [
        "pool[16]"
    ]


def test_other_commands_tell_the_same_faults() -> None:
    """On standard error, and with --json as a document too; nothing is computed."""
    for command in ("hint", "score", "show"):
        result = run(command, "-", "--json", text=FAULTY)
        document = json.loads(result.stdout)
        assert (result.exit_code, list(document), len(document["faults"])) == (2, ["schema", "faults"], 2)
        assert "did you mean 'animals'?" in result.stderr
        assert run(command, "-", text=FAULTY).stdout == ""


def test_what_cannot_be_read(tmp_path: Path) -> None:
    """A missing file, a folder and bytes that are no text are faults like any other."""
    binary = tmp_path / "binary.toml"
    binary.write_bytes(bytes(range(256)))
    for path in (tmp_path / "missing.toml", tmp_path, binary):
        result = run("check", str(path))
        assert result.exit_code == 2
        assert str(path) in result.stdout
