"""A position in words."""

from __future__ import annotations

import pytest

from stockbook.models.stampswap.facts import assuming, assumptions, facts, heading
from stockbook.models.stampswap.reading import parse_position

POSITION = parse_position(
    """
game = "stampswap"
phase = "show"
round = 3
contests = ["edges 10", "sets theme 9"]
finale = "regions 1"
entered = ["sets theme 9"]
[me]
exhibitors = ["count rare 2"]
specialists = ["specialist Postmaster", "specialist"]
first_player = true
[[opponents]]
name = "left"
album = "forever@a1"
entered = ["edges 10"]
specialists = 2
[[opponents]]
name = "right"
"""
)


def test_everything_that_counts_is_named() -> None:
    """Contests with their tickets, my cards, the others; the day and the round."""
    assert heading(POSITION) == "Sunday, round 3"
    assert facts(POSITION) == [
        ("contests", "edges 10"),
        ("", "sets theme 9 (entered)"),
        ("finale", "regions 1"),
        ("exhibitors", "count rare 2"),
        ("specialists", "2: Postmaster"),
        ("first player", "yes"),
        ("forever stamps", "1, 3 (the others, at the end, assumed)"),
        ("left", "1 stamp; entered edges 10; specialists 2"),
        ("right", "album unknown"),
    ]


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ('[me]\nplace = ["forever"]\n', True),
        ('[me]\nplace = ["2x2 blue space 1"]\n', False),
        ('[me]\nalbum = "forever@a1"\n', True),
        ('[me]\nspecialists = ["specialist Courier: taken forever"]\n', True),
        ('forever_others = [2]\n[me]\nplace = ["forever"]\n', False),
    ],
)
def test_forever_stamps_that_nothing_is_compared_with(more: str, said: bool) -> None:
    """In round 3 without opponents they count nothing, which is said where I may have any."""
    text = 'game = "stampswap"\nphase = "show"\nround = 3\ncontests = ["edges 1", "regions 1"]\n' + more
    position = parse_position(text)
    assert [each.partition(":")[2] for each in assumptions(position)] == [
        " forever stamps count nothing; what is proved is proved for that"
    ] * said
    assert assuming(position) == ", forever stamps left out" * said
    for other in (text.replace("round = 3", "round = 2"), text.replace(', "regions 1"', "")):
        assert not assumptions(parse_position(other))


def test_forever_stamps_of_the_others() -> None:
    """With one opponent the imaginary player is among them."""
    position = parse_position(
        'game = "stampswap"\nphase = "show"\nround = 1\ncontests = ["edges 1"]\nforever_others = [2]\n'
    )
    assert facts(position)[-1] == ("forever stamps", "2, 3 (the others, at the end)")


def test_what_is_assumed_of_opponents_without_an_album() -> None:
    """In round 3 their forever stamps, unless they are given; it is said with their names."""
    text = 'game = "stampswap"\nphase = "show"\nround = 3\ncontests = ["edges 1"]\n'
    others = "".join(f'[[opponents]]\nname = "{name}"\n' for name in ("ann", "bob"))
    position = parse_position(text + others)
    (assumed,) = assumptions(position)
    assert "the album of ann and bob: counted with 3 forever stamps" in assumed
    assert assuming(position) == " with the forever stamps of ann and bob assumed"
    assert ("forever stamps", "3, 3 (the others, at the end, assumed)") in facts(position)
    known = "forever_others = [3, 3]\n"
    for other in (text + known + others, (text + others).replace("round = 3", "round = 2"), text):
        assert (assumptions(parse_position(other)), assuming(parse_position(other))) == ([], "")
