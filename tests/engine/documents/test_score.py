"""Scores as documents."""

from __future__ import annotations

from stockbook.engine.documents.score import score_document
from stockbook.models.stampswap.scoring import ScoreLine


def test_lines_sum_to_the_total() -> None:
    """A line has a count only where something is counted."""
    document = score_document(iter([ScoreLine("edges 10", 40, 4), ScoreLine("stamp values", 7)]))
    assert document == {
        "total": 47,
        "lines": [
            {"label": "edges 10", "count": 4, "points": 40},
            {"label": "stamp values", "points": 7},
        ],
    }
