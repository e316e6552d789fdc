"""Her tokens for each kind of item, her choice of a pile and her exchange: examples, ties, slow recounts."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.album.notation import parse_tile
from stockbook.models.album.stamps import SIZES
from stockbook.models.pinzetta.procedure import (
    AppraisedPiles,
    appraise_piles,
    exchange,
    face_down,
    face_up,
    size_of,
    value_of,
)

SMALL = ("small-square",)


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("2x2 blue animals 2", 3),
        ("2x2 blue animals 1", 2),
        ("2x3 blue animals 2", 1),
        ("2x3 blue animals 3", 1),
        ("2x3 blue animals 4", 0),
        ("2x3 blue animals -2", 0),
        ("2x3 blue animals canceled", 0),
        ("2x2 blue animals canceled", 2),
        ("2x3 rare 5", 4),
        ("2x2 rare 2", 4),
        ("forever", 1),
        ("double 4x2 (brown space 1 | blue space 2)", 3),
        ("double 2x4 (brown space 2 | blue space 2)", 2),
        ("double 2x4 (brown space 2 | blue space canceled)", 3),
        ("double 2x4 (brown space canceled | blue space canceled)", 2),
        ("double 2x4 (rare 4 | blue space 2)", 4),
    ],
)
def test_a_tile_face_up(text: str, tokens: int) -> None:
    """Rare 4; others 1 for a value of exactly 2 or 3 and 2 for a target size; doubles are small squares."""
    assert face_up(parse_tile(text), SMALL) == tokens


def test_a_double_is_no_long_rectangle() -> None:
    """Face up, a double is a small square and nothing else; by its back it is a long rectangle."""
    double = parse_tile("double 4x2 (brown space 1 | blue space 1)")
    assert (size_of(double), value_of(double)) == ("small-square", 2)
    assert face_up(double, ("long-rectangle",)) == 1
    assert face_down("long-rectangle", ("long-rectangle",)) == 2
    assert face_down("long-rectangle", SMALL) == 0


@pytest.mark.parametrize("size", SIZES.values())
def test_a_tile_face_down(size: str) -> None:
    """A back shows the size alone."""
    assert face_down(size, (size,)) == 2
    assert face_down(size, [name for name in SIZES.values() if name != size]) == 0


TOKENS = st.lists(st.integers(0, 4), min_size=2, max_size=7)
CARDS = st.lists(st.integers(0, 9), min_size=1, max_size=8)


@st.composite
def rows(draw: st.DrawFn) -> tuple[list[int], tuple[list[int], list[int]]]:
    """Tokens of a row of items, and its split into two piles."""
    tokens = draw(TOKENS)
    order = draw(st.permutations(range(len(tokens))))
    cut = draw(st.integers(1, len(tokens) - 1))
    return tokens, (list(order[:cut]), list(order[cut:]))


def by_hand(tokens: list[int], piles: tuple[list[int], list[int]], crossed: int) -> int:
    """Her choice as one does it at the table: single tokens on two heaps, taken away one by one."""
    heaps = [["token"] * sum(tokens[item] for item in pile) for pile in piles]
    ranked = sorted((0, 1), key=lambda i: (-len(piles[i]), min(piles[i])))
    favorite = ranked[0]
    if len(piles[0]) != len(piles[1]):
        heaps[favorite].append("for the large pile")
    ranked.sort(key=lambda i: -len(heaps[i]))
    for _ in range(crossed):
        if heaps[ranked[0]]:
            heaps[ranked[0]].pop()
    return favorite if len(heaps[0]) == len(heaps[1]) else max((0, 1), key=lambda i: len(heaps[i]))


@given(rows(), st.integers(0, 9))
def test_she_chooses_as_by_hand(row: tuple[list[int], tuple[list[int], list[int]]], crossed: int) -> None:
    """The pile she takes is the one that moving tokens by hand gives, for every split and card."""
    assert appraise_piles(*row).pile_taken(crossed) == by_hand(*row, crossed)


@given(rows(), CARDS)
def test_odds_count_the_cards(row: tuple[list[int], tuple[list[int], list[int]]], cards: list[int]) -> None:
    """The odds are the share of decision cards with which she takes each pile."""
    taken = [by_hand(*row, crossed) for crossed in cards]
    assert appraise_piles(*row).odds(cards) == tuple(
        Fraction(taken.count(pile), len(cards)) for pile in (0, 1)
    )


@pytest.mark.parametrize("tokens", [(6, 2), (4, 4), (3, 5), (0, 2)])
def test_odds_against_ten_thousand_draws(tokens: tuple[int, int]) -> None:
    """Drawing the cards ten thousand times comes out as the exact odds say, within four deviations."""
    cards = [0, 1, 1, 2, 2, 3, 3, 4]
    appraised, rng, draws = AppraisedPiles(tokens, 0), Random(5), 10_000
    seen = sum(appraised.pile_taken(rng.choice(cards)) for _ in range(draws)) / draws
    exact = float(appraised.odds(cards)[1])
    assert abs(seen - exact) <= 4 * (exact * (1 - exact) / draws) ** 0.5


@given(rows(), CARDS)
def test_the_order_of_the_piles_is_nothing_to_her(
    row: tuple[list[int], tuple[list[int], list[int]]], cards: list[int]
) -> None:
    """Naming the piles the other way round turns the odds round, equal halves included."""
    tokens, (left, right) = row
    assert (
        appraise_piles(tokens, (right, left)).odds(cards)
        == appraise_piles(tokens, (left, right)).odds(cards)[::-1]
    )


def test_the_printed_piles() -> None:
    """Printed example: piles of 6 and 2 tokens, the card removes 2 from the larger, and she takes it."""
    appraised = appraise_piles([3, 1, 1, 1, 1], ([0, 1, 2], [3, 4]))
    assert appraised == AppraisedPiles((6, 2), 0)
    assert appraised.pile_taken(2) == 0


def test_a_tie_goes_to_the_large_pile() -> None:
    """Equal piles lose tokens from the large one; equal after that, she takes the large one."""
    equal = appraise_piles([1, 0, 2], ([2], [0, 1]))
    assert equal == AppraisedPiles((2, 2), 1)
    assert [equal.pile_taken(crossed) for crossed in (0, 1)] == [1, 0]
    assert appraise_piles([3, 0, 2], ([2], [0, 1])).pile_taken(2) == 1


def test_of_two_halves_the_left_one_goes_first() -> None:
    """Neither half is large: no extra token, and ties go to the half with the leftmost item."""
    halves = appraise_piles([1, 2, 1, 0], ([1, 3], [0, 2]))
    assert halves == AppraisedPiles((2, 2), 1)


def test_no_pile_has_less_than_no_tokens() -> None:
    """A card that crosses out more than there is takes all of it, and a tie at nothing is a tie."""
    assert AppraisedPiles((2, 0), 0).pile_taken(4) == 0
    assert AppraisedPiles((2, 0), 1).pile_taken(4) == 1


def test_the_printed_exchange() -> None:
    """Printed example: the highest of the leading pile goes against the leftmost lowest of the other."""
    assert exchange(([1, 4, 1], [1, 0, 0])) == (1, 1)
    assert exchange(([0, 1], [0, 3, 3])) == (0, 1)


@pytest.mark.parametrize(
    ("tokens", "exchanged"),
    [
        (([1, 1], [0]), (0, 0)),
        (([1, 0], [0]), None),
        (([1], [1, 1]), None),
        (([1], [2, 1]), (0, 0)),
        (([2, 1], [0, 0]), (0, 0)),
        (([0, 2], [0, 0]), None),
        (([0, 0], [0, 0, 0]), None),
        (([], [4]), None),
    ],
    ids=str,
)
def test_she_exchanges_when_a_pile_leads_by_three(
    tokens: tuple[list[int], list[int]], exchanged: tuple[int, int] | None
) -> None:
    """A lead of three counts the large pile's token; of two halves neither has it."""
    assert exchange(tokens) == exchanged


@given(TOKENS, TOKENS)
def test_an_exchange_as_by_hand(left: list[int], right: list[int]) -> None:
    """She exchanges when a pile leads by three: its leftmost highest for the other's leftmost lowest."""
    sums = [
        sum(left) + (len(left) > len(right)),
        sum(right) + (len(right) > len(left)),
    ]
    found = exchange((left, right))
    assert (found is None) == (abs(sums[0] - sums[1]) < 3)
    if found:
        rich, poor = (left, right) if sums[0] > sums[1] else (right, left)
        here, there = found if sums[0] > sums[1] else found[::-1]
        assert all(rich[i] < rich[here] for i in range(here)) and max(rich) == rich[here]
        assert all(poor[i] > poor[there] for i in range(there)) and min(poor) == poor[there]
