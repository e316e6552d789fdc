"""Commands on recorded games: the moment at a line is a position like any other."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from stockbook.games.records import parse_record
from stockbook.games.registry import make_game
from stockbook.models.play.record import GameHistory
from tests.cli.running import POSITIONS, SMALL, run


def record(name: str, actions: int, names: list[str]) -> str:
    """The record of a random game of STAMPS or Stamp Albums, after so many actions."""
    rng, history = Random(3), GameHistory(make_game(name, len(names)), 3)
    while history.turn is not None and len(history.actions) < actions:
        history.play(rng.choice(list(history.game.actions(history.state))))
    return str(history.record(names))


def test_a_hint_for_a_moment() -> None:
    """The end of a record, and the same moment as an earlier line of a longer one."""
    text, longer = (record("stamps", actions, ["a", "b"]) for actions in (14, 18))
    at = parse_record(text).actions[-1].line
    shown = run("show", "-", "--toml", text=text).stdout
    assert run("show", "-", "--at", str(at), "--toml", text=longer).stdout == shown
    assert run("show", "-", "--toml", text=longer).stdout != shown
    answers = [
        json.loads(run("hint", "-", *more, "--json", "--deterministic", "--time", "0.2", text=source).stdout)
        for source, more in ((shown, ()), (text, ()), (longer, ("--at", str(at))))
    ]
    assert answers[0]["moves"]
    assert answers[0] == answers[1] == answers[2]


def test_the_score_sheet() -> None:
    """Everybody's lines, totals and places, and who wins; the table in the terminal has them too."""
    text = record("stamp-albums", 999, ["ann", "ben"])
    document = json.loads(run("score", "-", "--json", text=text).stdout)
    assert {row["player"] for row in document["players"]} == {"ann", "ben"}
    assert document["winners"] == [row["player"] for row in document["players"] if row["place"] == 1]
    assert document["tie_break"] == "valued cards in hand"
    shown = run("score", "-", text=text).stdout
    assert all(f"{row['total']}" in shown for row in document["players"])
    assert "valued cards in hand" in shown


@pytest.mark.parametrize(
    ("name", "at", "move"),
    [("stamps", 48, "green -1,-1"), ("stamp-albums", 15, "Penitent for Darkness, Ace S")],
)
def test_every_command_on_a_real_table(name: str, at: int, move: str) -> None:
    """Each command answers for a line of a shipped record as for the position file of that moment."""
    file = str(POSITIONS.parent / "games" / f"{name}-at-the-table.txt")
    line = ("--at", str(at))
    options = ("--json", "--deterministic", "--time", "0.2")
    position = run("show", file, *line, "--toml").stdout
    for command in (("hint",), ("explain", "--move", move)):
        found = [
            json.loads(run(command[0], *source, *command[1:], *options, text=text).stdout)
            for source, text in (((file, *line), ""), (("-",), position))
        ]
        assert found[0] == found[1]
        assert found[0]["game"] == name
    assert json.loads(run("show", file, *line, "--json").stdout)["hand"]
    sheet = json.loads(run("score", file, "--json").stdout)
    assert sheet["winners"] == ["me"]
    assert run("check", file).stdout == "no faults\n"
    assert "nothing for me to decide" in run("hint", file, "--at", "11").stderr


@pytest.mark.parametrize(
    ("command", "text", "fault"),
    [
        (("hint", "-", "--at", "3"), SMALL, "standard input: --at: this is a position"),
        (("score", "-", "--at", "3"), SMALL, "standard input: --at: this is a position"),
        (("score", "-", "--contest", "x"), "stamps", "--contest: the record says"),
        (("cut", "-"), "stamps", "game: this is a position of stamps: stockbook hint"),
        (("show", "-", "--at", "500"), "stamps", "--at: there is no line 500"),
        (("check", "-", "--at", "0"), "stamps", "0 is not in the range x>=1"),
    ],
)
def test_refusals(command: tuple[str, ...], text: str, fault: str) -> None:
    """Options that do not apply to a record, a line or a position are refused with the reason."""
    result = run(*command, text=record(text, 6, ["a", "b"]) if text == "stamps" else text)
    assert result.exit_code == 2
    assert fault in result.stderr


@pytest.mark.parametrize("command", ["show", "check", "score"])
def test_a_position_has_its_deck_beside_it(command: str, tmp_path: Path) -> None:
    """Whatever reads records too finds the deck that a position names in its own folder."""
    unfinished = (POSITIONS.parent / "decks" / "demo.toml").read_text().replace('    "2x2 rare 5",\n', "", 1)
    (tmp_path / "copy.toml").write_text(unfinished)
    (tmp_path / "position.toml").write_text(SMALL.replace("contests =", 'deck = "copy.toml"\ncontests =', 1))
    result = run(command, str(tmp_path / "position.toml"))
    assert result.exit_code == 0, result.stderr


def test_check_reads_every_line() -> None:
    """A record without faults has none where nobody decides any more; else its line is named."""
    shipped = POSITIONS.parent / "games" / "at-the-table.txt"
    assert run("check", str(shipped)).stdout == "no faults\n"
    assert json.loads(run("check", str(shipped), "--json").stdout)["game"] == "stampswap"
    broken = (
        shipped.read_text().replace("me enter edges", "me enter edgy", 1).replace("me cut 1", "me cut 9", 1)
    )
    result = run("check", "-", text=broken)
    assert result.exit_code == 2
    assert "there is no item 9" in result.stdout
    dealt = record("stamps", 999, ["a", "b"])
    assert run("check", "-", text=dealt).stdout == "no faults\n"
