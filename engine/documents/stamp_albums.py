"""The document of a hint for Stamp Albums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.models.stamp_albums.cards import CARDS
from stockbook.models.stamp_albums.game import NAME

if TYPE_CHECKING:
    from stockbook.models.games.goal import Goal
    from stockbook.models.stamp_albums.reading import AlbumsPosition
    from stockbook.optimizer.stamp_albums.advice import Advice, Answer


def purchases_document(
    position: AlbumsPosition, answer: Answer, goal: Goal, seconds: float | None, seed: int
) -> dict[str, Any]:
    """The document of ``hint`` for Stamp Albums: the best purchases, and the next best as alternatives."""
    plans = [_plan(position, each) for each in answer.advice]
    return {
        "game": NAME,
        "goal": str(goal),
        **plans[0],
        "alternatives": plans[1:],
        "seconds": seconds,
        "seed": seed,
    }


def _plan(position: AlbumsPosition, advice: Advice) -> dict[str, Any]:
    """The purchases of a turn with their value; only a sampled value has its number of samples."""
    places = position.view.places
    exact = advice.samples is None
    value, low, high = (
        int(each) if exact else round(each, 2) for each in (advice.value, advice.low, advice.high)
    )
    return {
        "purchases": [
            {
                "card": CARDS[buy.card].name,
                "from": places[buy.card],
                "pay": [CARDS[spent].name for spent in buy.pay],
            }
            for buy in advice.plan
        ],
        "value": value,
        "low": low,
        "high": high,
        **({} if exact else {"samples": advice.samples}),
    }
