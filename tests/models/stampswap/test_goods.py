"""Goods as text."""

from __future__ import annotations

import re

import pytest
from hypothesis import given

from stockbook.models.stampswap.effects import specialist_effect
from stockbook.models.stampswap.goods import (
    TOKEN,
    Specialist,
    StampGood,
    UnseenGood,
    may_reserve,
    parse_good,
    tiles_in,
)
from tests.models.stampswap.swap.dealing import goods
from tests.strategies import tiles


@given(goods())
def test_writing_and_reading_give_the_same_item(good: StampGood) -> None:
    """Every kind of item survives a round trip."""
    assert parse_good(str(good)) == good


@given(tiles())
def test_rares_may_not_be_reserved_face_down_neither(tile: StampGood) -> None:
    """A tile with a gold stamp on it stays in a pile, however it lies."""
    rare = "rare" in str(tile)
    for good in (StampGood(tile), StampGood(tile, down=True)):
        assert may_reserve(good) is not rare
        assert tiles_in([TOKEN, good]) == (tile,)


@pytest.mark.parametrize(
    ("text", "good"),
    [
        (" FIRST-player ", TOKEN),
        ("Specialist  The Clerk ", Specialist("The Clerk")),
        ("specialist", Specialist()),
        ("2x4  ?", UnseenGood(2, 4)),
    ],
)
def test_what_people_type(text: str, good: object) -> None:
    """Blanks and capitals do not matter."""
    assert parse_good(text) == good


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a stamp is missing"),
        ("first-player 2", "is too much: the token is just first-player"),
        ("exhibitor", "needs what it scores, such as exhibitor count theme=space 1"),
        ("exhibitor egdes 1", "did you mean 'edges'"),
        ("2x3 blue ?", "shows its size only, such as 2x3 ?"),
        ("1x1 ?", "write just forever"),
        ("5x5 ?", "there is no size '5x5'"),
        ("forever (down)", "a forever stamp never lies face down"),
        ("2x3 blue animals (down)", "the value is missing"),
    ],
)
def test_faults_say_the_mend(text: str, message: str) -> None:
    """Items that cannot be parsed are refused with a hint."""
    with pytest.raises(ValueError, match=message.replace("?", r"\?").replace("(", r"\(")):
        parse_good(text)


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("first player token", "first-player"),
        ("token", "first-player"),
        ("attendee", "specialist NAME"),
        ("attendee", "exhibitor count rare 1"),
        ("? 2x3", "2x3 ?"),
        ("2x3?", "2x3 ?"),
        ("face-down 3x3", "3x3 ?"),
        ("face down 3x3", "3x3 ?"),
        ("2x4 (down)", "2x4 ?"),
    ],
)
def test_words_of_the_rulebook(typed: str, written: str) -> None:
    """The message names what to write instead; both it and what it names can be typed in capitals."""
    for text in (typed, typed.upper()):
        with pytest.raises(ValueError, match=re.escape(written)):
            parse_good(text)
    if written[0].isdigit():
        assert str(parse_good(written)) == written


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
