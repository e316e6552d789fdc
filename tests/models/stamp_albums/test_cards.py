"""The Decktet: how many cards of each kind there are, and how people may name them."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.stamp_albums.cards import (
    ACE,
    CARDS,
    COST,
    EXCUSE,
    HIGH,
    PAYS,
    PLAIN,
    POINTS,
    STAMPS,
    SUITS,
    parse_card,
)

NAMES = [card.name for card in CARDS]


def test_the_deck_has_the_cards_of_its_table() -> None:
    """45 cards; each suit has 14: an Ace, a Crown, two Courts, two Pawns; the stamps are worth 96."""
    assert (len(CARDS), len(set(NAMES)), len(STAMPS), sum(POINTS)) == (45, 45, 14, 96)
    assert CARDS[EXCUSE].name == "The Excuse"
    assert len(PLAIN) == 30
    for suit in SUITS:
        ranks = Counter(card.rank for card in CARDS if suit in card.suits)
        assert ranks[ACE] == ranks["Crown"] == 1
        assert ranks["Court"] == ranks["Pawn"] == 2
        assert ranks.total() == 14
    assert len({(card.rank, frozenset(card.suits)) for card in CARDS}) == 45


def test_what_cards_cost_and_pay() -> None:
    """Ranks are numbers, high cards 10; an Ace costs 1 and pays nothing."""
    for card, cost, pays in zip(CARDS, COST, PAYS, strict=True):
        if card.rank in HIGH:
            assert (cost, pays, len(card.suits)) == (10, 10, 1 if card.rank == "Crown" else 3)
        elif card.rank == ACE:
            assert (cost, pays, card.stamp) == (1, 0, False)
        elif card.suits:
            assert (cost, pays, len(card.suits)) == (int(card.rank), int(card.rank), 2)


@given(st.integers(0, len(CARDS) - 1), st.booleans())
def test_every_name_and_every_beginning_of_one_card_only(number: int, upper: bool) -> None:
    """A name reads back, and so does its beginning unless another card begins so too."""
    name = NAMES[number]
    short = name.removeprefix("The ")
    for length in range(1, len(short) + 1):
        start = short[:length].rstrip().lower()
        beginning = [other for other in NAMES if other.lower().removeprefix("the ").startswith(start)]
        if len(beginning) == 1:
            assert parse_card(start.upper() if upper else start) == number
    assert parse_card(f"  {name} ") == number


@pytest.mark.parametrize("number", [i for i, card in enumerate(CARDS) if card.suits])
def test_rank_and_suits(number: int) -> None:
    """Rank and suits name a card, in any order of the suits, in any case."""
    card = CARDS[number]
    for suits in permutations(card.suits):
        assert parse_card(f"{card.rank} {''.join(suits)}") == number
        assert parse_card(f"{card.rank.lower()}  {''.join(suits).lower()}") == number
    if card.rank.isdigit():
        assert parse_card(card.rank + card.suits) == number


def test_short_forms() -> None:
    """Suits that no other card of the rank has are enough; A and P stand for Ace and Pawn."""
    assert CARDS[parse_card("9 K")].name == "Merchant"
    assert CARDS[parse_card("Crown S")].name == "Bard"
    assert CARDS[parse_card("A s")].name == "Ace of Suns"
    assert CARDS[parse_card("p msl")].name == "Harvest"
    assert CARDS[parse_card("Excuse")].name == "The Excuse"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("M", "market or mill or merchant"),
        ("Ace of W", "may be ace of waves or ace of wyrms"),
        ("Pawn M", "may be Harvest or Watchman"),
        ("9 SW", "there are 9 MS (Pact), 9 WY (Darkness), 9 LK (Merchant)"),
        ("Huntres5", "did you mean 'huntress'?"),
        ("xyz", "write its name, or rank and suits such as 9 MS"),
        ("", "unknown card"),
        ("10 M", "unknown card"),
    ],
)
def test_what_names_no_card(text: str, message: str) -> None:
    """An ambiguous or unknown text gets a message that helps."""
    with pytest.raises(ValueError, match="card") as caught:
        parse_card(text)
    for part in message.split(" or "):
        assert part in str(caught.value)
