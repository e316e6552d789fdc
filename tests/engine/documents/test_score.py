"""Scores as documents."""

from __future__ import annotations

from dataclasses import replace

from stockbook.engine.documents.common import heading
from stockbook.engine.documents.score import score_document, units_document
from stockbook.games.registry import game_of
from stockbook.models.stampswap.scoring import ScoreLine
from tests.engine.documents.answers import EDGES, POSITION


def test_lines_sum_to_the_total() -> None:
    """A line has a count only where something is counted."""
    lines = [ScoreLine("edges 10", 40, 4), ScoreLine("stamp values", 7)]
    document = score_document(POSITION, lines, EDGES)
    edges = units_document(EDGES.measure, POSITION.album)
    assert document == {
        **heading("stampswap", "show", game_of(POSITION).warnings(POSITION)),
        "total": 47,
        "contest": "edges 10",
        "lines": [
            {"label": "edges 10", "count": 4, "points": 40, **edges},
            {"label": "stamp values", "points": 7},
        ],
        "by_contest": [
            {"contest": "edges 10", "count": 0, "points": 0, "entered": False, **edges},
            {"contest": "count all 3", "count": 0, "points": 0, "entered": False, "units": []},
        ],
        "assumed": [],
    }


def test_the_score_track() -> None:
    """Values in the album and specialists are marked at the end only."""
    lines = [
        *(ScoreLine("edges 10", 40, 4), ScoreLine("first-player token", 2)),
        *(ScoreLine("stamp values", 7), ScoreLine("specialists", 4)),
    ]
    position = replace(POSITION, me=replace(POSITION.me, points=13))
    document = score_document(position, lines, EDGES)
    assert (document["marked"], document["track"], document["certain"]) == (42, 55, 66)
