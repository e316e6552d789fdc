"""The document of ``score``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stockbook.models.stampswap.scoring import ScoreLine, total


def score_document(lines: Iterable[ScoreLine]) -> dict[str, Any]:
    """The document of ``score``: the total with its lines."""
    lines = list(lines)
    return {"total": total(lines), "lines": lines_document(lines)}


def lines_document(lines: Iterable[ScoreLine]) -> list[dict[str, Any]]:
    """The lines of a score; the count is left out where nothing is counted."""
    return [
        {"label": line.label, **({} if line.count is None else {"count": line.count}), "points": line.points}
        for line in lines
    ]
