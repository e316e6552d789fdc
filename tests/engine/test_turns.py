"""Turns asked from Python: a game against agents, one at a real table, and what is refused."""

from __future__ import annotations

import json

import pytest

from stockbook.engine import MatchTurn, Refusal, Source, TableTurn, Turn, answer
from stockbook.engine.documents.common import to_json
from tests.cli.running import POSITIONS, run

BEGUN = 'game = "stamps"\nplayers = 2\nseed = 3\nnames = ["me", "greedy"]\n\n[options]\n\n---\n'
TABLE = (POSITIONS.parent / "games" / "stamps-at-the-table.txt").read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "options", "turn"),
    [
        (BEGUN, (), Turn(Source.of(BEGUN))),
        (BEGUN, ("--move", "1"), Turn(Source.of(BEGUN), move="1")),
        (TABLE, (), Turn(Source.of(TABLE))),
        (TABLE, ("--undo",), Turn(Source.of(TABLE), undo=True)),
    ],
)
def test_the_document_of_the_command(text: str, options: tuple[str, ...], turn: Turn) -> None:
    """The command prints the document of the answer."""
    found = answer(turn)
    assert isinstance(found, MatchTurn | TableTurn)
    printed = run("turn", "-", "--json", *options, text=text).stdout
    assert json.loads(to_json(found.document)) == json.loads(printed)


def test_the_text_of_an_answer_goes_on() -> None:
    """The steps of a turn are mine and the others', and its text is that from which the next one goes on."""
    first = answer(Turn(Source.of(BEGUN)))
    assert isinstance(first, MatchTurn)
    moved = answer(Turn(Source.of(first.text), move="1"))
    assert isinstance(moved, MatchTurn)
    assert [step.player for step, _ in moved.steps] == [0, 1]
    assert moved.went_on_from(BEGUN) and not moved.went_on_from(moved.text)
    assert moved.text.startswith(first.text.rstrip("\n"))


@pytest.mark.parametrize(
    ("turn", "key"),
    [
        (Turn(Source.of(BEGUN), move="purple 0,0"), "--move"),
        (Turn(Source.of(BEGUN), undo=True), "--undo"),
        (Turn(Source.of(BEGUN), question=2), "--question"),
        (Turn(Source.of(TABLE), move="nothing of this kind"), "--move"),
        (Turn(Source.of(BEGUN.replace('"me"', '"greedy"'))), "names"),
        (Turn(Source.of(BEGUN.replace('"greedy"', '"gredy"'))), "player 2"),
    ],
)
def test_what_is_refused(turn: Turn, key: str) -> None:
    """The fault names the option or the key of the record."""
    found = answer(turn)
    assert isinstance(found, Refusal)
    assert [fault.key for fault in found.faults] == [key]
