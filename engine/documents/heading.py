"""The keys that all answers have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


def heading(game: str | None, phase: str | None) -> dict[str, Any]:
    """The game and phase of a position, and the warnings about it; what a file has not got is null."""
    return {"game": game, "phase": phase, "warnings": []}


def search_document(
    content: Mapping[str, Any],
    *,
    game: str,
    phase: str | None,
    goal: str,
    proved: bool,
    seconds: float | None,
    seed: int,
    workers: int = 1,
    assumed: Iterable[str] = (),
) -> dict[str, Any]:
    """The answer of a search: the question, the content, then how it was found.

    Parameters
    ----------
    content
        The keys of the command.
    game, phase
        Same as in ``heading``.
    goal
        The points that were maximized.
    proved
        Whether nothing better is possible.
    seconds
        Seconds that the answer took; None for a deterministic one.
    seed, workers
        The seed of the random choices, and the number of searches side by side.
    assumed
        A text for each value that the answer assumes.
    """
    return {
        **heading(game, phase),
        "goal": str(goal),
        "proved": proved,
        **content,
        "assumed": list(assumed),
        "seconds": None if seconds is None else round(seconds, 2),
        "seed": seed,
        "workers": workers,
    }


def item_document(item: int, good: object) -> dict[str, Any]:
    """An item, counted from 0 here and from 1 in the document, and its text."""
    return {"item": item + 1, "good": str(good)}


def items_document(goods: Iterable[object]) -> list[dict[str, Any]]:
    """Items in the order in which they are numbered."""
    return [item_document(item, good) for item, good in enumerate(goods)]
