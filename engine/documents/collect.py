"""The document of ``collect``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.estimates import estimate_document
from stockbook.engine.documents.heading import item_document, search_document
from stockbook.models.stampswap.reading import GAME

if TYPE_CHECKING:
    from stockbook.models.play.goal import Goal
    from stockbook.optimizer.stampswap.best_item import CollectAdvice, ItemRow


def collect_document(answer: CollectAdvice, goal: Goal) -> dict[str, Any]:
    """The document of ``collect``: every item of the pool, best first."""
    found = {"choices": [_row(answer, row) for row in answer.rows]}
    if answer.looks:
        found["looks"] = [
            {**item_document(row.item, row.good), **estimate_document("value", row.value)}
            for row in answer.looks
        ]
    return search_document(
        found,
        answer.position,
        game=GAME,
        phase="collect",
        goal=goal,
        proved=False,
        seconds=answer.seconds,
        seed=answer.seed,
    )


def _row(answer: CollectAdvice, row: ItemRow) -> dict[str, Any]:
    """An item with its value; only a sampled value has an interval."""
    names = [opponent.name for opponent in answer.position.opponents]
    document = {**item_document(row.item, row.good), **estimate_document("value", row.value)}
    others = {name: round(worth, 2) for name, worth in zip(names, row.others, strict=True)}
    return {**document, "mine": round(row.mine, 2), "others": others}
