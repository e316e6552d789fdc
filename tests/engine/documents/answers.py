"""A small Show Phase with its answer, and a check that all documents pass."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from stockbook.models.album.notation import parse_placed_tiles, parse_tile
from stockbook.models.contests import Contest
from stockbook.models.stampswap.position import Position
from stockbook.optimizer.placement.plan import ContestResult, PlacementAdvice, make_plan

EDGES, ALL = Contest.parse("edges 10"), Contest.parse("count all 3")
POSITION = Position(
    round=2,
    contests=(EDGES, ALL),
    place=(parse_tile("2x2 blue space 1"), parse_tile("forever")),
)
PLACED = parse_placed_tiles("forever@c3; 2x2 blue space 1@a1")
PLAN = make_plan(POSITION, PLACED, ALL)
ANSWER = PlacementAdvice(
    POSITION,
    (PLAN,),
    (ContestResult(ALL, PLAN.points, PLAN.points), ContestResult(None, 1, 4)),
    PLAN.points,
    0.1234,
    seed=3,
    workers=2,
)
STOPPED = replace(ANSWER, seconds=None, interrupted=True)


def is_json(document: dict[str, Any]) -> bool:
    """Whether a document holds JSON values only, with text as keys: it reads back equal."""
    return bool(json.loads(json.dumps(document)) == document)
