"""Swap Phases as documents."""

from __future__ import annotations

from dataclasses import replace
from math import inf

from stockbook.engine.documents.explanation import row_explanation_document
from stockbook.engine.documents.swap import (
    choice_document,
    cut_document,
    player_name,
)
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.goods import parse_good
from stockbook.models.stampswap.position import Player
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.swap.answer import ChoiceAdvice, ChoiceRow, CutAdvice, CutRow, PileOdds
from stockbook.optimizer.swap.explain import RowExplanation
from tests.engine.documents.answers import POSITION, is_json

GOODS = tuple(map(parse_good, ("2x2 blue space 1", "forever", "2x3 blue space 2")))
CUT = replace(
    POSITION,
    phase="cut",
    place=(),
    me=Player(collection=GOODS),
    opponents=(Player(name="ann"), Player(name="bob")),
)
BEST = CutRow(
    Cut((0,), ((1,), (2,))), 8, Estimate(9.5, 9.126, 9.874, 20), PileOdds(({1: 0.25, 2: 0.5}, {})), exact=True
)
OTHER = CutRow(Cut((1,), ((0,), (2,))), 7.256, Estimate(7, -inf, inf), PileOdds(), exact=False)
REST = {"seconds": 0.126, "seed": 3, "workers": 2, "interrupted": False}
ADVICE = CutAdvice(CUT, proved=True, certain=False, best_proved=False, rows=(BEST, OTHER), plans=(), **REST)


def test_a_cut_counts_from_one() -> None:
    """Who takes a pile stands by name; a bound that is not known is null, a whole number has no point."""
    document = cut_document(ADVICE, Goal.NOW)
    assert is_json(document)
    assert (document["phase"], document["goal"], document["estimated"], document["seconds"]) == (
        "cut", "now", True, 0.13,
    )  # fmt: skip
    best, other = document["cuts"]
    assert best == {
        "reserve": [1], "piles": [[2], [3]], "kept": 8, "expected": 9.5, "low": 9.13, "high": 9.87,
        "samples": 20, "taken": [0.75, 0], "taken_by": [{"ann": 0.25, "bob": 0.5}, {}],
    }  # fmt: skip
    assert (other["kept"], other["low"], other["high"]) == (7.26, None, None)


def test_a_cut_explained() -> None:
    """Both cuts stand beside each other, with the expected points that the move gives away."""
    document = row_explanation_document(RowExplanation(ADVICE, OTHER), Goal.NOW)
    assert is_json(document)
    assert document["difference"] == 2.5
    assert document["rows"] == [
        {"label": "kept", "move": 7.26, "best": 8},
        {"label": "expected", "move": 7, "best": 9.5},
    ]
    assert (document["move"]["reserve"], document["best"]["reserve"]) == ([2], [1])


def test_a_choice_names_the_owner() -> None:
    """Piles count from 1, and players clockwise from me."""
    rows = (ChoiceRow(2, 1, Estimate(4)),)
    forever = parse_good("forever")
    bob = replace(CUT.opponents[1], piles=((forever,), (forever, forever)))
    advice = ChoiceAdvice(
        replace(CUT, phase="choose", opponents=(CUT.opponents[0], bob)),
        proved=True,
        certain=True,
        best_proved=True,
        rows=rows,
        **REST,
    )
    document = choice_document(advice, Goal.GAME)
    assert is_json(document)
    assert document["choices"] == [
        {
            "from": "bob",
            "pile": 2,
            "value": 4,
            "items": [{"item": 1, "good": "forever"}, {"item": 2, "good": "forever"}],
        }
    ]
    assert not document["estimated"]
    assert [player_name(CUT, player) for player in range(3)] == ["me", "ann", "bob"]
