"""Collect and Swap Phases as documents."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import inf

from stockbook.engine.documents.swap import (
    choice_document,
    collect_document,
    cut_document,
    player_name,
    row_explanation_document,
    solo_document,
    swapped_items,
)
from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.position import position_from as solo_position_from
from stockbook.models.play.goal import Goal
from stockbook.models.stampswap.goods import parse_good
from stockbook.models.stampswap.position import Player
from stockbook.models.stampswap.swap.cuts import Cut
from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow, SoloPileRow
from stockbook.optimizer.sampling.intervals import Estimate
from stockbook.optimizer.stampswap.collect_phase import CollectAdvice, ItemRow
from stockbook.optimizer.swap.answer import (
    ChoiceAdvice,
    ChoiceRow,
    CutAdvice,
    CutRow,
    PileOdds,
    RowExplanation,
)
from tests.cli.running import POSITIONS
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


def test_items_of_the_pool_best_first() -> None:
    """Only a sampled value has an interval; what an item is worth to the others stands by their names."""
    tile, unseen = map(parse_good, ("2x2 blue space 1", "2x3 ?"))
    position = replace(
        POSITION, phase="collect", place=(), pool=(tile, unseen), opponents=(Player(name="ann"),)
    )
    rows = (
        ItemRow(1, unseen, Estimate(3.456, 2.956, 3.956, 40), 4.0, (1.234,)),
        ItemRow(0, tile, Estimate(2.0), 2.0, (0.0,)),
    )
    document = collect_document(CollectAdvice(position, rows, 40, 0.126, 7), Goal.GAME)
    assert is_json(document)
    assert (document["phase"], document["goal"], document["seconds"], document["seed"]) == (
        "collect", "game", 0.13, 7,
    )  # fmt: skip
    assert document["choices"][0] == {
        "item": 2, "good": "2x3 ?", "value": 3.46, "low": 2.96, "high": 3.96, "samples": 40,
        "mine": 4.0, "others": {"ann": 1.23},
    }  # fmt: skip
    assert document["choices"][1] == {
        "item": 1, "good": "2x2 blue space 1", "value": 2.0, "mine": 2.0, "others": {"ann": 0.0},
    }  # fmt: skip


def solo(phase: str) -> SoloPosition:
    """The shipped position of a phase."""
    return solo_position_from(read_toml_file(POSITIONS / f"pinzetta-{phase}.toml"))


def test_a_cut_has_tokens_and_odds() -> None:
    """Items count from 1; exact points are whole as they are."""
    position = solo("cut")
    cut = position.cuts()[0]
    row = SoloCutRow(cut, position.appraised(cut), (Fraction(1, 4), Fraction(3, 4)), 30, Estimate(31))
    advice = SoloAdvice(
        position, (row,), (), proved=True, certain=True, seconds=None, seed=2, interrupted=False
    )
    document = solo_document(advice, Goal.NOW)
    assert is_json(document)
    assert (document["game"], document["phase"], document["seconds"]) == ("pinzetta", "cut", None)
    (found,) = document["cuts"]
    items = sorted([*found["reserve"], *(item for pile in found["piles"] for item in pile)])
    assert items == list(range(1, len(position.goods) + 1))
    assert (found["kept"], found["expected"], found["taken"]) == (30, 31, [0.25, 0.75])
    assert (found["tokens"], found["pile_tokens"]) == (position.tokens, list(row.appraised.tokens))


def test_a_choice_has_her_piles_after_the_exchange() -> None:
    """Values over samples have an interval; the items exchanged are named, one of each pile, or none."""
    position = solo("choose")
    piles = (SoloPileRow(1, Estimate(42)), SoloPileRow(0, Estimate(40.063, 38.94, 41.186, 16)))
    advice = SoloAdvice(
        position, (), piles, proved=False, certain=False, seconds=1, seed=0, interrupted=False
    )
    document = solo_document(advice, Goal.GAME)
    assert is_json(document)
    for choice, pile in zip(document["choices"], reversed(position.her.exchanged), strict=True):
        assert choice.pop("items") == [{"item": n, "good": str(good)} for n, good in enumerate(pile, 1)]
    assert document["choices"] == [
        {"from": "pinzetta", "pile": 2, "value": 42},
        {"from": "pinzetta", "pile": 1, "value": 40.06, "low": 38.94, "high": 41.19, "samples": 16},
    ]
    assert document["piles"] == [list(map(str, pile)) for pile in position.her.exchanged]
    swapped = swapped_items(position.her)
    assert swapped is not None
    assert document["swapped"] == swapped
    for item, pile in zip(swapped, position.her.piles, strict=True):
        assert item in map(str, pile)
