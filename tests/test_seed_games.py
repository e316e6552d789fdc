"""The shipped records: every line is legal, whoever's decision it is, and the end has a score sheet."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from stockbook.games.records import moment_sheet, moment_tables
from stockbook.models.files.faults import PositionError

GAMES = sorted((Path(str(files("stockbook.seeds"))) / "games").glob("*.txt"))
#: Moments of a record that are looked at.
MOMENTS = 50
#: What a moment without a decision of mine says.
OTHERS = (
    "the pool of",
    "not told",
    "not been turned up",
    "it is the turn",
    "I have cut",
    "I have entered",
    "the game is over",
)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name)
def test_a_shipped_record(path: Path) -> None:
    """It says that it is invented; each of my moments is a position, and all players have a place."""
    text = path.read_text("utf-8")
    assert text.splitlines()[0].startswith("#")
    assert "invented" in text.splitlines()[0]
    rule = text.splitlines().index("---") + 1
    mine = 0
    last = len(text.splitlines())
    for at in range(rule, last + 1, -(-last // MOMENTS)):
        try:
            mine += bool(moment_tables(text, path.name, at))
        except PositionError as error:
            assert any(words in str(error) for words in OTHERS), error
    assert mine > 3
    _, sheet = moment_sheet(text, path.name)
    assert sheet.missing == ()
    assert len(sheet.winners) == 1
