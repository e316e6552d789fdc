"""Moves of STAMPS and Stamp Albums as documents."""

from __future__ import annotations

from stockbook.engine.advice import Advice
from stockbook.engine.documents.moves import moves_document, purchases_document
from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.play.goal import Goal
from stockbook.models.stamp_albums.cards import CARDS
from stockbook.models.stamp_albums.game import Buy
from stockbook.models.stamp_albums.reading import position_from as albums_position_from
from stockbook.models.stamps_game.game import StampsMove
from stockbook.models.stamps_game.reading import position_from as stamps_position_from
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.stamp_albums.advice import PurchaseAdvice, RankedPurchases
from stockbook.optimizer.stamps_game.advice import MoveAdvice, RankedMoves
from tests.cli.running import POSITIONS
from tests.engine.documents.answers import is_json


def test_every_move_with_its_value() -> None:
    """A sampled value has an interval, an exact one has none."""
    position = stamps_position_from(read_toml_file(POSITIONS / "stamps-end.toml"))
    move, trapped = StampsMove("blue", (1, 4)), {"red": 2}
    rows = [
        MoveAdvice(move, trapped, 3, position.track, lead) for lead in (Estimate(2), Estimate(1.234, 1, 2, 9))
    ]
    document = moves_document(Advice(position, Goal.GAME, RankedMoves(position, tuple(rows)), None, 0))
    assert is_json(document)
    assert document["game"] == "stamps"
    exact, sampled = document["moves"]
    assert exact == {"card": "blue", "at": [1, 4], "trapped": {"red": 2}, "gain": 3, "value": 2}
    assert sampled == {**exact, "value": 1.23, "low": 1, "high": 2}


def test_the_best_purchases_and_the_alternatives() -> None:
    """Cards are named, with the place where they lie; an exact value is its own low and high."""
    position = albums_position_from(read_toml_file(POSITIONS / "stamp-albums.toml"))
    card, pay = position.view.market[0], position.view.me.hand[:1]
    plans = PurchaseAdvice((Buy(card, pay),), Estimate(2)), PurchaseAdvice((), Estimate(1.234, 0.5, 2, 30))
    document = purchases_document(Advice(position, Goal.GAME, RankedPurchases(plans), 0.5, 7))
    assert is_json(document)
    assert (document["game"], document["goal"], document["seconds"], document["seed"]) == (
        "stamp-albums", "game", 0.5, 7,
    )  # fmt: skip
    assert document["purchases"] == [
        {"card": CARDS[card].name, "from": "market", "pay": [CARDS[pay[0]].name]}
    ]
    assert document["value"] == document["low"] == document["high"] == 2
    assert document["alternatives"] == [
        {"purchases": [], "value": 1.23, "low": 0.5, "high": 2, "samples": 30}
    ]
