"""Cuts and choices against Pinzetta as documents."""

from __future__ import annotations

from fractions import Fraction

from stockbook.engine.documents.pinzetta import solo_document, swapped_items
from stockbook.models.files.toml_file import read_toml_file
from stockbook.models.pinzetta.position import SoloPosition
from stockbook.models.pinzetta.reading import position_from as solo_position_from
from stockbook.models.play.goal import Goal
from stockbook.optimizer.pinzetta.advice import SoloAdvice, SoloCutRow, SoloPileRow
from stockbook.optimizer.sampling.intervals import Estimate
from tests.cli.running import POSITIONS
from tests.engine.documents.answers import is_json


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
