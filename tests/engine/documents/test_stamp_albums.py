"""Hints for Stamp Albums as documents."""

from __future__ import annotations

from stockbook.engine.documents.stamp_albums import purchases_document
from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.play.goal import Goal
from stockbook.models.stamp_albums.actions import Buy
from stockbook.models.stamp_albums.cards import CARDS
from stockbook.models.stamp_albums.reading import position_from
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.stamp_albums.advice import PurchaseAdvice, RankedPurchases
from tests.cli.running import POSITIONS
from tests.engine.documents.answers import is_json


def test_the_best_purchases_and_the_alternatives() -> None:
    """Cards are named, with the place where they lie; an exact value is its own low and high."""
    position = position_from(read_toml_file(POSITIONS / "stamp-albums.toml"))
    card, pay = position.view.market[0], position.view.me.hand[:1]
    plans = PurchaseAdvice((Buy(card, pay),), Estimate(2)), PurchaseAdvice((), Estimate(1.234, 0.5, 2, 30))
    document = purchases_document(position, RankedPurchases(plans), Goal.GAME, 0.5, 7)
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
