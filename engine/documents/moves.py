"""The documents of moves of STAMPS and Stamp Albums: hints, and a move against the best one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypedDict

from stockbook.engine.documents.common import (
    Compared,
    Valued,
    answer_document,
    compared,
    rows_document,
    valued,
)
from stockbook.models.play.goal import Goal

if TYPE_CHECKING:
    from stockbook.engine.advice import Advice
    from stockbook.optimizer.stamp_albums.advice import PurchaseAdvice
    from stockbook.optimizer.stamps_game.advice import MoveAdvice


class StampsMove(Valued):
    """A move of STAMPS: a color of my hand, its row and column, and what it traps."""

    card: str
    at: list[int]
    trapped: dict[str, int]
    gain: int


class StampsMoves(TypedDict):
    """Every move of STAMPS, best first."""

    moves: list[StampsMove]


def moves_document(advice: Advice) -> dict[str, Any]:
    """The document of ``hint`` for STAMPS: every move, best first."""
    answer: Any = advice.answer
    content = StampsMoves(moves=list(map(_move, answer.advice)))
    return answer_document(content, advice, Goal.GAME, answer.exact)


def _move(advice: MoveAdvice) -> StampsMove:
    """A move; only a sampled value has an interval."""
    lead = replace(advice.lead, samples=0)
    return StampsMove(
        card=advice.move.color,
        at=list(advice.move.at),
        trapped=dict(advice.trapped),
        gain=advice.gain,
        **valued(lead),
    )


# ``from`` is no name in Python.
Bought = TypedDict("Bought", {"card": str, "from": str, "pay": list[str]})


class PurchasePlan(Valued):
    """The purchases of a turn of Stamp Albums, and their value."""

    purchases: list[Bought]


class Purchases(PurchasePlan):
    """The best purchases of a turn, and the next best."""

    alternatives: list[PurchasePlan]


def purchases_document(advice: Advice) -> dict[str, Any]:
    """The document of ``hint`` for Stamp Albums: the best purchases, and the next best as alternatives."""
    answer: Any = advice.answer
    best, *others = (_plan(advice.position, each) for each in answer.advice)
    return answer_document(Purchases(**best, alternatives=others), advice, advice.goal, answer.proved)


def _plan(position: Any, advice: PurchaseAdvice) -> PurchasePlan:
    """The purchases of a turn with their value; an exact one is its own low and high."""
    from stockbook.models.stamp_albums.cards import CARDS

    places, value = position.view.places, advice.value
    purchases: list[Bought] = [
        {
            "card": CARDS[buy.card].name,
            "from": places[buy.card],
            "pay": [CARDS[spent].name for spent in buy.pay],
        }
        for buy in advice.plan
    ]
    if value.exact:
        return PurchasePlan(purchases=purchases, value=value.value, low=value.value, high=value.value)
    return PurchasePlan(purchases=purchases, **valued(value))


class MoveExplanation(Compared):
    """A move of STAMPS or Stamp Albums against the best one."""

    move: str
    best: str


def comparison_document(advice: Advice) -> dict[str, Any]:
    """The document of a move explained by the lead at the end: both moves, and the lead given away."""
    comparison: Any = advice.answer
    both = compared(comparison.lost, rows_document(comparison.rows))
    content = MoveExplanation(**both, move=comparison.move, best=comparison.best)
    return answer_document(content, advice, Goal.GAME, comparison.certain)


class RankedAction(Valued):
    """An action of a game without a document of its own, as records have it, and the expected lead."""

    move: str


class RankedActions(TypedDict):
    """Every action of such a game, best first."""

    moves: list[RankedAction]


def actions_document(advice: Advice) -> dict[str, Any]:
    """The document of ``hint``: every action as the game writes it, best first, with the expected lead."""
    moves = [RankedAction(move=each.words, **valued(each.value)) for each in advice.moves]
    return answer_document(RankedActions(moves=moves), advice, Goal.GAME, False)
