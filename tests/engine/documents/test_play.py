"""Finished games as documents."""

from __future__ import annotations

from random import Random

from stockbook.engine.documents.play import record_document
from stockbook.models.play.record import GameHistory
from tests.engine.documents.answers import is_json
from tests.games.heap import Heap


def test_every_action_with_its_player() -> None:
    """Players count from 1, the winners have the highest score."""
    history, rng = GameHistory(Heap(3), 4), Random(1)
    while history.turn is not None:
        history.play(rng.choice(history.game.actions(history.state)))
    document = record_document(history, ["me", "greedy", "planner"])
    assert is_json(document)
    assert (document["game"], document["seed"]) == ("heap", 4)
    assert document["players"] == ["me", "greedy", "planner"]
    assert [each["player"] for each in document["actions"]][:4] == [1, 2, 3, 1]
    assert all(document["scores"][number - 1] == max(document["scores"]) for number in document["winners"])
