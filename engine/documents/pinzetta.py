"""The document of a cut or a choice against Pinzetta."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from stockbook.engine.documents.estimates import estimate_document
from stockbook.engine.documents.heading import items_document, search_document
from stockbook.models.pinzetta.reading import GAME
from stockbook.models.stampswap.swap.cuts import Items

if TYPE_CHECKING:
    from stockbook.models.pinzetta.position import PinzettaSide
    from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow
    from stockbook.optimizer.sampling.intervals import Estimate


def solo_document(advice: SoloAdvice, goal: str) -> dict[str, Any]:
    """The document of ``cut`` or ``choose`` against Pinzetta."""
    solo = advice.solo
    content = _cuts(advice) if solo.position.phase == "cut" else _choices(advice)
    return search_document(
        {**content, "estimated": not advice.certain},
        solo,
        game=GAME,
        phase=solo.position.phase,
        goal=goal,
        proved=advice.proved,
        seconds=advice.seconds,
        seed=advice.seed,
    )


def _cuts(advice: SoloAdvice) -> dict[str, Any]:
    solo = advice.solo
    cuts = [_cut(each, solo.tokens) for each in advice.cuts]
    return {"items": items_document(solo.goods), "cuts": cuts}


def _choices(advice: SoloAdvice) -> dict[str, Any]:
    her = advice.solo.her
    choices = [
        {
            "from": GAME,
            "pile": each.pile + 1,
            **_estimate("value", each.value),
            "items": items_document(her.exchanged[each.pile]),
        }
        for each in advice.piles
    ]
    return {
        "choices": choices,
        "piles": [list(map(str, pile)) for pile in her.exchanged],
        "tokens": [list(tokens) for tokens in her.tokens],
        "pile_tokens": list(her.appraised.tokens),
        "swapped": swapped_items(her),
    }


def swapped_items(her: PinzettaSide) -> list[str] | None:
    """The items that she exchanges, of the first pile and of the second; None if she exchanges none."""
    if her.places is None:
        return None
    return [str(pile[place]) for pile, place in zip(her.piles, her.places, strict=True)]


def _cut(advice: SoloCutRow, tokens: Sequence[int]) -> dict[str, Any]:
    return {
        "reserve": _numbers(advice.cut.reserve),
        "piles": [_numbers(pile) for pile in advice.cut.piles],
        "kept": advice.kept,
        **_estimate("expected", advice.expected),
        "taken": [float(chance) for chance in advice.odds],
        "tokens": list(tokens),
        "pile_tokens": list(advice.appraised.tokens),
    }


def _estimate(name: str, estimate: Estimate) -> dict[str, float | None]:
    """A value, rounded where it is not exact."""
    return estimate_document(name, estimate) if estimate.samples or estimate.few else {name: estimate.value}


def _numbers(items: Items) -> list[int]:
    return [item + 1 for item in items]
