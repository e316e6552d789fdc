"""Positions of the phases collect, cut and choose: read, written, refused."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings

from stockbook.models.files.faults import PositionError
from stockbook.models.stampswap.goods import TOKEN, StampGood, UnseenGood
from stockbook.models.stampswap.position import Position
from stockbook.models.stampswap.reading import parse_position
from stockbook.models.stampswap.writing import position_to_dict, position_to_toml
from tests.models.stampswap.swap.dealing import swap_positions

CUT = """
game = "stampswap"
phase = "cut"
round = 3
contests = ["edges 10"]
first_player_holder = "left"
reserves = 2
[me]
collection = ["2x3 blue animals 2", "2x2 rare 5", "3x3 green space 1 (down)", "forever", "first-player"]
[[opponents]]
name = "left"
collection = ["2x3 ?", "3x3 brown flowers 2"]
"""
CHOOSE = """
game = "stampswap"
phase = "choose"
round = 3
contests = ["edges 10"]
[me]
got = ["forever"]
piles = [["2x2 rare 5"], ["forever", "2x3 blue animals 2"]]
[[opponents]]
name = "left"
got = ["specialist"]
piles = []
chosen = true
"""


@settings(max_examples=80)
@given(swap_positions())
def test_writing_and_reading_give_the_same_position(position: Position) -> None:
    """Every phase survives a round trip, and the text says what the tables say."""
    text = position_to_toml(position)
    assert parse_position(text) == position
    assert tomllib.loads(text) == position_to_dict(position)


def test_what_a_cut_holds() -> None:
    """The goods of everyone, who chooses first, and how many may be reserved."""
    position = parse_position(CUT)
    assert (position.first_player_holder, position.reserves) == ("left", 2)
    assert position.me.collection[-1] == TOKEN
    assert [good.down for good in position.me.collection if isinstance(good, StampGood)] == [
        *(False, False, True, False)
    ]
    assert position.opponents[0].collection[0] == UnseenGood(2, 3)


def test_what_a_choose_turn_holds() -> None:
    """Piles on offer, what is certain, and who has chosen."""
    position = parse_position(CHOOSE)
    assert list(map(len, position.me.piles)) == [1, 2]
    left = position.opponents[0]
    assert (left.piles, left.chosen, list(map(str, left.got))) == ((), True, ["specialist"])


@pytest.mark.parametrize(
    ("text", "old", "new", "key", "message"),
    [
        (CUT, '"left"\nres', '"lfet"\nres', "first_player_holder", "did you mean 'left'?"),
        (CUT, "reserves = 2", "reserves = 7", "reserves", "7 is not between 0 and 6"),
        (CUT, "reserves = 2", "reserves = 0", "reserves", "0: everyone reserves at least one item"),
        (CUT, "reserves = 2", "pool = []", "pool", "belongs to the phase collect"),
        (CUT, "[me]", "[me]\nplace = []", "me.place", "belongs to the phase show"),
        (CUT, "[me]", "[me]\nreserves = 1", "me.reserves", "belongs above [me]"),
        (CUT, "[me]", "[me]\nfirst_player = true", "me.collection[5]", "has the first-player token already"),
        (CUT, '"2x3 ?"', '"2x3 ??"', "opponents[1].collection[1]", "is written 2x3 ?"),
        (CUT, '"2x3 ?"', '"first-player"', "opponents[1].collection[1]", "me has the first-player token"),
        (CHOOSE, "[me]", "[me]\nchosen = true", "me.chosen", "it is my turn"),
        (CHOOSE, "[me]", "[me]\ncollection = []", "me.collection", "belongs to the phases collect and cut"),
        (CHOOSE, "piles = []", "piles = [[], ['forever']]", "opponents[1].piles", "a pile is empty"),
        (CHOOSE, "piles = []", "piles = [['forever']]", "opponents[1].piles", "there are two"),
        (CHOOSE, "piles = []", "piles = ['a', 'b']", "opponents[1].piles[1]", "must be a list"),
        (CHOOSE, '["2x2 rare 5"]', '["2x2 rar 5"]', "me.piles[1][1]", "unknown color"),
        (CHOOSE, '["2x2 rare 5"]', "[5]", "me.piles[1][1]", "must be a text in quotes"),
    ],
)
def test_faults_name_their_place(text: str, old: str, new: str, key: str, message: str) -> None:
    """Each slip is told with its key."""
    assert old in text
    with pytest.raises(PositionError) as caught:
        parse_position(text.replace(old, new, 1))
    assert [fault.key for fault in caught.value.faults][:1] == [key]
    assert message in caught.value.faults[0].message


def test_a_cut_needs_two_items() -> None:
    """One item makes no two piles."""
    with pytest.raises(PositionError, match="at least 2 items"):
        parse_position('game="stampswap"\nphase="cut"\nround=1\ncontests=["edges 1"]\n')
