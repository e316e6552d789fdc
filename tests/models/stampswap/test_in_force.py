"""Effects in force: those of my specialists and of the event, and how many items I may reserve."""

from __future__ import annotations

import pytest

from stockbook.models.stampswap.effects.reserves import Reserves
from stockbook.models.stampswap.in_force import effects_in_force, reserves_allowed
from stockbook.models.stampswap.reading import parse_position

CUT = """
game = "stampswap"
phase = "cut"
round = 1
contests = ["edges 10"]
event = "reserve 1"
[me]
specialists = ["Framer: show edges 2", "Clerk", "specialist"]
collection = ["specialist Archivist: reserve 1 stamp", "forever", "2x3 ?", "specialist Usher"]
"""


def test_effects_have_the_names_of_their_cards() -> None:
    """Those in play hold in the Show Phase; one among the goods holds once it is kept."""
    found = [(whose, str(effect)) for whose, effect in effects_in_force(parse_position(CUT))]
    assert found == [("Framer", "show edges 2"), ("event", "reserve 1")]


@pytest.mark.parametrize(
    ("old", "new", "allowed"),
    [
        ("", "", Reserves(2, 1)),
        ('event = "reserve 1"', "", Reserves(1, 1)),
        ('"reserve 1"', '["reserve 1", "reserve 2 stamps"]', Reserves(2, 3)),
        ("show edges 2", "reserve 3", Reserves(5, 1)),
        ("round = 1", "round = 1\nreserves = 1", Reserves(1)),
    ],
)
def test_effects_add_to_one_reserve(old: str, new: str, allowed: Reserves) -> None:
    """Wherever the card lies; a number that the position tells is all of them."""
    assert reserves_allowed(parse_position(CUT.replace(old, new, 1))) == allowed
