"""Every cut, and only legal ones."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.stampswap.goods import may_reserve, parse_good
from stockbook.models.stampswap.swap.cuts import Cut, cut_faults, cuts, kept_items, parse_cut
from tests.models.stampswap.swap.dealing import goods

PLAIN = parse_good("2x2 blue animals 2")
RARE = parse_good("2x2 rare 5 (down)")


def every_cut(items: list[object], reserves: int) -> set[tuple[frozenset[int], frozenset[frozenset[int]]]]:
    """Each way to put every item on the reserve or a pile that the rules allow."""
    found = set()
    free = [may_reserve(item) for item in items]
    reserved = min(reserves, sum(free), len(items) - 2)
    for places in product(range(3), repeat=len(items)):
        reserve, first, second = (frozenset(i for i, at in enumerate(places) if at == p) for p in range(3))
        if first and second and len(reserve) == reserved and all(free[i] for i in reserve):
            found.add((reserve, frozenset((first, second))))
    return found


@given(st.lists(goods(), min_size=2, max_size=6), st.integers(0, 3))
def test_cuts_are_all_legal_divisions(items: list[object], reserves: int) -> None:
    """As brute force finds them: no rare is reserved, no pile is empty, each once whatever its piles are
    called."""
    found = cuts(items, reserves)
    seen = [(frozenset(cut.reserve), frozenset(map(frozenset, cut.piles))) for cut in found]
    assert set(seen) == every_cut(items, reserves)
    assert len(seen) == len(set(seen))
    assert all(not cut_faults(items, reserves, cut) for cut in found)


@pytest.mark.parametrize(
    ("rares", "reserves", "number"), [(0, 1, 90), (1, 1, 75), (2, 1, 60), (6, 1, 31), (0, 2, 105)]
)
def test_how_many_there_are(rares: int, reserves: int, number: int) -> None:
    """With six goods 90; fewer with a rare one, more with more reserves."""
    assert len(cuts([RARE] * rares + [PLAIN] * (6 - rares), reserves)) == number


@given(st.lists(goods(), min_size=2, max_size=6), st.data())
def test_text_of_a_cut(items: list[object], data: st.DataObject) -> None:
    """What is written is read; the piles may come in any order."""
    cut = data.draw(st.sampled_from(cuts(items)))
    reserve, first, second = str(cut).removeprefix("reserve ").split("|")
    assert parse_cut(str(cut)) == cut
    assert parse_cut(f"reserve {reserve}|{second}|{first}") == cut


def test_what_stays() -> None:
    """The reserve with the one pile or with the other."""
    assert kept_items(parse_cut("reserve 3 | 1 5 | 2 4")) == ((0, 2, 4), (1, 2, 3))


@pytest.mark.parametrize(
    ("text", "reasons"),
    [
        ("reserve 1 | 2 | 3", ["item 4 is missing: 2x2 rare 5 (down)"]),
        ("reserve 4 | 2 | 3 1", ["item 4 is rare, and a rare stamp is never reserved: 2x2 rare 5 (down)"]),
        ("reserve 1 | 2 3 4 | ", ["a pile is empty: each needs at least one item"]),
        ("reserve 1 | 2 2 3 | 4", ["item 2 is in it 2 times"]),
        ("reserve 1 | 2 3 | 4 7", ["there is no item 7: the collection has 4"]),
        ("reserve 1 2 | 3 | 4", ["2 items are reserved: it must be 1"]),
        ("reserve | 1 2 | 3 4", ["0 items are reserved: it must be 1"]),
    ],
)
def test_illegal_cuts_have_their_reasons(text: str, reasons: list[str]) -> None:
    """Each rule that a cut breaks is named."""
    assert cut_faults([PLAIN, PLAIN, PLAIN, RARE], 1, parse_cut(text)) == reasons


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("take 2 1", "a cut is the reserve and two piles"),
        ("1 | 2 3 | 4", "a cut is the reserve and two piles"),
        ("reserve 1 | 2", "a cut is the reserve and two piles"),
        ("reserve 0 | 1 | 2", "not between 1 and 99"),
    ],
)
def test_texts_that_are_no_cut(text: str, message: str) -> None:
    """They are refused, not guessed."""
    with pytest.raises(ValueError, match=message):
        parse_cut(text)


def test_nothing_to_cut() -> None:
    """One item makes no two piles."""
    assert cuts([PLAIN]) == []
    assert cuts([PLAIN, RARE]) == [Cut((), ((0,), (1,)))]
