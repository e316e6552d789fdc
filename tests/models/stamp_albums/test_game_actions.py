"""Tests of payments: the worked examples, every reason, and a recount by the words of the rule."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.stamp_albums.cards import CARDS, PLAIN, STAMPS, parse_card
from stockbook.models.stamp_albums.game import (
    Buy,
    EndTurn,
    affordable,
    parse_action,
    payments,
    refusal,
    unneeded_card,
)
from stockbook.models.stamp_albums.state import Cards

FOR_SALE = st.sampled_from(sorted(PLAIN | STAMPS))
HANDS = st.sets(st.sampled_from(sorted(PLAIN)), max_size=6)


def cards(text: str) -> Cards:
    """Cards by name, in rising order."""
    return tuple(sorted(parse_card(name) for name in text.split(",")))


def pays(card: int, pay: Sequence[int]) -> bool:
    """The rule in its own words: each shares a suit, an Ace pays 0 and adds its suit, and it is enough."""
    letters = set(CARDS[card].suits)
    total = 0
    for spent in pay:
        if CARDS[spent].rank == "Ace":
            letters |= set(CARDS[spent].suits)
    for spent in pay:
        rank = CARDS[spent].rank
        if rank != "Ace":
            if not letters & set(CARDS[spent].suits):
                return False
            total += int(rank) if rank.isdigit() else 10
    price = {"Ace": 1, "Pawn": 10, "Court": 10, "Crown": 10}.get(CARDS[card].rank)
    return total >= (int(CARDS[card].rank) if price is None else price)


def test_the_second_worked_example_is_allowed() -> None:
    """Journey, Castle and Ace of Suns buy the Huntress; without the Ace the Castle does not match."""
    huntress = parse_card("Huntress")
    assert refusal(huntress, cards("Journey, Castle, Ace of Suns")) is None
    reason = refusal(huntress, cards("Journey, Castle"))
    assert reason is not None
    assert "the Castle (7 of suns and knots) shares no suit with the Huntress (Crown of moons)" in reason
    assert parse_action("buy Huntress with Journey, Castle, Ace of Suns") == Buy(
        huntress, cards("Journey, Castle, Ace of Suns")
    )


def test_the_first_worked_example_is_refused() -> None:
    """The 5 of wyrms and knots is a stamp, so it pays for nothing, typed or not."""
    stamp = "the Soldier (5 of wyrms and knots) is a stamp"
    for card in PLAIN | STAMPS:
        reason = refusal(card, cards("Soldier, Betrayal"))
        assert reason is not None
        assert reason.startswith(stamp)
    with pytest.raises(ValueError, match="is a stamp: stamps in hand go to the shop and never pay"):
        parse_action("buy Watchman with Soldier, Forest")


@given(FOR_SALE, HANDS)
def test_refusals_follow_the_words_of_the_rule(card: int, pay: set[int]) -> None:
    """A payment is refused exactly when the rule says so."""
    assert (refusal(card, sorted(pay)) is None) == pays(card, sorted(pay))


@given(FOR_SALE, HANDS)
def test_payments_are_all_that_are_enough(card: int, hand: set[int]) -> None:
    """Every subset of a hand that pays is listed once; of those that need each card, the same."""
    subsets = [pay for size in range(len(hand) + 1) for pay in combinations(sorted(hand), size)]
    every = [pay for pay in subsets if pays(card, pay)]
    assert sorted(payments(card, hand)) == sorted(every)
    assert affordable(card, hand) == bool(every)
    tight = [p for p in every if not any(pays(card, [c for c in p if c != out]) for out in p)]
    assert sorted(payments(card, hand, surplus=False)) == sorted(tight)
    for pay in every:
        assert (unneeded_card(card, pay) is None) == (pay in tight)
        assert (refusal(card, pay, surplus=False) is None) == (pay in tight)


@pytest.mark.parametrize(
    ("card", "pay", "reason"),
    [
        ("Ace of Waves", "Ace of Waves", "comes to 0: the Ace of Waves costs 1, and an Ace pays nothing"),
        ("Mill", "Origin, Sailor", "the Sailor (4 of waves and leaves) is a stamp"),
        ("Mill", "Origin, Cave, Cave", "the Cave cannot pay twice"),
        ("Mill", "Cave", "the payment comes to 7: the Mill costs 8"),
        ("Mill", "The Excuse, Sea", "the Excuse never pays"),
        ("The Excuse", "Sea", "never for sale"),
    ],
)
def test_reasons(card: str, pay: str, reason: str) -> None:
    """Each reason is told in words."""
    assert reason in (refusal(parse_card(card), cards(pay)) or "")


def test_actions_read_back() -> None:
    """The text of an action reads back equal, with cards in any order, by short name or rank and suits."""
    rng = Random(1)
    plain = sorted(PLAIN)
    for card in sorted(PLAIN | STAMPS):
        action = Buy(card, tuple(sorted(rng.sample(plain, rng.randint(1, 5)))))
        assert parse_action(str(action)) == action
    assert parse_action(" END ") == parse_action(str(EndTurn())) == EndTurn()
    assert parse_action("hunt for 9 MS , ace s,jour") == parse_action(
        "buy Huntress with Journey, Pact, Ace of Suns"
    )


@pytest.mark.parametrize("text", ["", "buy Huntress", "Huntress Journey", "buy Huntres7 with Pact", "stop"])
def test_what_is_no_action(text: str) -> None:
    """Anything else is refused with a message."""
    with pytest.raises(ValueError, match=r"buy CARD with|unknown card"):
        parse_action(text)
