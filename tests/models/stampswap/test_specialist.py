"""Specialists: what is typed of a card is written as it was meant."""

from __future__ import annotations

import pytest

from stockbook.models.stampswap.effects import specialist_effect
from stockbook.models.stampswap.specialist import Specialist


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("specialist", Specialist()),
        ("Clerk", Specialist("Clerk")),
        ("SPECIALIST  The Clerk", Specialist("The Clerk")),
        ("Framer: show edges 2", Specialist("Framer", specialist_effect("show edges 2"))),
        ("specialist The Clerk :look", Specialist("The Clerk", specialist_effect("look"))),
    ],
)
def test_cards_round_trip(text: str, card: Specialist) -> None:
    """With and without a name and an effect."""
    assert Specialist.parse(text) == card
    assert Specialist.parse(str(card)) == card


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "written specialist"),
        (": look", "no name"),
        ("Clerk:", "missing"),
        ("Clerk: fly", "unknown effect"),
    ],
)
def test_other_texts_are_refused_with_a_reason(text: str, reason: str) -> None:
    """The message names the fix."""
    with pytest.raises(ValueError, match=reason):
        Specialist.parse(text)
