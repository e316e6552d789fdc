"""Hints for STAMPS as documents."""

from __future__ import annotations

from stockbook.engine.documents.stamps_game import moves_document
from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.stamps_game.game import StampsMove
from stockbook.models.stamps_game.reading import position_from
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.stamps_game.advice import MoveAdvice, RankedMoves
from tests.cli.running import POSITIONS
from tests.engine.documents.answers import is_json


def test_every_move_with_its_value() -> None:
    """A sampled value has an interval, an exact one has none."""
    position = position_from(read_toml_file(POSITIONS / "stamps-end.toml"))
    move, trapped = StampsMove("blue", (1, 4)), {"red": 2}
    rows = [
        MoveAdvice(move, trapped, 3, position.track, lead) for lead in (Estimate(2), Estimate(1.234, 1, 2, 9))
    ]
    document = moves_document(RankedMoves(position, tuple(rows)))
    assert is_json(document)
    assert document["game"] == "stamps"
    exact, sampled = document["moves"]
    assert exact == {"card": "blue", "at": [1, 4], "trapped": {"red": 2}, "gain": 3, "value": 2}
    assert sampled == {**exact, "value": 1.23, "low": 1, "high": 2}
