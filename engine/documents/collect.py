"""The document of ``collect``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stockbook.models.stampswap.reading import GAME

if TYPE_CHECKING:
    from stockbook.models.games.goal import Goal
    from stockbook.optimizer.stampswap.best_item import Choice, Choices


def collect_document(answer: Choices, goal: Goal) -> dict[str, Any]:
    """The document of ``collect``: every item of the pool, best first."""
    return {
        "game": GAME,
        "phase": "collect",
        "goal": goal,
        "choices": [_choice(answer, choice) for choice in answer.choices],
        "seconds": None if answer.seconds is None else round(answer.seconds, 2),
        "seed": answer.seed,
    }


def _choice(answer: Choices, choice: Choice) -> dict[str, Any]:
    """An item with its value; only a sampled value has an interval."""
    names = [opponent.name for opponent in answer.position.opponents]
    document: dict[str, Any] = {
        "item": choice.item + 1,
        "good": str(choice.good),
        "value": round(choice.value, 2),
    }
    if choice.margin is not None:
        document["low"] = round(choice.value - choice.margin, 2)
        document["high"] = round(choice.value + choice.margin, 2)
        document["samples"] = answer.samples
    others = {name: round(worth, 2) for name, worth in zip(names, choice.others, strict=True)}
    return {**document, "mine": round(choice.mine, 2), "others": others}
