"""The document of a hint for Stamp Albums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.estimates import estimate_document
from stockbook.engine.documents.heading import search_document
from stockbook.models.stamp_albums.cards import CARDS
from stockbook.models.stamp_albums.game import NAME

if TYPE_CHECKING:
    from stockbook.models.play.goal import Goal
    from stockbook.models.stamp_albums.reading import AlbumsPosition
    from stockbook.optimizer.stamp_albums.advice import PurchaseAdvice, RankedPurchases


def purchases_document(
    position: AlbumsPosition, answer: RankedPurchases, goal: Goal, seconds: float | None, seed: int
) -> dict[str, Any]:
    """The document of ``hint`` for Stamp Albums: the best purchases, and the next best as alternatives."""
    plans = [_plan(position, each) for each in answer.advice]
    return search_document(
        {**plans[0], "alternatives": plans[1:]},
        position,
        game=NAME,
        phase=None,
        goal=goal,
        proved=answer.proved,
        seconds=seconds,
        seed=seed,
    )


def _plan(position: AlbumsPosition, advice: PurchaseAdvice) -> dict[str, Any]:
    """The purchases of a turn with their value; an exact one is its own low and high."""
    places = position.view.places
    exact = dict.fromkeys(("value", "low", "high"), advice.value.value) if advice.value.exact else None
    return {
        "purchases": [
            {
                "card": CARDS[buy.card].name,
                "from": places[buy.card],
                "pay": [CARDS[spent].name for spent in buy.pay],
            }
            for buy in advice.plan
        ],
        **(exact or estimate_document("value", advice.value)),
    }
