"""The families of contests, as the page offers them."""

from __future__ import annotations

from typing import Any

from stockbook.models.album.stamps import FILTERS
from stockbook.models.contests import FAMILIES


def families() -> list[dict[str, Any]]:
    """The ``word`` of each, its ``unit`` and usual ``points``; one of ``after`` or ``filters`` follows it."""
    return [
        {
            "word": word,
            "unit": family.unit,
            "points": family.points,
            "after": family.following,
            "filters": FILTERS if family.filtered else (),
        }
        for word, family in FAMILIES.items()
    ]
