"""The file of a game that goes on from a record: remarks stay, and it says the same game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stockbook.games.records import parse_record
from stockbook.models.play.record import GameHistory, Record, continued, replay
from tests.games.heap import Heap, Take

pytestmark = pytest.mark.usefixtures("heap_known")

TEXT = """# my best game
game = "heap"  # small
players = 2
seed = 5
names = ["me", "greedy"]
# before the rule
---
# the first move
1 take 1
# my mistake

"""


@pytest.fixture
def begun() -> Record:
    """A record with remarks everywhere."""
    return parse_record(TEXT, "game.txt")


def test_remarks_stay(begun: Record) -> None:
    """They stand where they stood, and what happens later comes after them."""
    history = replay(begun)
    assert continued(begun, history.record(begun.names)) == TEXT.rstrip("\n") + "\n"
    player = (history.turn or 0) + 1
    history.play(Take(1))
    text = continued(begun, history.record(begun.names))
    assert text == TEXT.rstrip("\n") + f"\n{player} take 1\n"
    assert parse_record(text).actions == tuple(history.actions)


def test_a_move_taken_back(begun: Record) -> None:
    """Its line goes, and the remarks about it stay."""
    text = continued(begun, replace(begun, actions=()))
    assert text == TEXT.replace("1 take 1\n", "").rstrip("\n") + "\n"


def test_another_player(begun: Record) -> None:
    """The head is written anew with the names, below its remarks."""
    now = replace(begun, names=("planner", "greedy"))
    text = continued(begun, now)
    assert text.startswith("# my best game\n")
    assert parse_record(text) == now
    assert "# my mistake" in text


def test_a_new_game() -> None:
    """Without a record it is the text of the game alone."""
    record = GameHistory(Heap(), 5).record(("me", "greedy"))
    assert continued(None, record) == continued(record, record) == str(record)
