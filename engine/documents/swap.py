"""The documents of the Swap Phase: ``cut`` and ``choose``; items, piles and players count from 1."""

from __future__ import annotations

from collections.abc import Mapping
from math import isinf
from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.heading import items_document, search_document
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import GAME

if TYPE_CHECKING:
    from stockbook.optimizer.sampling.intervals import Estimate
    from stockbook.optimizer.swap.answer import ChoiceAdvice, CutAdvice, CutRow, SwapAdvice

#: Digits of a probability, and of a value that is a mean.
CHANCE_DIGITS, VALUE_DIGITS = 4, 2


def cut_document(advice: CutAdvice, goal: str) -> dict[str, Any]:
    """The document of ``cut``."""
    rows = [cut_row_document(advice.position, row) for row in advice.rows]
    return _document({"items": items_document(advice.position.me.collection), "cuts": rows}, advice, goal)


def choice_document(advice: ChoiceAdvice, goal: str) -> dict[str, Any]:
    """The document of ``choose``."""
    rows = [
        {
            "from": player_name(advice.position, row.owner),
            "pile": row.pile + 1,
            **value_document("value", row.value),
            **({} if row.gifts is None else {"gifts": _number(row.gifts)}),
            "items": items_document(advice.position.opponents[row.owner - 1].piles[row.pile]),
        }
        for row in advice.rows
    ]
    return _document({"choices": rows}, advice, goal)


def cut_row_document(position: Position, row: CutRow) -> dict[str, Any]:
    """One cut: its piles, and the points that it brings."""
    return {
        "reserve": [item + 1 for item in row.cut.reserve],
        "piles": [[item + 1 for item in pile] for pile in row.cut.piles],
        "kept": _number(row.kept),
        **value_document("expected", row.expected),
        "taken": [round(chance, CHANCE_DIGITS) for chance in row.odds.by_anyone],
        "taken_by": [_by_name(position, pile) for pile in row.odds.by],
        **({} if row.gifts is None else {"gifts": list(map(_number, row.gifts))}),
    }


def player_name(position: Position, player: int) -> str:
    """The name of a player; players count clockwise from me, 0."""
    return position.opponents[player - 1].name if player else "me"


def _by_name(position: Position, pile: Mapping[int, float]) -> dict[str, float]:
    return {
        player_name(position, player): round(chance, CHANCE_DIGITS) for player, chance in sorted(pile.items())
    }


def _document(content: dict[str, Any], advice: SwapAdvice, goal: str) -> dict[str, Any]:
    """The content of a document with the keys of every answer."""
    return search_document(
        {**content, "estimated": not advice.certain, "best_proved": advice.best_proved},
        advice.position,
        game=GAME,
        phase=advice.position.phase,
        goal=goal,
        proved=advice.proved,
        seconds=advice.seconds,
        seed=advice.seed,
        workers=advice.workers,
    )


def value_document(name: str, estimate: Estimate) -> dict[str, Any]:
    """A value; what is not exact has its proved bounds, what is averaged over samples its interval."""
    found: dict[str, Any] = {name: None if estimate.few else _number(estimate.value)}
    if estimate.few and estimate.samples:
        return {**found, "samples": estimate.samples}
    if estimate.low is not None and estimate.high is not None:
        found |= {"low": _limit(estimate.low), "high": _limit(estimate.high)}
    if estimate.samples or estimate.few:
        found["samples"] = estimate.samples
    return found


def _limit(value: float) -> float | None:
    """A bound, or null where none is known."""
    return None if isinf(value) else _number(value)


def _number(value: float) -> float:
    """A whole number where it is one."""
    rounded = round(value, VALUE_DIGITS)
    return int(rounded) if rounded == int(rounded) else rounded
