"""Every cut, and only legal ones, and who chooses when."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockbook.models.stampswap.effects import Reserves
from stockbook.models.stampswap.goods import TOKEN, Good, StampGood, UnseenGood, may_reserve, parse_good
from stockbook.models.stampswap.swap.cuts import (
    ChooseTurns,
    Cut,
    PileShare,
    cut_faults,
    cuts,
    kept_items,
    parse_cut,
)
from tests.models.stampswap.swap.dealing import goods

PLAIN = parse_good("2x2 blue animals 2")
RARE = parse_good("2x2 rare 5 (down)")


def every_cut(items: list[Good], limit: Reserves) -> set[tuple[frozenset[int], frozenset[frozenset[int]]]]:
    """Each way to put every item on the reserve or a pile that the rules allow."""
    found = set()
    for places in product(range(3), repeat=len(items)):
        reserve, first, second = (frozenset(i for i, at in enumerate(places) if at == p) for p in range(3))
        cards = sum(not isinstance(items[i], StampGood | UnseenGood) for i in reserve)
        few = len(reserve) <= limit.items + limit.stamps and cards <= limit.items
        if first and second and few and all(may_reserve(items[i]) for i in reserve):
            found.add((reserve, frozenset((first, second))))
    # Nobody reserves nothing who may reserve something.
    return {each for each in found if each[0]} or found


limits = st.builds(Reserves, st.integers(0, 3), st.integers(0, 2))


@given(st.lists(goods(), min_size=2, max_size=6), limits)
def test_cuts_are_all_legal_divisions(items: list[Good], limit: Reserves) -> None:
    """As brute force finds them: no rare is reserved, no pile is empty, each once whatever its piles are
    called; more reserves come first."""
    found = cuts(items, limit)
    seen = [(frozenset(cut.reserve), frozenset(map(frozenset, cut.piles))) for cut in found]
    assert set(seen) == every_cut(items, limit)
    assert len(seen) == len(set(seen))
    reserved = [len(cut.reserve) for cut in found]
    assert reserved == sorted(reserved, reverse=True)


@given(st.lists(goods(), min_size=2, max_size=5), limits)
def test_exactly_the_cuts_without_faults_are_legal(items: list[Good], limit: Reserves) -> None:
    """Every way to divide items is a legal cut or has a fault, not both."""
    legal = set(cuts(items, limit))
    for places in product(range(3), repeat=len(items)):
        parts = [tuple(i for i, at in enumerate(places) if at == part) for part in range(3)]
        cut = Cut.of(parts[0], parts[1], parts[2])
        assert (cut in legal) is not bool(cut_faults(items, limit, cut))


@pytest.mark.parametrize(
    ("rares", "reserves", "number"),
    [(0, 1, 90), (1, 1, 75), (2, 1, 60), (6, 1, 31), (0, 2, 195), (0, 4, 270)],
)
def test_how_many_there_are(rares: int, reserves: int, number: int) -> None:
    """With six goods 90; fewer with a rare one, more with more reserves."""
    assert len(cuts([RARE] * rares + [PLAIN] * (6 - rares), Reserves(reserves))) == number


@given(st.lists(goods(), min_size=2, max_size=6), st.data())
def test_text_of_a_cut(items: list[object], data: st.DataObject) -> None:
    """The text of a cut reads back as the same cut, with the piles in either order."""
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
    assert cut_faults([PLAIN, PLAIN, PLAIN, RARE], Reserves(1), parse_cut(text)) == reasons


@pytest.mark.parametrize(
    ("limit", "text", "reasons"),
    [
        (Reserves(2), "reserve 1 | 2 3 | 4 5", []),
        (Reserves(2), "reserve 1 4 | 2 3 | 5", []),
        (Reserves(2), "reserve | 1 2 3 | 4 5", ["0 items are reserved: it must be 1 or 2"]),
        (Reserves(1, 1), "reserve 1 4 | 2 3 | 5", []),
        (Reserves(1, 1), "reserve 4 | 1 2 3 | 5", []),
        (
            Reserves(1, 1),
            "reserve 4 5 | 1 2 | 3",
            ["2 of the reserved items are no stamps: at most 1 may be, and 1 more only as stamps"],
        ),
        (Reserves(1, 1), "reserve 1 2 3 | 4 | 5", ["3 items are reserved: it must be 1 or 2"]),
    ],
)
def test_more_reserves_are_allowed_and_may_be_for_stamps_only(
    limit: Reserves, text: str, reasons: list[str]
) -> None:
    """Fewer than the most are legal, none is not; a limit to stamps is named."""
    card = parse_good("specialist")
    assert cut_faults([PLAIN, PLAIN, PLAIN, card, TOKEN], limit, parse_cut(text)) == reasons


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


@given(st.integers(2, 5), st.data())
def test_everyone_but_one_takes_a_pile(players: int, data: st.DataObject) -> None:
    """However they choose: nobody takes twice, nobody takes from who gave already, and the one who is left
    over keeps both, or all gave and took."""
    state = ChooseTurns.begin(data.draw(st.integers(0, players - 1)), (True,) * players)
    owners = []
    while state.turn is not None:
        me = state.turn
        owner, pile = data.draw(st.sampled_from(state.piles()))
        assert owner != me
        assert state.shares[me].taken is None
        before, state = state, state.take((owner, pile))
        owners.append(owner)
        assert state.shares[owner].kept == 1 - pile
        if not before.chosen[owner] and state.turn is not None:
            assert state.turn == owner
    assert len(owners) == len(set(owners)) == sum(share.taken is not None for share in state.shares)
    left = [player for player in range(players) if state.shares[player].taken is None]
    assert all(state.shares[player] == PileShare() for player in left)
    assert len(left) <= 1


def test_counterclockwise_from_the_owner() -> None:
    """When the first of five players takes from the third, who takes from the first, the turn goes to the
    fifth, who sits counterclockwise from the first."""
    state = ChooseTurns.begin(0, (True,) * 5).take((2, 0))
    assert state.turn == 2
    state = state.take((0, 1))
    assert state.turn == 4


def test_the_one_left_over_keeps_both() -> None:
    """With three players the first two exchange piles, and nothing is left for the third."""
    state = ChooseTurns.begin(0, (True,) * 3).take((1, 0)).take((0, 0))
    assert state.turn is None
    assert state.shares == (PileShare(1, (1, 0), taken_first=True), PileShare(1, (0, 0)), PileShare())


def test_alone_at_the_table() -> None:
    """Without others there is nothing to choose."""
    assert ChooseTurns.begin(0, (True,)).turn is None
