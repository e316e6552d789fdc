"""Collect Phases as documents."""

from __future__ import annotations

from dataclasses import replace

from stockbook.engine.documents.collect import collect_document
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.goods import parse_good
from stockbook.models.stampswap.position import Player
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.stampswap.best_item import CollectAdvice, ItemRow
from tests.engine.documents.answers import POSITION, is_json


def test_items_of_the_pool_best_first() -> None:
    """Only a sampled value has an interval; what an item is worth to the others stands by their names."""
    tile, unseen = map(parse_good, ("2x2 blue space 1", "2x3 ?"))
    position = replace(
        POSITION, phase="collect", place=(), pool=(tile, unseen), opponents=(Player(name="ann"),)
    )
    rows = (
        ItemRow(1, unseen, Estimate(3.456, 2.956, 3.956, 40), 4.0, (1.234,)),
        ItemRow(0, tile, Estimate(2.0), 2.0, (0.0,)),
    )
    document = collect_document(CollectAdvice(position, rows, 40, 0.126, 7), Goal.GAME)
    assert is_json(document)
    assert (document["phase"], document["goal"], document["seconds"], document["seed"]) == (
        "collect", "game", 0.13, 7,
    )  # fmt: skip
    assert document["choices"][0] == {
        "item": 2, "good": "2x3 ?", "value": 3.46, "low": 2.96, "high": 3.96, "samples": 40,
        "mine": 4.0, "others": {"ann": 1.23},
    }  # fmt: skip
    assert document["choices"][1] == {
        "item": 1, "good": "2x2 blue space 1", "value": 2.0, "mine": 2.0, "others": {"ann": 0.0},
    }  # fmt: skip
