"""The keys that all answers have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from stockbook.engine.documents.estimates import rounded
from stockbook.engine.documents.warnings import warnings_document
from stockbook.models.stampswap.facts import assumptions
from stockbook.models.stampswap.position import Position


def heading(game: str | None, phase: str | None, position: object = None) -> dict[str, Any]:
    """The game and phase of a position, and the warnings about it; what there is not is null."""
    return {"game": game, "phase": phase, "warnings": warnings_document(position)}


def assumptions_of(position: object) -> list[str]:
    """A text for each thing that the points of a position of Stamp Swap take for granted."""
    return assumptions(position) if isinstance(position, Position) else []


def search_document(
    content: Mapping[str, Any],
    position: object,
    *,
    game: str,
    phase: str | None,
    goal: str | None,
    proved: bool | None,
    seconds: float | None,
    seed: int,
    workers: int | None = 1,
    assumed: Iterable[str] = (),
) -> dict[str, Any]:
    """The answer of a search: the question, the content, then how it was found.

    Parameters
    ----------
    content
        The keys of the command.
    position
        The position that was asked about, of any game; None where there is none or more than one.
    game, phase
        Same as in ``heading``.
    goal
        The points that were maximized; None where there are several goals, or none.
    proved
        Whether nothing better is possible; None where nothing is best.
    seconds
        Seconds that the answer took; None for a deterministic one.
    seed, workers
        The seed of the random choices, and the number of searches side by side, if known.
    assumed
        A text for each thing that the answer assumes besides those of the position.
    """
    return {
        **heading(game, phase, position),
        "goal": None if goal is None else str(goal),
        "proved": proved,
        **content,
        "assumed": [*assumptions_of(position), *assumed],
        "seconds": rounded(seconds),
        "seed": seed,
        "workers": workers,
    }


def item_document(item: int, good: object) -> dict[str, Any]:
    """An item, counted from 0 here and from 1 in the document, and its text."""
    return {"item": item + 1, "good": str(good)}


def items_document(goods: Iterable[object]) -> list[dict[str, Any]]:
    """Items in the order in which they are numbered."""
    return [item_document(item, good) for item, good in enumerate(goods)]
