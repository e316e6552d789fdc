"""The documents of moves of STAMPS and Stamp Albums: hints, and a move against the best one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypedDict

from stockbook.engine.documents.common import (
    Compared,
    Interval,
    Number,
    compared,
    interval_of,
    rows_document,
    search_document,
    value_of,
)
from stockbook.models.games.goal import Goal

if TYPE_CHECKING:
    from stockbook.models.stamp_albums.reading import AlbumsPosition
    from stockbook.models.stamps_game.position import StampsPosition
    from stockbook.optimizer.comparison import Comparison
    from stockbook.optimizer.stamp_albums.advice import PurchaseAdvice, RankedPurchases
    from stockbook.optimizer.stamps_game.advice import MoveAdvice, RankedMoves


class StampsMove(Interval):
    """A move of STAMPS: a color of my hand, its row and column, and what it traps."""

    card: str
    at: list[int]
    trapped: dict[str, int]
    gain: int
    value: Number | None


class StampsMoves(TypedDict):
    """Every move of STAMPS, best first."""

    moves: list[StampsMove]


def moves_document(answer: RankedMoves, seconds: float | None = None, seed: int = 0) -> dict[str, Any]:
    """The document of ``hint`` for STAMPS: every move, best first."""
    return search_document(
        StampsMoves(moves=[_move(advice) for advice in answer.advice]),
        answer.position,
        goal=Goal.GAME,
        proved=answer.exact,
        seconds=seconds,
        seed=seed,
        assumed=_assumed(answer.position),
    )


def _move(advice: MoveAdvice) -> StampsMove:
    """A move; only a sampled value has an interval."""
    lead = replace(advice.lead, samples=0)
    return StampsMove(
        card=advice.move.color,
        at=list(advice.move.at),
        trapped=dict(advice.trapped),
        gain=advice.gain,
        value=value_of(lead),
        **interval_of(lead),
    )


def _assumed(position: StampsPosition | AlbumsPosition) -> list[str]:
    from stockbook.models.stamps_game.facts import assumptions
    from stockbook.models.stamps_game.position import StampsPosition

    return assumptions(position) if isinstance(position, StampsPosition) else []


# ``from`` is no name in Python.
Bought = TypedDict("Bought", {"card": str, "from": str, "pay": list[str]})


class PurchasePlan(Interval):
    """The purchases of a turn of Stamp Albums, and their value."""

    purchases: list[Bought]
    value: Number | None


class Purchases(PurchasePlan):
    """The best purchases of a turn, and the next best."""

    alternatives: list[PurchasePlan]


def purchases_document(
    position: AlbumsPosition, answer: RankedPurchases, goal: Goal, seconds: float | None, seed: int
) -> dict[str, Any]:
    """The document of ``hint`` for Stamp Albums: the best purchases, and the next best as alternatives."""
    best, *others = (_plan(position, each) for each in answer.advice)
    return search_document(
        Purchases(**best, alternatives=others),
        position,
        goal=goal,
        proved=answer.proved,
        seconds=seconds,
        seed=seed,
    )


def _plan(position: AlbumsPosition, advice: PurchaseAdvice) -> PurchasePlan:
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
    return PurchasePlan(purchases=purchases, value=value_of(value), **interval_of(value))


class MoveExplanation(Compared):
    """A move of STAMPS or Stamp Albums against the best one."""

    move: str
    best: str


def comparison_document(
    position: StampsPosition | AlbumsPosition, comparison: Comparison, seconds: float | None, seed: int
) -> dict[str, Any]:
    """The document of a move of STAMPS or Stamp Albums explained: both moves, and the lead given away."""
    return search_document(
        MoveExplanation(
            **compared(comparison.lost, rows_document(comparison.rows)),
            move=comparison.move,
            best=comparison.best,
        ),
        position,
        goal=Goal.GAME,
        proved=comparison.certain,
        seconds=seconds,
        seed=seed,
        assumed=_assumed(position),
    )
