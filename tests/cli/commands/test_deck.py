"""``stockbook deck``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import POSITIONS, SATURDAY, run
from tests.models.stampswap.game.games import DEMO


def test_a_new_deck_is_checked_and_shown(tmp_path: Path) -> None:
    """The template is a deck; the check says what is missing, and showing it works."""
    file = str(tmp_path / "mine.toml")
    assert run("deck", "new", "--out", file).exit_code == 0
    checked = run("deck", "check", file)
    assert checked.exit_code == 2
    assert "60 missing" in checked.stdout
    assert run("deck", "show", file).exit_code == 0


def test_the_demo_deck_is_complete() -> None:
    """No faults, and the numbers of the box."""
    assert (run("deck", "check", str(DEMO)).stdout, run("deck", "check", str(DEMO)).exit_code) == (
        "complete\n",
        0,
    )
    shown = json.loads(run("deck", "show", str(DEMO), "--json").stdout)
    assert sum(shown["tiles"].values()) == 165
    assert shown["schema"] == 1


def test_faults_of_a_deck_come_as_json() -> None:
    """Every fault with its key, for programs."""
    checked = run("deck", "check", "-", "--json", text='deck = "stampswap-deck"\ncolour = 1\n')
    found = json.loads(checked.stdout)
    assert (checked.exit_code, found["ok"]) == (2, False)
    assert [fault["key"] for fault in found["faults"]] == ["colour"]


@pytest.mark.parametrize(
    "file",
    [SATURDAY, *(str(POSITIONS / f"{name}-saturday.toml") for name in ("collect", "cut", "choose"))],
)
def test_the_template_does_for_the_advice(tmp_path: Path, file: str) -> None:
    """The missing tiles are invented, one line says so, another which cards are only named."""
    deck = str(tmp_path / "mine.toml")
    run("deck", "new", "--out", deck)
    done = run("hint", file, "--deck", deck, "--time", "1", "--json")
    assert done.exit_code == 0
    assumed = json.loads(done.stdout)["assumed"]
    assert "unfinished: " in assumed[0] and " short-rectangle" in assumed[0]
    assert all("only named" in text for text in assumed[1:])
    assert [line for line in done.stderr.splitlines() if deck in line] == [
        f"{deck}: {text}" for text in assumed
    ]
